import { computeHueDistance, toHex, toOklch } from './color.ts';

export interface ImageColors {
  /** `#rrggbb`, most striking first (area and chroma); empty for a grey image. */
  readonly colors: readonly string[];
  readonly lightness: number;
  /** Mean in OKLCH: photographs have about 0.05, posters 0.1 and more. */
  readonly chroma: number;
}

const box = 32;
const minAlpha = 128;
const minChroma = 0.05;
/** Chroma of a muted colour, used where nothing is more colourful. */
const minMutedChroma = 0.02;
const maxColors = 5;
const sameHue = 25;
const sameLightness = 0.2;

export interface Ink {
  readonly color: string;
  readonly share: number;
}

interface Bucket {
  count: number;
  red: number;
  green: number;
  blue: number;
}

/** `pixels` is RGBA, 8 bits a channel; a thumbnail of 64 × 64 is enough. */
export function findPixelColors(pixels: Uint8ClampedArray): ImageColors {
  const buckets = countColors(pixels);
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return { colors: [], lightness: 1, chroma: 0 };
  const found = buckets.map((bucket) => {
    const { count } = bucket;
    const color = toOklch(toBucketHex(bucket));
    return { color, share: count / total, strength: (count / total) * color.c ** 1.5 };
  });
  const kept: typeof found = [];
  const minFoundChroma = found.some(({ color }) => color.c >= minChroma) ? minChroma : minMutedChroma;
  for (const candidate of found.sort((a, b) => b.strength - a.strength)) {
    if (kept.length >= maxColors) break;
    const { c, h, l } = candidate.color;
    if (c < minFoundChroma) continue;
    const isNew = kept.every(
      ({ color }) => computeHueDistance(color.h, h) > sameHue || Math.abs(color.l - l) > sameLightness,
    );
    if (isNew) kept.push(candidate);
  }
  const computeMean = (value: 'l' | 'c') => found.reduce((sum, { color, share }) => sum + color[value] * share, 0);
  return { colors: kept.map(({ color }) => toHex(color)), lightness: computeMean('l'), chroma: computeMean('c') };
}

export function listPixelInks(pixels: Uint8ClampedArray): Ink[] {
  const buckets = countColors(pixels);
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  return buckets
    .map((bucket) => ({ color: toBucketHex(bucket), share: bucket.count / total }))
    .sort((one, other) => other.share - one.share);
}

function countColors(pixels: Uint8ClampedArray): Bucket[] {
  const buckets = new Map<number, Bucket>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < minAlpha) continue;
    const key = (Math.floor(red / box) << 6) | (Math.floor(green / box) << 3) | Math.floor(blue / box);
    const bucket = buckets.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bucket.count++;
    bucket.red += red;
    bucket.green += green;
    bucket.blue += blue;
    buckets.set(key, bucket);
  }
  return [...buckets.values()];
}

const toBucketHex = ({ count, red, green, blue }: Bucket) =>
  `#${[red, green, blue].map((sum) => toHexByte(sum / count)).join('')}`;
const toHexByte = (value: number) => Math.round(value).toString(16).padStart(2, '0');
