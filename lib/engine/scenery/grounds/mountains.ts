import type { PathNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import { type Ground, highest, isApart, jitter, overlaps, type ScenerySetting, shape } from '../setting.ts';
import { box, fir, rolling, toPolygonPath } from '../shapes.ts';

const maxFirs = 9;

function drawPeak(setting: ScenerySetting, at: number, rise: number, half: number, fill: string): PathNode[] {
  const { width, unit, ground, colors } = setting;
  const [x, base, reach] = [at * width, ground + 20, half * Math.max(width * 0.62, unit * 1.1)];
  const top = Math.max(ground - rise * unit, highest(setting, x - reach, x + reach));
  const drop = base - top;
  if (drop < unit * 0.12) return [];
  const body = toPolygonPath([
    [x - reach, base],
    [x, top],
    [x + reach, base],
  ]);
  const snow = toPolygonPath([
    [x, top],
    [x + reach * 0.24, top + drop * 0.24],
    [x + reach * 0.08, top + drop * 0.2],
    [x - reach * 0.05, top + drop * 0.29],
    [x - reach * 0.13, top + drop * 0.2],
    [x - reach * 0.24, top + drop * 0.24],
  ]);
  return [shape(body, fill), shape(snow, colors.snow)];
}

export function drawMountains(setting: ScenerySetting, taken: readonly Rect[]): Ground {
  const { width, height, unit, ground, colors, random, clear } = setting;
  let firs = '';
  let trunks = '';
  for (let index = 0; index < maxFirs; index += 1) {
    const [x, size] = [width * (0.02 + 0.96 * random()), unit * (0.1 + 0.08 * random())];
    const base = ground + unit * 0.03;
    const own = { x: x - size * 0.3, y: base - size, width: size * 0.6, height: size };
    if (overlaps(own, clear) || !isApart(own, taken, size * 0.2)) continue;
    firs += fir(x, base, size);
    trunks += box(x - size * 0.04, base - size * 0.15, size * 0.08, size * 0.15);
  }
  const shift = 0.08 * jitter(setting);
  return {
    back: [
      ...drawPeak(setting, 0.2 + shift, 0.34, 0.48, colors.far),
      ...drawPeak(setting, 0.86 + shift, 0.4, 0.5, colors.far),
      ...drawPeak(setting, 0.52 + shift, 0.52, 0.54, colors.near),
      shape(trunks, colors.deepest),
      shape(firs, colors.front),
      shape(
        rolling(
          [
            [0, ground],
            [0.4 * width, ground + 0.03 * unit],
            [0.7 * width, ground - 0.01 * unit],
            [width, ground + 0.02 * unit],
          ],
          height,
        ),
        colors.front,
      ),
      shape(
        rolling(
          [
            [0, ground + 0.11 * unit],
            [0.5 * width, ground + 0.07 * unit],
            [width, ground + 0.13 * unit],
          ],
          height,
        ),
        colors.deepest,
      ),
    ],
    front: [],
  };
}
