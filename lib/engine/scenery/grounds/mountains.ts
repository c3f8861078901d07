import type { PathNode } from '../../scene.ts';
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
import { toBoxPath, toFirPath, toHillsPath, toPolygonPath } from '../shapes.ts';

interface Peak {
  readonly x: number;
  readonly rise: number;
  readonly half: number;
}

/** `x` as a share of the width, with what chance shifts all; rise as a share of the unit, and half the foot as one of the reach. */
const peaks = {
  left: { x: 0.2, rise: 0.34, half: 0.48 },
  right: { x: 0.86, rise: 0.4, half: 0.5 },
  main: { x: 0.52, rise: 0.52, half: 0.54 },
} as const satisfies Record<string, Peak>;
const shiftRange = 0.08;
/** The whole reach of a foot, as a share of the width or the unit, and the least height of a peak as a share of the unit. */
const peak = { ofWidth: 0.62, ofUnit: 1.1, minHeight: 0.12 } as const;
/** The snow's lower edge from right to left: shares of half the foot, and of the peak's height. */
const snowEdge = [
  [0.24, 0.24],
  [0.08, 0.2],
  [-0.05, 0.29],
  [-0.13, 0.2],
  [-0.24, 0.24],
] as const;
const nearSlope = [
  [0, 0],
  [0.4, 0.03],
  [0.7, -0.01],
  [1, 0.02],
] as const;
const frontSlope = [
  [0, 0.11],
  [0.5, 0.07],
  [1, 0.13],
] as const;

const maxFirs = 9;
/** Where firs stand, as shares of the width, and their height as a share of the unit, with what chance adds to each. */
const firs = { x: 0.02, xRange: 0.96, height: 0.1, heightRange: 0.08, drop: 0.03 } as const;
/** Shares of a fir's height. */
const firSize = { half: 0.3, width: 0.6, apart: 0.2, halfTrunk: 0.04, trunkWidth: 0.08, trunkHeight: 0.15 } as const;

function drawPeak(setting: ScenerySetting, { x: at, rise, half }: Peak, shift: number, fill: string): PathNode[] {
  const { width, unit, ground, colors } = setting;
  const [x, base] = [(at + shift) * width, ground + 20];
  const reach = half * Math.max(width * peak.ofWidth, unit * peak.ofUnit);
  const top = Math.max(ground - rise * unit, findHighest(setting, x - reach, x + reach));
  const drop = base - top;
  if (drop < unit * peak.minHeight) return [];
  const body = toPolygonPath([
    [x - reach, base],
    [x, top],
    [x + reach, base],
  ]);
  const snow = toPolygonPath([
    [x, top],
    ...snowEdge.map(([beside, below]) => [x + reach * beside, top + drop * below] as const),
  ]);
  return [shape(body, fill), shape(snow, colors.snow)];
}

export function drawMountains(setting: ScenerySetting, taken: readonly Rect[]): Ground {
  const { width, height, unit, ground, colors, random, clear } = setting;
  let crowns = '';
  let trunks = '';
  for (let index = 0; index < maxFirs; index += 1) {
    const x = width * (firs.x + firs.xRange * random());
    const size = unit * (firs.height + firs.heightRange * random());
    const base = ground + unit * firs.drop;
    const own = { x: x - size * firSize.half, y: base - size, width: size * firSize.width, height: size };
    if (overlaps(own, clear) || !isApart(own, taken, size * firSize.apart)) continue;
    crowns += toFirPath(x, base, size);
    const { halfTrunk, trunkWidth, trunkHeight } = firSize;
    trunks += toBoxPath(x - size * halfTrunk, base - size * trunkHeight, size * trunkWidth, size * trunkHeight);
  }
  const shift = shiftRange * pickJitter(setting);
  return {
    back: [
      ...drawPeak(setting, peaks.left, shift, colors.far),
      ...drawPeak(setting, peaks.right, shift, colors.far),
      ...drawPeak(setting, peaks.main, shift, colors.near),
      shape(trunks, colors.deepest),
      shape(crowns, colors.front),
      shape(toHillsPath(toLine(nearSlope, setting), height), colors.front),
      shape(toHillsPath(toLine(frontSlope, setting), height), colors.deepest),
    ],
    front: [],
  };
}
