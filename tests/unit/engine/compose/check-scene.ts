import { createCanvas, Path2D } from '@napi-rs/canvas';
import { computeContrast } from '../../../../lib/engine/brand/color.ts';
import { isTall } from '../../../../lib/engine/compose/text.ts';
import { type Logo, logoAsset } from '../../../../lib/engine/logo.ts';
import type { BoxNode, ImageNode, PathNode, Scene, SceneNode, TextNode } from '../../../../lib/engine/scene.ts';

/** Something a finished picture must not have. */
export interface Fault {
  readonly rule:
    | 'margin'
    | 'line'
    | 'overlap'
    | 'contrast'
    | 'ground'
    | 'size'
    | 'crossed'
    | 'outside'
    | 'logo'
    | 'cell';
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
const minMarginPx = 36;

/** Smallest sizes in pixels at 1080 wide (visual specification, "Type"). */
const minSize: Readonly<Record<TextNode['role'], number>> = {
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

/** Letters as wide as high say as much in less: a title with any goes down to this before it is cut off. */
const minWideTitle = 34;
const findMinSize = ({ role, lines }: TextNode) =>
  role === 'title' && isTall(lines.map(({ text }) => text).join(' ')) ? minWideTitle : minSize[role];

/** A node where it is painted, groups dissolved. Turned groups keep their upright boxes about the same point. */
interface Painted<Node extends SceneNode = SceneNode> {
  readonly node: Node;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Its visible part, where its group is clipped. */
  readonly clip?: Rect | undefined;
}

function* painted(nodes: readonly SceneNode[], x = 0, y = 0, scale = 1, outer?: Rect): Generator<Painted> {
  for (const node of nodes) {
    if (node.type === 'group') {
      const [left, top, inner] = [x + node.x * scale, y + node.y * scale, scale * (node.scale ?? 1)];
      const clip = node.clip && {
        left,
        top,
        right: left + node.clip.width * inner,
        bottom: top + node.clip.height * inner,
      };
      yield* painted(node.children, left, top, inner, clip ?? outer);
    } else yield { node, x, y, scale, clip: outer };
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

const boxRect = ({ node, x, y, scale }: Painted<BoxNode | ImageNode>): Rect => ({
  left: x + node.x * scale,
  top: y + node.y * scale,
  right: x + (node.x + node.width) * scale,
  bottom: y + (node.y + node.height) * scale,
});

const isText = (each: Painted): each is Painted<TextNode> => each.node.type === 'text';
const isBox = (each: Painted): each is Painted<BoxNode> => each.node.type === 'box';
const isPath = (each: Painted): each is Painted<PathNode> => each.node.type === 'path';
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
    left: minMarginPx,
    top: minMarginPx,
    right: scene.width - minMarginPx,
    bottom: scene.height - minMarginPx,
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
  if (size < findMinSize(node) - 0.01) faults.push({ rule: 'size', detail: `${excerpt(node)} is ${size} px` });
  const ground = node.ground ?? node.outline?.color;
  if (ground === undefined) faults.push({ rule: 'contrast', detail: `${excerpt(node)} has no ground` });
  else {
    // WCAG 2.2, "large scale": bold type is large from a smaller size on.
    const min = size >= 48 || (size >= 36 && node.font.weight >= 700) ? 3 : 4.5;
    const ratio = computeContrast(node.color, ground);
    if (ratio < min) faults.push({ rule: 'contrast', detail: `${excerpt(node)}: ${ratio.toFixed(2)} : 1` });
  }
  return faults;
}

/** Whether the box really painted behind a text has the colour the text was made for; pictures are skipped. */
function checkGround(text: Painted<TextNode>, all: readonly Painted[], scene: Scene): Fault[] {
  const rects = lineRects(text);
  const own = all.indexOf(text);
  if (text.node.ground === undefined) return [];
  let actual: unknown = scene.background;
  for (const each of all.slice(0, own)) {
    if (each.node.type === 'image') return [];
    if (isBox(each) && each.node.fill !== undefined && rects.every((rect) => contains(boxRect(each), rect)))
      actual = each.node.fill;
    if (isPath(each) && each.node.fill !== undefined && rects.every((rect) => isInside(each, rect)))
      actual = fillOver(each.node, text.node.ground, actual);
  }
  const faults: Fault[] = [];
  if (actual !== text.node.ground)
    faults.push({ rule: 'ground', detail: `${excerpt(text.node)} stands on ${String(actual)}` });
  const filled = all.slice(0, own).filter(isBox);
  const ground = filled.findLastIndex(
    (box) => box.node.fill !== undefined && rects.every((rect) => contains(boxRect(box), rect)),
  );
  const straddled = filled
    .slice(ground + 1)
    .find((box) => box.node.fill !== undefined && rects.some((rect) => straddles(boxRect(box), rect)));
  if (straddled) faults.push({ rule: 'ground', detail: `${excerpt(text.node)} crosses the edge of a box` });
  const covered = all
    .slice(own + 1)
    .filter(isBox)
    .find((box) => box.node.fill !== undefined && rects.some((rect) => overlaps(boxRect(box), rect)));
  if (covered) faults.push({ rule: 'ground', detail: `${excerpt(text.node)} is covered` });
  return faults;
}

/** Decoration close to the ground does not become the ground; a disc that was drawn for the text does. */
const fillOver = (path: PathNode, wanted: string, actual: unknown) => (path.fill === wanted ? wanted : actual);

const straddles = (box: Rect, rect: Rect) => overlaps(box, rect) && !contains(box, rect);

const context = createCanvas(1, 1).getContext('2d');

/** Points over a line of letters, where they are thickest. */
function* pointsOn({ left, top, right, bottom }: Rect): Generator<readonly [number, number]> {
  for (let step = 0; step <= 10; step += 1) {
    const x = left + ((right - left) * step) / 10;
    for (const share of [0.35, 0.6]) yield [x, top + (bottom - top) * share];
  }
}

const isInside = (each: Painted<PathNode>, rect: Rect) => {
  const path = new Path2D(each.node.d);
  return [...pointsOn(rect)].every(([x, y]) => hits(each, path, x, y));
};

function hits({ node, x: left, y: top, scale, clip }: Painted<PathNode>, path: Path2D, x: number, y: number): boolean {
  if (clip && (x < clip.left || x > clip.right || y < clip.top || y > clip.bottom)) return false;
  const [localX, localY] = [((x - left) / scale - node.x) / node.scale, ((y - top) / scale - node.y) / node.scale];
  if (node.fill !== undefined && context.isPointInPath(path, localX, localY)) return true;
  if (node.stroke === undefined) return false;
  context.lineWidth = node.stroke.width;
  return context.isPointInStroke(path, localX, localY);
}

/** A mark that letters can't be distinguished from: less than this apart. */
const minApart = 3;

/** Whether a drawing runs through letters: over them, or behind them in a colour they can't be distinguished from. */
function checkCrossed(path: Painted<PathNode>, texts: readonly Painted<TextNode>[], all: readonly Painted[]): Fault[] {
  const { node } = path;
  const drawn = new Path2D(node.d);
  const color = node.fill ?? node.stroke?.color;
  if (typeof color !== 'string') return [];
  return texts.flatMap((text): Fault[] => {
    const isBehind = all.indexOf(path) < all.indexOf(text);
    if (isBehind && computeContrast(text.node.color, color) >= minApart) return [];
    const crossed = lineRects(text).some((rect) =>
      [...pointsOn(rect)].some(([x, y]) => hits(path, drawn, x, y) && !isCoveredBy(all, path, text, x, y)),
    );
    return crossed ? [{ rule: 'crossed', detail: `${excerpt(text.node)} by a drawing in ${color}` }] : [];
  });
}

/** Whether something between the drawing and the text hides the drawing there. */
function isCoveredBy(all: readonly Painted[], path: Painted, text: Painted, x: number, y: number): boolean {
  return all.slice(all.indexOf(path) + 1, all.indexOf(text)).some((each) => {
    if (isPath(each)) return each.node.fill !== undefined && hits(each, new Path2D(each.node.d), x, y);
    if (!isBox(each) || each.node.fill === undefined) return false;
    const rect = boxRect(each);
    return x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
  });
}

/** Boxes that reach over the picture's edge. */
function checkOutside(box: Painted<BoxNode>, scene: Scene): Fault[] {
  const whole = { left: 0, top: 0, right: scene.width, bottom: scene.height };
  return contains(whole, boxRect(box)) ? [] : [{ rule: 'outside', detail: JSON.stringify(boxRect(box)) }];
}

/** Logos smaller than this, in pixels, cannot be made out. */
const minLogo = 24;

/** Faults in how a brand's logo stands: once, whole, at its own proportions, clear of all else, and to be seen. */
export function checkLogo(scene: Scene, logo: Logo): Fault[] {
  const all = [...painted(scene.nodes)];
  const found = all.filter(
    (each): each is Painted<ImageNode> => each.node.type === 'image' && each.node.asset === logoAsset,
  );
  const [mark] = found;
  if (found.length !== 1 || !mark) return [{ rule: 'logo', detail: `stands ${found.length} times` }];
  const rect = boxRect(mark);
  const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
  const faults: string[] = [];
  if (mark.node.fit !== 'contain' || Math.abs(width / height / (logo.width / logo.height) - 1) > 0.01) {
    faults.push('is distorted');
  }
  if (Math.max(width, height) < minLogo) faults.push(`is ${width} × ${height} px`);
  const { width: right, height: bottom } = scene;
  const safe = { left: minMarginPx, top: minMarginPx, right: right - minMarginPx, bottom: bottom - minMarginPx };
  if (!contains(safe, rect)) faults.push('is too near to the edge');
  const before = all.slice(0, all.indexOf(mark));
  const boxes = before.filter(isBox).filter((box) => box.node.fill !== undefined);
  const ground = boxes.findLast((box) => contains(boxRect(box), rect))?.node.fill ?? scene.background;
  const seen = logo.inks.reduce(
    (sum, { color, share }) => sum + (typeof ground === 'string' && computeContrast(color, ground) >= 2 ? share : 0),
    0,
  );
  if (!logo.isOpaque && seen < 0.6) faults.push(`cannot be seen on ${String(ground)}`);
  const clear = Math.min(20, height / 3);
  const around = {
    left: rect.left - clear,
    top: rect.top - clear,
    right: rect.right + clear,
    bottom: rect.bottom + clear,
  };
  const others = all.filter(isText).flatMap((text) => lineRects(text));
  if (others.some((other) => overlaps(around, other))) faults.push('has no clear space');
  return faults.map((detail) => ({ rule: 'logo', detail }));
}

/** A heading's place narrower than this share of them all is one column of several. */
const columnShare = 0.6;

/** Cells of a grid that stay empty: headings as narrow as a column with nothing beside them. */
export function checkColumns(scene: Scene): Fault[] {
  const headings = [...painted(scene.nodes)].filter(isText).filter(({ node }) => node.role === 'heading');
  const left = Math.min(...headings.map(({ x, node }) => x + node.x));
  const right = Math.max(...headings.map(({ x, node }) => x + node.x + node.width));
  const narrow = headings.filter(({ node }) => node.width < (right - left) * columnShare);
  const isBeside = (one: TextNode, other: TextNode) =>
    one !== other && one.y < other.y + other.height && other.y < one.y + one.height;
  return narrow
    .filter(({ node }) => !headings.some((other) => isBeside(node, other.node)))
    .map(({ node }) => ({ rule: 'cell', detail: `${excerpt(node)} has nothing beside it` }));
}

/** Everything wrong with how a scene's texts stand: the rules that hold for every picture. Empty when it is sound. */
export function checkScene(scene: Scene): Fault[] {
  const all = [...painted(scene.nodes)];
  const texts = all.filter(isText);
  const faults = texts.flatMap((text) => [
    ...checkLines(text, scene),
    ...checkReadable(text),
    ...checkGround(text, all, scene),
  ]);
  faults.push(...all.filter(isBox).flatMap((box) => checkOutside(box, scene)));
  faults.push(...all.filter(isPath).flatMap((path) => checkCrossed(path, texts, all)));
  texts.forEach((text, index) => {
    for (const other of texts.slice(index + 1)) {
      const touch = lineRects(text).some((a) => lineRects(other).some((b) => overlaps(a, b)));
      if (touch) faults.push({ rule: 'overlap', detail: `${excerpt(text.node)} and ${excerpt(other.node)}` });
    }
  });
  return faults;
}
