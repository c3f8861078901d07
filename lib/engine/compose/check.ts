import { computeContrast } from '../brand/color.ts';
import type { Scene, SceneNode, TextNode } from '../scene.ts';
import { isText } from '../scene.ts';
import type { Rect } from '../sizes.ts';
import { critique, findBounds } from './critique.ts';

/** Pixels; text nearer to the edge looks cut off. */
const minMarginPx = 36;
/** Pixels at 1080 wide. */
const minSizePx = 25.9;
/** WCAG 2.2, success criterion 1.4.3: text, and large text. */
const minContrast = { text: 4.5, large: 3 };
const slackPx = 1;

interface PictureFault {
  readonly rule: 'margin' | 'size' | 'contrast' | 'overlap' | 'empty';
  readonly text?: string;
}

/** Boxes of the glyphs: from a little above the capitals to a little below the baseline. */
const listLineRects = ({ lines, font: { size } }: TextNode): Rect[] =>
  lines.map(({ x, baseline, width }) => ({ x, y: baseline - size * 0.76, width, height: size * 0.96 }));

const overlaps = (a: Rect, b: Rect) =>
  a.x < b.x + b.width - slackPx &&
  b.x < a.x + a.width - slackPx &&
  a.y < b.y + b.height - slackPx &&
  b.y < a.y + a.height - slackPx;

interface Painted extends Rect {
  readonly fill?: string;
}

const isPlain = (fill: unknown): fill is string => typeof fill === 'string' && /^#[0-9a-f]{6}$/i.test(fill);

function toSquare({ x, y, width, height }: Rect): Rect {
  const side = Math.max(width, height);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

function listPainted(scene: Scene): {
  readonly boxes: readonly Painted[];
  readonly before: ReadonlyMap<TextNode, number>;
} {
  const boxes: Painted[] = [];
  const before = new Map<TextNode, number>();
  const walk = (nodes: readonly SceneNode[], x: number, y: number) => {
    for (const node of nodes) {
      if (node.type === 'text') before.set(node, boxes.length);
      if (node.type === 'box' && isPlain(node.fill)) {
        boxes.push({ x: x + node.x, y: y + node.y, width: node.width, height: node.height, fill: node.fill });
      }
      const bounds = node.type === 'path' && node.fill && node.scale === 1 ? findBounds(node.d) : undefined;
      if (bounds && node.type === 'path') {
        const rect = node.d.includes('A') ? toSquare(bounds) : bounds;
        boxes.push({ ...rect, x: x + node.x + rect.x, y: y + node.y + rect.y });
      }
      // Turned, scaled or mirrored groups are drawings, which texts avoid anyway.
      if (node.type === 'group' && !node.angle && !node.scale && !node.mirror) {
        walk(node.children, x + node.x, y + node.y);
      }
    }
  };
  walk(scene.nodes, 0, 0);
  return { boxes, before };
}

const holds = (box: Rect, { x, y, width, height }: Rect): boolean =>
  box.x <= x + width / 2 &&
  x + width / 2 <= box.x + box.width &&
  box.y <= y + height / 2 &&
  y + height / 2 <= box.y + box.height;

function listGrounds(scene: Scene, rects: readonly Rect[], boxes: readonly Painted[]): string[] {
  const base = isPlain(scene.background) ? [scene.background] : [];
  return rects.flatMap((rect) => {
    const under = boxes.findLast((box) => holds(box, rect));
    return under === undefined ? base : (under.fill ?? []);
  });
}

function listTextFaults(
  node: TextNode,
  scene: Scene,
  rects: readonly Rect[],
  boxes: readonly Painted[],
): PictureFault['rule'][] {
  const { size, weight } = node.font;
  const isLarge = size >= 40 || (size >= 32 && weight >= 700);
  const grounds = node.ground === undefined ? [] : listGrounds(scene, rects, boxes);
  const named = node.ground === undefined ? [] : [node.ground];
  const ratio = Math.min(21, ...[...named, ...grounds].map((ground) => computeContrast(node.color, ground)));
  const isInside = rects.every(
    ({ x, y, width, height }) =>
      x >= minMarginPx - slackPx &&
      y >= minMarginPx - slackPx &&
      x + width <= scene.width - minMarginPx + slackPx &&
      y + height <= scene.height - minMarginPx + slackPx,
  );
  return [
    ...(isInside ? [] : (['margin'] as const)),
    ...(size < minSizePx && node.role !== 'badge' ? (['size'] as const) : []),
    ...(ratio < (isLarge ? minContrast.large : minContrast.text) ? (['contrast'] as const) : []),
  ];
}

/** Value of `critique`'s emptiness from which a picture counts as having a hole. */
const maxEmpty = 1.2;

export function checkPicture(scene: Scene): PictureFault[] {
  const { boxes, before } = listPainted(scene);
  const texts = scene.nodes.filter(isText).map((node) => ({ node, rects: listLineRects(node) }));
  const faults = texts.flatMap(({ node, rects }) =>
    listTextFaults(node, scene, rects, boxes.slice(0, before.get(node))).map(
      (rule): PictureFault => ({ rule, text: node.lines[0]?.text ?? '' }),
    ),
  );
  texts.forEach(({ node, rects }, index) => {
    for (const other of texts.slice(index + 1)) {
      if (rects.some((a) => other.rects.some((b) => overlaps(a, b)))) {
        faults.push({ rule: 'overlap', text: node.lines[0]?.text ?? '' });
      }
    }
  });
  if (critique(scene).empty >= maxEmpty) faults.push({ rule: 'empty' });
  return faults;
}
