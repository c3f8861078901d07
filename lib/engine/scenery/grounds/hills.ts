import type { Rect } from '../../sizes.ts';
import { type Ground, highest, isApart, jitter, overlaps, type ScenerySetting, shape } from '../setting.ts';
import { crown, heightAt, rolling, type SceneryPoint, trunk } from '../shapes.ts';

const maxTrees = 7;

const rooted = 0.06;

export function drawHills(setting: ScenerySetting, taken: readonly Rect[]): Ground {
  const { width, height, unit, ground, colors, random, clear } = setting;
  const far: SceneryPoint[] = (
    [
      [0, 0.1 + 0.1 * random()],
      [0.22, 0.17 + 0.06 * jitter(setting)],
      [0.5, 0.06],
      [0.78, 0.15 + 0.06 * jitter(setting)],
      [1, 0.05 + 0.08 * random()],
    ] as const
  ).map(([x, rise]) => {
    const limit = highest(setting, (x - 0.28) * width, (x + 0.28) * width);
    return [x * width, Math.max(limit, ground - rise * unit)] as const;
  });
  const near: SceneryPoint[] = [
    [0, ground],
    [0.3 * width, ground - 0.05 * unit],
    [0.62 * width, ground + 0.02 * unit],
    [width, ground - 0.03 * unit],
  ];
  let crowns = '';
  let trunks = '';
  for (let index = 0; index < maxTrees; index += 1) {
    const [x, size] = [width * (0.03 + 0.94 * random()), unit * (0.1 + 0.07 * random())];
    const foot = heightAt(near, x) + size * rooted;
    const own = { x: x - size * 0.3, y: foot - size, width: size * 0.6, height: size };
    if (overlaps(own, clear) || !isApart(own, taken, size * 0.25)) continue;
    crowns += crown(x, foot, size);
    trunks += trunk(x, foot, size);
  }
  const front: SceneryPoint[] = [
    [0, ground + 0.09 * unit],
    [0.4 * width, ground + 0.05 * unit],
    [width, ground + 0.1 * unit],
  ];
  return {
    back: [
      shape(rolling(far, height), colors.far),
      shape(trunks, colors.front),
      shape(crowns, colors.near),
      shape(rolling(near, height), colors.near),
      shape(rolling(front, height), colors.front),
    ],
    front: [],
  };
}
