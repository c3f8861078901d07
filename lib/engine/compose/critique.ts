import { computeContrast } from '../brand/color.ts';
import type { GroupNode, Scene, SceneNode, TextNode } from '../scene.ts';
import { isText } from '../scene.ts';
import type { Rect } from '../sizes.ts';

export interface Critique {
  readonly empty: number;
  readonly smallText: number;
  readonly weakContrast: number;
  readonly repetition: number;
  readonly widows: number;
  readonly imbalance: number;
}

const cellsAcross = 30;
/** Share of a picture that margins and header may leave empty in one piece. */
const usualEmpty = 0.14;
const maxMark = 0.2;
/** Pixels in a picture of 1080 or more: read with ease, and at least. */
const easySizePx = 30;
const minSize = 26;
const widowShare = 0.28;

export function findBounds(d: string): Rect | undefined {
  const numbers = (d.replace(/A(\S+) \S+ 0 [01] [01] /g, 'L').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  if (ys.length === 0) return undefined;
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function listMarks(node: SceneNode, area: number): readonly Rect[] {
  switch (node.type) {
    case 'text':
      return node.lines.map(({ x, baseline, width }) => ({
        x,
        y: baseline - node.font.size,
        width,
        height: node.font.size * 1.25,
      }));
    case 'image':
      return [node];
    case 'box':
      return node.fill && node.width * node.height < area * maxMark ? [node] : [];
    case 'path': {
      if (node.scale !== 1) return [{ x: node.x, y: node.y, width: 256 * node.scale, height: 256 * node.scale }];
      const bounds = node.fill ? findBounds(node.d) : undefined;
      return bounds ? [{ ...bounds, x: bounds.x + node.x, y: bounds.y + node.y }] : [];
    }
    case 'group':
      return groupMarks(node, area);
  }
}

function groupMarks({ x, y, scale = 1, clip, children }: GroupNode, area: number): readonly Rect[] {
  if (clip) return [{ x, y, width: clip.width * scale, height: clip.height * scale }];
  return children
    .flatMap((child) => listMarks(child, area))
    .map((mark) => ({
      x: x + mark.x * scale,
      y: y + mark.y * scale,
      width: mark.width * scale,
      height: mark.height * scale,
    }));
}

function computeOccupancy({ width, height, nodes }: Scene): boolean[][] {
  const cell = width / cellsAcross;
  const rows = Math.round(height / cell);
  const grid = Array.from({ length: rows }, () => Array.from({ length: cellsAcross }, () => false));
  for (const { x, y, width: wide, height: tall } of nodes.flatMap((node) => listMarks(node, width * height))) {
    for (let row = Math.max(0, Math.floor(y / cell)); row < Math.min(rows, (y + tall) / cell); row += 1) {
      const line = grid[row];
      if (line) line.fill(true, Math.max(0, Math.floor(x / cell)), Math.max(0, Math.ceil((x + wide) / cell)));
    }
  }
  return grid;
}

function findLargestEmpty(grid: readonly (readonly boolean[])[]): number {
  const heights = Array.from({ length: cellsAcross }, () => 0);
  let best = 0;
  for (const row of grid) {
    row.forEach((taken, at) => {
      heights[at] = taken ? 0 : (heights[at] ?? 0) + 1;
    });
    for (let from = 0; from < cellsAcross; from += 1) {
      let minFree = Number.POSITIVE_INFINITY;
      for (let to = from; to < cellsAcross; to += 1) {
        minFree = Math.min(minFree, heights[to] ?? 0);
        if (minFree === 0) break;
        best = Math.max(best, minFree * (to - from + 1));
      }
    }
  }
  return best;
}

function findMiddle(grid: readonly (readonly boolean[])[]): number {
  let sum = 0;
  let count = 0;
  grid.forEach((row, index) => {
    const taken = row.filter(Boolean).length;
    sum += taken * (index + 0.5);
    count += taken;
  });
  return count === 0 ? 0.5 : sum / count / grid.length;
}

function isWidowed({ lines }: TextNode): boolean {
  const last = lines.at(-1);
  return (
    lines.length > 1 && last !== undefined && last.width < widowShare * Math.max(...lines.map(({ width }) => width))
  );
}

export function critique(scene: Scene): Critique {
  const texts = scene.nodes.filter(isText);
  const grid = computeOccupancy(scene);
  const read = texts.filter(({ role }) => role !== 'source' && role !== 'kicker' && role !== 'badge');
  const smallest = Math.min(easySizePx, ...read.map(({ font }) => font.size));
  const ratios = texts.map(({ color, ground }) => (ground === undefined ? 21 : computeContrast(color, ground)));
  const words = texts
    .filter(({ role }) => role !== 'badge')
    .map(({ lines }) =>
      lines
        .map(({ text }) => text)
        .join(' ')
        .toLowerCase(),
    );
  return {
    empty: Math.max(0, findLargestEmpty(grid) / (grid.length * cellsAcross) - usualEmpty) * 6,
    smallText: (easySizePx - smallest) / (easySizePx - minSize),
    weakContrast: Math.max(0, 4.5 - Math.min(21, ...ratios)),
    repetition: words.length - new Set(words).size,
    widows: read.filter(isWidowed).length / Math.max(1, read.length),
    imbalance: Math.max(0, Math.abs(findMiddle(grid) - 0.5) - 0.08) * 6,
  };
}

const penalty = { smallText: 0.6, weakContrast: 2 };

export function computePenalty(scene: Scene): number {
  const { empty, smallText, weakContrast, repetition, widows, imbalance } = critique(scene);
  return empty + smallText * penalty.smallText + weakContrast * penalty.weakContrast + repetition + widows + imbalance;
}
