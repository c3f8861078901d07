import type { PathNode } from '../../scene.ts';
import { findHighest, type Ground, overlaps, type ScenerySetting, shape } from '../setting.ts';
import { toBirdPath, toHillsPath, toWavesPath } from '../shapes.ts';

const birds = 4;
/** Where birds fly: shares of the width, and of the unit over the water, with what chance adds; their size as one of the unit. */
const flight = { x: 0.1, xRange: 0.8, rise: 0.35, riseRange: 0.3, size: 0.022 } as const;

/** Waves: depth below the water's line, rise and length as shares of the unit; the first begins so many lengths outside. */
const waveLength = 0.25;
const waveRows = {
  far: { outside: 0.9, depth: 0, rise: 0.022, lengths: 1 },
  near: { outside: 0.5, depth: 0.055, rise: 0.02, lengths: 1.15 },
  front: { outside: 0.8, depth: 0.12, rise: 0.018, lengths: 1.3 },
} as const;

/** Shares of the width for an island's ends and top, and of the unit for its rise at the left end and at the top. */
const islands = [
  { left: 0, leftRise: 0.06, top: 0.16, topRise: 0.13, right: 0.36 },
  { left: 0.7, leftRise: 0, top: 0.85, topRise: 0.09, right: 1.02 },
] as const;
/** Shares of the unit below the water's line. */
const islandFoot = { right: 0.02, base: 0.03 } as const;

function drawIslands(setting: ScenerySetting): PathNode[] {
  const { width, unit, ground, colors } = setting;
  return islands.map(({ left, leftRise, top, topRise, right }) => {
    const limit = findHighest(setting, left * width, right * width);
    const line = [
      [left * width, Math.max(limit, ground - leftRise * unit)],
      [top * width, Math.max(limit, ground - topRise * unit)],
      [right * width, ground + unit * islandFoot.right],
    ] as const;
    return shape(toHillsPath(line, ground + unit * islandFoot.base), colors.far);
  });
}

export function drawSea(setting: ScenerySetting): Ground {
  const { width, height, unit, ground, colors, random, clear } = setting;
  const length = unit * waveLength;
  const drawWaves = ({ outside, depth, rise, lengths }: (typeof waveRows)[keyof typeof waveRows], fill: string) =>
    shape(toWavesPath(-length * outside, width, ground + unit * depth, unit * rise, length * lengths, height), fill);
  let flock = '';
  for (let index = 0; index < birds; index += 1) {
    const x = width * (flight.x + flight.xRange * random());
    const y = ground - unit * (flight.rise + flight.riseRange * random());
    const size = unit * flight.size;
    if (y < size * 2 || overlaps({ x: x - size * 2, y: y - size, width: size * 4, height: size * 2 }, clear)) continue;
    flock += toBirdPath(x, y, size);
  }
  const line = { color: colors.front, width: Math.max(3, unit * 0.007) };
  const flown: PathNode = { type: 'path', d: flock, x: 0, y: 0, scale: 1, stroke: line };
  return {
    back: [...drawIslands(setting), ...(flock ? [flown] : []), drawWaves(waveRows.far, colors.near)],
    front: [drawWaves(waveRows.near, colors.front), drawWaves(waveRows.front, colors.deepest)],
  };
}
