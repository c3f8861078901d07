import { createRandom } from '../../random.ts';
import type { SceneNode } from '../../scene.ts';
import type { Size } from '../../sizes.ts';
import {
  createLinearGradient,
  createRadialGradient,
  drawAt,
  drawPath,
  drawShaded,
  toCirclePath,
  toRectanglePath,
} from '../shapes.ts';
import type { IcebergComposition } from './iceberg-compositions.ts';

/** In pixels above the cut through the water. */
const horizonAbovePx = 30;

const air = [
  [0, '#2c80bd'],
  [0.45, '#79bde0'],
  [0.8, '#d3e9ee'],
  [1, '#ffe6cd'],
] as const;
const sunGlow = [
  [0, '#fff4dcf0'],
  [0.14, '#fff0d6a0'],
  [0.5, '#ffeede30'],
  [1, '#ffeede00'],
] as const;
const water = [
  [0, '#35b5cd'],
  [0.16, '#1b93bd'],
  [0.42, '#0d639a'],
  [0.72, '#073a6c'],
  [1, '#041e40'],
] as const;
const foam = [
  [0, '#d8f6f8e6'],
  [0.35, '#8fe0eaaa'],
  [1, '#5fcfe000'],
] as const;
/** Radii: the glow's as a share of the height, the disc's of the shorter side. */
const sunSize = { glow: 0.33, disc: 0.034 } as const;
/** The band of glints under the sun as shares of the width: at the horizon, and how much wider it is towards us. */
const glitter = { far: 0.15, growth: 0.35 } as const;
/**
 * Shafts of light in the water: so many shafts' widths in the picture's, each moved by up to `sway` of one; their lean for each
 * pixel from the sun; how much wider they are at their foot (up to 1 more); of the depth, how much longer than a half they may be;
 * and how opaque they are at the top and at the middle, a share of their length.
 */
const shafts = {
  across: 6.6,
  sway: 0.7,
  lean: 0.34,
  spread: 2.2,
  moreLength: 0.4,
  middle: 0.4,
  opacity: { top: 0.42, middle: 0.2 },
} as const;

export function drawSky(
  { waterline, sun: [sunX, sunY], clouds, distant }: IcebergComposition,
  { width, height }: Size,
): readonly SceneNode[] {
  const horizon = waterline - horizonAbovePx;
  const glow = height * sunSize.glow;
  const [left, right, top] = [Math.max(0, sunX - glow), Math.min(width, sunX + glow), Math.max(0, sunY - glow)];
  return [
    ...drawShaded([0, 0, width, horizon + 2], 0, horizon, air),
    drawPath(toRectanglePath(left, top, right - left, horizon + 2 - top), {
      fill: createRadialGradient(sunX, sunY, glow, sunGlow),
    }),
    drawPath(toCirclePath(sunX, sunY, Math.min(width, height) * sunSize.disc), { fill: '#fffdf2' }),
    ...clouds.map(([x, y, scale]) =>
      drawAt(x, y, scale, [
        drawPath('M0 60C-14 34 18 18 44 28C52 -4 108 -14 128 20C150 -2 196 6 202 34C234 24 262 40 256 60Z', {
          fill: createLinearGradient(-10, 60, [
            [0, '#fffdf6e6'],
            [1, '#fffdf633'],
          ]),
        }),
      ]),
    ),
    ...distant.map(([x, scale]) =>
      drawAt(x, horizon, scale, [
        drawPath('M0 0L28 -34L52 -26L80 -62L108 -22L132 -30L168 0Z', { fill: '#b9d9e6' }),
        drawPath('M80 -62L108 -22L132 -30L168 0L92 0Z', { fill: '#93c0d8' }),
      ]),
    ),
  ];
}

export function drawSurface({ waterline, sun: [sunX] }: IcebergComposition, { width }: Size): readonly SceneNode[] {
  const horizon = waterline - horizonAbovePx;
  const random = createRandom(3);
  const glints = Array.from({ length: 46 }, () => {
    const depth = random();
    const near = sunX + (random() - 0.5) * width * (glitter.far + depth * glitter.growth);
    const length = 10 + depth * 46;
    return `M${(near - length / 2).toFixed(1)} ${(horizon + 3 + depth * (horizonAbovePx - 4)).toFixed(1)}h${length.toFixed(1)}`;
  });
  return [
    drawPath(toRectanglePath(0, horizon, width, horizonAbovePx + 20), {
      fill: createLinearGradient(horizon, waterline, [
        [0, '#9ccfda'],
        [1, '#3fa3c6'],
      ]),
    }),
    drawPath(glints.join(''), { stroke: { color: '#fff6dd', width: 2.4 }, opacity: 0.75 }),
  ];
}

export function drawDepths({ waterline }: IcebergComposition, { width, height }: Size): readonly SceneNode[] {
  return drawShaded([0, waterline, width, height - waterline], waterline, height, water);
}

export function drawSunlight(
  { waterline, sun: [sunX] }: IcebergComposition,
  { width, height }: Size,
  shares: readonly number[],
  strength: number,
): readonly SceneNode[] {
  const random = createRandom(11);
  const toAlpha = (share: number): string =>
    Math.round(255 * share * strength)
      .toString(16)
      .padStart(2, '0');
  return Array.from({ length: 7 }, (_, i) => {
    const x = Math.round((width * (i + random() * shafts.sway)) / shafts.across);
    const lean = Math.round((x - sunX) * shafts.lean) + 30;
    const top = 16 + random() * 44;
    const spread = shafts.spread + random();
    const long = Math.round((height - waterline) * (0.5 + random() * shafts.moreLength));
    const bright = [`#e9fbff${toAlpha(shafts.opacity.top)}`, `#d3f4ff${toAlpha(shafts.opacity.middle)}`] as const;
    const parts = [
      [
        0,
        Math.round(long * shafts.middle),
        createLinearGradient(waterline, waterline + long * shafts.middle, [
          [0, bright[0]],
          [1, bright[1]],
        ]),
      ],
      [
        Math.round(long * shafts.middle),
        long,
        createLinearGradient(waterline + long * shafts.middle, waterline + long, [
          [0, bright[1]],
          [1, '#d3f4ff00'],
        ]),
      ],
    ] as const;
    return shares.flatMap((share) => {
      const [near, far] = [Math.round(top * share) / 2, Math.round(top * spread * share) / 2];
      const findLeft = (depth: number) => x - near + ((lean + near - far) * depth) / long;
      const findRight = (depth: number) => x + near + ((lean + far - near) * depth) / long;
      return parts.map(([from, to, fill]) =>
        drawPath(
          `M${findLeft(from)} ${waterline + from}H${findRight(from)}L${findRight(to)} ${waterline + to}H${findLeft(to)}Z`,
          {
            fill,
          },
        ),
      );
    });
  }).flat();
}

export function drawLip({ waterline }: IcebergComposition, { width }: Size): readonly SceneNode[] {
  const [start, wave] = [-40, 180];
  const waves = Math.ceil((width - start) / wave);
  const crest = waterline - 4;
  const curves = Array.from({ length: waves }, (_, i) => `q${wave / 2} ${i % 2 ? -11 : 11} ${wave} 0`);
  const swell = `M${start} ${crest}${curves.join('')}`;
  const [deepest, end] = [waterline + 26, start + waves * wave];
  return [
    drawPath(`${swell}L${end} ${deepest}L${start} ${deepest}Z`, {
      fill: createLinearGradient(waterline - 10, deepest, foam),
    }),
    drawPath(swell, { stroke: { color: '#ffffff', width: 4 }, opacity: 0.95 }),
  ];
}
