import { hash } from '../brand/hash.ts';
import { createRandom, type Random } from '../random.ts';
import type { BoxNode, Scene, SceneNode } from '../scene.ts';
import { format } from '../scenery/shapes.ts';

/** Gives plain boxes edges that stray outwards by a seed, as if cut from paper or drawn with a marker. */

/** Pixels between two points of an edge, and how far they may stray. */
const stepPx = 28;
const stray = { box: 4.5, mark: 2.2, rule: 1.4 } as const;
const maxRule = 9;
const maxMarkPx = 90;

function walk(from: readonly [number, number], to: readonly [number, number], by: number, random: Random) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const count = Math.max(1, Math.round(length / stepPx));
  return Array.from({ length: count }, (_, index): readonly [number, number] => {
    const share = index / count;
    const off = random() * 2 * by;
    const along = index === 0 ? 0 : ((random() - 0.5) * stepPx) / 3;
    const x = from[0] + dx * share + (dx / length) * along + (dy / length) * off;
    const y = from[1] + dy * share + (dy / length) * along - (dx / length) * off;
    return [x, y];
  });
}

function roughenBox(box: BoxNode, scene: Scene, random: Random): SceneNode[] {
  const { x, y, width, height, fill, stroke, radius = 0 } = box;
  if (typeof fill !== 'string' && fill !== undefined) return [box];
  const isRule = Math.min(width, height) <= maxRule;
  if (radius * 2 >= Math.min(width, height) && !isRule) return [box];
  const by = isRule ? stray.rule : height <= maxMarkPx ? stray.mark : stray.box;
  const [right, bottom] = [x + width, y + height];
  const corners = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ] as const;
  const points = corners.flatMap((corner, index) => walk(corner, corners[(index + 1) % 4] ?? corner, by, random));
  // Points at the picture's edge stay outside it.
  const held = points.map(([px, py]): readonly [number, number] => [
    x <= 0 && px < stepPx
      ? -stray.box
      : right >= scene.width && px > scene.width - stepPx
        ? scene.width + stray.box
        : px,
    y <= 0 && py < stepPx
      ? -stray.box
      : bottom >= scene.height && py > scene.height - stepPx
        ? scene.height + stray.box
        : py,
  ]);
  const d = `M${held.map(([px, py]) => `${format(px)} ${format(py)}`).join('L')}Z`;
  const torn = { type: 'path', d, x: 0, y: 0, scale: 1, fill, stroke } as const;
  // The box stays under the torn shape, so that its text keeps a known ground.
  return isRule || fill === undefined ? [torn] : [torn, { ...box, stroke: undefined }];
}

export function roughen<Any extends Scene>(scene: Any, seed: string): Any {
  const random = createRandom(hash(seed));
  const nodes = scene.nodes.flatMap((node) => {
    const isWhole = node.type === 'box' && node.width >= scene.width && node.height >= scene.height;
    return node.type === 'box' && !isWhole ? roughenBox(node, scene, random) : [node];
  });
  return { ...scene, nodes };
}
