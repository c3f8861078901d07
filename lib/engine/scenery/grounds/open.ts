import type { PathNode } from '../../scene.ts';
import { findHighest, type Ground, overlaps, pickJitter, type ScenerySetting, shape } from '../setting.ts';
import { toBoxPath, toCirclePath, toCloudPath } from '../shapes.ts';

const cloudHeight = 0.43;

/** Width of clouds as a share of the unit, with what chance adds. */
const cloudWidth = { min: 0.22, range: 0.24 } as const;
/** Places of clouds: the first one's and what chance shifts, as shares of the width; from above, as shares of the height. */
const cloudPlaces = { left: -0.05, shift: 0.06, top: 0.18, depth: 0.66 } as const;
const cloudOpacity = { night: 0.8, day: 0.95, bank: 0.85 } as const;
/** Rise of the banks of cloud at the foot, as shares of the unit. */
const bankRise = { far: 0.3, near: 0.15 } as const;

export function drawSky(setting: ScenerySetting): Ground {
  const { width, height, unit, colors, random, clear, isNight } = setting;
  let clouds = '';
  const count = 6;
  for (let index = 0; index < count; index += 1) {
    const size = unit * (cloudWidth.min + cloudWidth.range * random());
    const x = width * (cloudPlaces.left + index / (count - 0.5)) + width * cloudPlaces.shift * pickJitter(setting);
    const y = height * (cloudPlaces.top + cloudPlaces.depth * random());
    if (overlaps({ x, y: y - size * cloudHeight, width: size, height: size * cloudHeight }, clear)) continue;
    clouds += toCloudPath(x, y, size);
  }
  return {
    back: [
      shape(clouds, colors.cloud, isNight ? cloudOpacity.night : cloudOpacity.day),
      shape(drawBank(setting, bankRise.far), colors.far),
      shape(drawBank(setting, bankRise.near), colors.cloud, cloudOpacity.bank),
    ],
    front: [],
  };
}

/** Puffs of a bank: beyond the scene's edges, and least radius, as shares of the unit; the rest as shares of rise and radius. */
const puff = { beyond: 0.1, minRadius: 0.09, minRise: 0.45, riseRange: 0.55, ofRise: 0.8, sink: 0.2 } as const;
/** Distance from puff to puff in radii, with what chance adds. */
const puffStep = { min: 0.9, range: 0.4 } as const;

function drawBank(setting: ScenerySetting, rise: number): string {
  const { width, height, unit, random } = setting;
  let d = '';
  for (let x = -unit * puff.beyond * random(); x < width + unit * puff.beyond; ) {
    const wanted = unit * rise * (puff.minRise + puff.riseRange * random());
    const reach = Math.max(unit * puff.minRadius, wanted * puff.ofRise);
    const top = Math.max(height - wanted, findHighest(setting, x - reach, x + reach));
    d += toCirclePath(x, Math.max(top + reach, height - reach * puff.sink), reach);
    x += reach * (puffStep.min + puffStep.range * random());
  }
  return d;
}

/** Orbits as shares of the scene's sides. */
const orbitSizes = [0.34, 0.52, 0.72] as const;
/** Radians. */
const maxTurn = (14 * Math.PI) / 180;

export function drawSpace({ width, height, colors, isNight }: ScenerySetting): Ground {
  const [x, y] = [width * 0.5, height * 0.56];
  const line = { color: isNight ? colors.near : colors.far, width: 3 };
  const orbits = orbitSizes.map((share): PathNode => {
    const [rx, ry] = [width * share, height * share * 0.5];
    // Limits the turn: lower, the orbits would be cut at the scene's edge.
    const turn = -Math.min(
      Math.asin(Math.min(1, Math.sqrt(Math.max(0, (height * 0.42) ** 2 - ry ** 2)) / rx)),
      maxTurn,
    );
    const [dx, dy] = [rx * Math.cos(turn), rx * Math.sin(turn)];
    const degrees = (turn * 180) / Math.PI;
    const arc = `A${rx.toFixed(1)} ${ry.toFixed(1)} ${degrees.toFixed(1)} 1 0`;
    const d = `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}${arc} ${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}${arc} ${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}`;
    return { type: 'path', d, x: 0, y: 0, scale: 1, stroke: line };
  });
  return { back: orbits, front: [] };
}

/** Depth of the near strip, as a share of the unit. */
const stripDepth = 0.13;

export function drawPlain({ width, height, ground, colors, unit }: ScenerySetting): Ground {
  return {
    back: [
      shape(toBoxPath(0, ground, width, height - ground), colors.near),
      shape(
        toBoxPath(0, ground + unit * stripDepth, width, Math.max(0, height - ground - unit * stripDepth)),
        colors.front,
      ),
    ],
    front: [],
  };
}

/** Share of the large stars. */
const largeStars = 0.15;
/** Share of the sky over the ground that has stars, and the opacity of the faintest with the step between levels. */
const starrySky = 0.9;
const starOpacity = { min: 0.32, step: 0.2 } as const;

export function drawStars(setting: ScenerySetting): PathNode[] {
  const { width, height, ground, colors, random, clear } = setting;
  const count = Math.round((width * height) / 16_000);
  const levels = ['', '', ''];
  for (let index = 0; index < count; index += 1) {
    const size = random();
    const r = size < largeStars ? 5 : size < 0.5 ? 3 : 2;
    const [x, y, level] = [random() * width, random() * ground * starrySky, Math.floor(random() * 3)];
    if (overlaps({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, clear)) continue;
    levels[level] += toCirclePath(x, y, r);
  }
  return levels.map((d, level) => shape(d, colors.star, starOpacity.min + starOpacity.step * level));
}
