import type { PathNode } from '../../scene.ts';
import { type Ground, highest, overlaps, type ScenerySetting, shape } from '../setting.ts';
import { bird, rolling, waves } from '../shapes.ts';

const birds = 4;

function drawIslands(setting: ScenerySetting): PathNode[] {
  const { width, unit, ground, colors } = setting;
  const islands = [
    [0, 0.06, 0.16, 0.13, 0.36],
    [0.7, 0, 0.85, 0.09, 1.02],
  ] as const;
  return islands.map(([from, start, middle, rise, to]) => {
    const limit = highest(setting, from * width, to * width);
    const line = [
      [from * width, Math.max(limit, ground - start * unit)],
      [middle * width, Math.max(limit, ground - rise * unit)],
      [to * width, ground + unit * 0.02],
    ] as const;
    return shape(rolling(line, ground + unit * 0.03), colors.far);
  });
}

export function drawSea(setting: ScenerySetting): Ground {
  const { width, height, unit, ground, colors, random, clear } = setting;
  const length = unit * 0.25;
  let flock = '';
  for (let index = 0; index < birds; index += 1) {
    const [x, y, size] = [width * (0.1 + 0.8 * random()), ground - unit * (0.35 + 0.3 * random()), unit * 0.022];
    if (y < size * 2 || overlaps({ x: x - size * 2, y: y - size, width: size * 4, height: size * 2 }, clear)) continue;
    flock += bird(x, y, size);
  }
  const line = { color: colors.front, width: Math.max(3, unit * 0.007) };
  const flight: PathNode = { type: 'path', d: flock, x: 0, y: 0, scale: 1, stroke: line };
  return {
    back: [
      ...drawIslands(setting),
      ...(flock ? [flight] : []),
      shape(waves(-length * 0.9, width, ground, unit * 0.022, length, height), colors.near),
    ],
    front: [
      shape(waves(-length * 0.5, width, ground + unit * 0.055, unit * 0.02, length * 1.15, height), colors.front),
      shape(waves(-length * 0.8, width, ground + unit * 0.12, unit * 0.018, length * 1.3, height), colors.deepest),
    ],
  };
}
