import type { Rect } from '../../sizes.ts';
import {
  findHighest,
  type Ground,
  isApart,
  overlaps,
  pickJitter,
  type ScenerySetting,
  shape,
  toLine,
} from '../setting.ts';
import { measureHeight, type SceneryPoint, toCrownPath, toHillsPath, toTrunkPath } from '../shapes.ts';

/** The far hills from left to right: `x` as a share of the width; rise, and what chance adds to it, as shares of the unit. */
const farHills = {
  left: { x: 0, rise: 0.1, range: 0.1 },
  hill: { x: 0.22, rise: 0.17, range: 0.06 },
  valley: { x: 0.5, rise: 0.06 },
  otherHill: { x: 0.78, rise: 0.15, range: 0.06 },
  right: { x: 1, rise: 0.05, range: 0.08 },
} as const;
/** Share of the width to each side within which a far hill keeps below the title. */
const hillReach = 0.28;
const nearHills = [
  [0, 0],
  [0.3, -0.05],
  [0.62, 0.02],
  [1, -0.03],
] as const;
const frontHills = [
  [0, 0.09],
  [0.4, 0.05],
  [1, 0.1],
] as const;

const maxTrees = 7;
/** Where trees stand, as shares of the width, and their height as a share of the unit, with what chance adds to each. */
const trees = { x: 0.03, xRange: 0.94, height: 0.1, heightRange: 0.07 } as const;
/** Shares of a tree's height: half its width, its width, its distance to others, and how deep it is rooted. */
const tree = { half: 0.3, width: 0.6, apart: 0.25, rooted: 0.06 } as const;

export function drawHills(setting: ScenerySetting, taken: readonly Rect[]): Ground {
  const { width, height, unit, ground, colors, random, clear } = setting;
  const { left, hill, valley, otherHill, right } = farHills;
  const far: SceneryPoint[] = (
    [
      [left.x, left.rise + left.range * random()],
      [hill.x, hill.rise + hill.range * pickJitter(setting)],
      [valley.x, valley.rise],
      [otherHill.x, otherHill.rise + otherHill.range * pickJitter(setting)],
      [right.x, right.rise + right.range * random()],
    ] as const
  ).map(([x, rise]) => {
    const limit = findHighest(setting, (x - hillReach) * width, (x + hillReach) * width);
    return [x * width, Math.max(limit, ground - rise * unit)] as const;
  });
  const near = toLine(nearHills, setting);
  let crowns = '';
  let trunks = '';
  for (let index = 0; index < maxTrees; index += 1) {
    const x = width * (trees.x + trees.xRange * random());
    const size = unit * (trees.height + trees.heightRange * random());
    const foot = measureHeight(near, x) + size * tree.rooted;
    const own = { x: x - size * tree.half, y: foot - size, width: size * tree.width, height: size };
    if (overlaps(own, clear) || !isApart(own, taken, size * tree.apart)) continue;
    crowns += toCrownPath(x, foot, size);
    trunks += toTrunkPath(x, foot, size);
  }
  return {
    back: [
      shape(toHillsPath(far, height), colors.far),
      shape(trunks, colors.front),
      shape(crowns, colors.near),
      shape(toHillsPath(near, height), colors.near),
      shape(toHillsPath(toLine(frontHills, setting), height), colors.front),
    ],
    front: [],
  };
}
