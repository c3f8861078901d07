import { contrast } from '../../../../lib/engine/brand/color.ts';
import type { BoxNode, Scene, SceneNode, TextNode } from '../../../../lib/engine/scene.ts';

/** Something a finished picture must not have. */
export interface Fault {
  readonly rule: 'margin' | 'line' | 'overlap' | 'contrast' | 'ground' | 'size';
  readonly detail: string;
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Sub-pixel differences between measured and placed widths. */
const slack = 1;
/** Text nearer to the edge than this looks cut off, whatever the layout's own margin. */
const leastMargin = 36;

/** Smallest sizes in pixels at 1080 wide (visual specification, "Type"). */
const leastSize: Readonly<Record<TextNode['role'], number>> = {
  title: 44,
  subtitle: 26,
  kicker: 24,
  heading: 28,
  body: 26,
  number: 36,
  label: 26,
  source: 23,
  badge: 22,
  caption: 26,
};

/** A node where it is painted, groups dissolved. Turned groups keep their upright boxes about the same point. */
interface Painted<Node extends SceneNode = SceneNode> {
  readonly node: Node;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function* painted(nodes: readonly SceneNode[], x = 0, y = 0, scale = 1): Generator<Painted> {
  for (const node of nodes) {
    if (node.type === 'group') {
      yield* painted(node.children, x + node.x * scale, y + node.y * scale, scale * (node.scale ?? 1));
    } else yield { node, x, y, scale };
  }
}

/** Where letters are: from a little above the capitals to a little below the baseline. */
function lineRects({ node, x, y, scale }: Painted<TextNode>): Rect[] {
  const { size } = node.font;
  return node.lines.map((line) => ({
    left: x + line.x * scale,
    right: x + (line.x + line.width) * scale,
    top: y + (line.baseline - size * 0.76) * scale,
    bottom: y + (line.baseline + size * 0.2) * scale,
  }));
}

const overlaps = (a: Rect, b: Rect) =>
  a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack;
const contains = (outer: Rect, inner: Rect) =>
  outer.left <= inner.left + slack &&
  outer.right >= inner.right - slack &&
  outer.top <= inner.top + slack &&
  outer.bottom >= inner.bottom - slack;

const boxRect = ({ node, x, y, scale }: Painted<BoxNode>): Rect => ({
  left: x + node.x * scale,
  top: y + node.y * scale,
  right: x + (node.x + node.width) * scale,
  bottom: y + (node.y + node.height) * scale,
});

const isText = (each: Painted): each is Painted<TextNode> => each.node.type === 'text';
const isBox = (each: Painted): each is Painted<BoxNode> => each.node.type === 'box';
const excerpt = ({ role, lines }: TextNode) =>
  `${role} “${lines
    .map((line) => line.text)
    .join(' ')
    .slice(0, 40)}”`;

function checkLines(text: Painted<TextNode>, scene: Scene): Fault[] {
  const { node } = text;
  const box = { left: node.x, top: node.y, right: node.x + node.width, bottom: node.y + node.height };
  const inside = node.lines.every(
    (line) =>
      line.x >= box.left - slack &&
      line.x + line.width <= box.right + slack &&
      line.baseline > box.top &&
      line.baseline < box.bottom,
  );
  const safe = {
    left: leastMargin,
    top: leastMargin,
    right: scene.width - leastMargin,
    bottom: scene.height - leastMargin,
  };
  return [
    ...(inside ? [] : [{ rule: 'line', detail: `${excerpt(node)} leaves its box` } as const]),
    ...(lineRects(text).every((rect) => contains(safe, rect))
      ? []
      : [{ rule: 'margin', detail: `${excerpt(node)} is too near to the edge` } as const]),
  ];
}

function checkReadable({ node, scale }: Painted<TextNode>): Fault[] {
  const size = node.font.size * scale;
  const faults: Fault[] = [];
  if (size < leastSize[node.role] - 0.01) faults.push({ rule: 'size', detail: `${excerpt(node)} is ${size} px` });
  const ground = node.ground ?? node.outline?.color;
  if (ground === undefined) faults.push({ rule: 'contrast', detail: `${excerpt(node)} has no ground` });
  else {
    // WCAG 2.2, "large scale": bold type is large from a smaller size on.
    const least = size >= 48 || (size >= 36 && node.font.weight >= 700) ? 3 : 4.5;
    const ratio = contrast(node.color, ground);
    if (ratio < least) faults.push({ rule: 'contrast', detail: `${excerpt(node)}: ${ratio.toFixed(2)} : 1` });
  }
  return faults;
}

/** Whether the box really painted behind a text has the colour the text was made for; pictures and drawings are skipped. */
function checkGround(text: Painted<TextNode>, before: readonly Painted[], scene: Scene): Fault[] {
  const [first] = lineRects(text);
  if (first === undefined || text.node.ground === undefined) return [];
  let actual = scene.background;
  for (const each of before) {
    if (each.node.type === 'image' || each.node.type === 'path') return [];
    if (isBox(each) && each.node.fill !== undefined && contains(boxRect(each), first)) actual = each.node.fill;
  }
  return actual === text.node.ground ? [] : [{ rule: 'ground', detail: `${excerpt(text.node)} stands on ${actual}` }];
}

/** Everything wrong with how a scene's texts stand: the rules that hold for every picture. Empty when it is sound. */
export function checkScene(scene: Scene): Fault[] {
  const all = [...painted(scene.nodes)];
  const texts = all.filter(isText);
  const faults = texts.flatMap((text) => [
    ...checkLines(text, scene),
    ...checkReadable(text),
    ...checkGround(text, all.slice(0, all.indexOf(text)), scene),
  ]);
  texts.forEach((text, index) => {
    for (const other of texts.slice(index + 1)) {
      const touch = lineRects(text).some((a) => lineRects(other).some((b) => overlaps(a, b)));
      if (touch) faults.push({ rule: 'overlap', detail: `${excerpt(text.node)} and ${excerpt(other.node)}` });
    }
  });
  return faults;
}
