import { clamp } from '../sizes.ts';

/** Lightness 0–1, chroma 0 to about 0.4, hue in degrees (Björn Ottosson, "A perceptual color space", 2020). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** Transfer function of sRGB (IEC 61966-2-1): linear up to a value, then a power. */
const transfer = {
  maxEncoded: 0.04045,
  maxLinear: 0.0031308,
  slope: 12.92,
  offset: 0.055,
  scale: 1.055,
  power: 2.4,
} as const;

function toLinear(value: number): number {
  const { maxEncoded, slope, offset, scale, power } = transfer;
  return value <= maxEncoded ? value / slope : ((value + offset) / scale) ** power;
}

function toGamma(value: number): number {
  const { maxLinear, slope, offset, scale, power } = transfer;
  return value <= maxLinear ? slope * value : scale * value ** (1 / power) - offset;
}

type ColorMatrix = readonly [Triple, Triple, Triple];

/** Matrices of OKLab, in Ottosson's order: linear sRGB to cones, cones' cube roots to lightness and two axes, and back. */
const conesOfRgb: ColorMatrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const labOfCones: ColorMatrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const conesOfLab: ColorMatrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const rgbOfCones: ColorMatrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const weigh = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z;
const multiply = ([first, second, third]: ColorMatrix, values: Triple): Triple => [
  weigh(first, values),
  weigh(second, values),
  weigh(third, values),
];
const mapTriple = ([a, b, c]: Triple, map: (value: number) => number): Triple => [map(a), map(b), map(c)];
const toCube = (value: number) => value ** 3;

const radians = Math.PI / 180;

function readChannels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function toOklch(hex: string): Oklch {
  const cones = multiply(conesOfRgb, mapTriple(readChannels(hex), toLinear));
  const [l, a, b] = multiply(labOfCones, mapTriple(cones, Math.cbrt));
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) / radians + 360) % 360 };
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(h * radians);
  const b = c * Math.sin(h * radians);
  return multiply(rgbOfCones, mapTriple(multiply(conesOfLab, [l, a, b]), toCube));
}

/** Rounding error of a channel. */
const tolerance = 1e-4;
const isInGamut = (rgb: Triple) => rgb.every((value) => value >= -tolerance && value <= 1 + tolerance);
const clampToOne = (value: number) => clamp(value, 0, 1);

/** `#rrggbb` of a colour; chroma outside sRGB is reduced by bisection. */
export function toHex(color: Oklch): string {
  let rgb = toLinearRgb(color);
  if (!isInGamut(rgb)) {
    let low = 0;
    let high = color.c;
    for (let step = 0; step < 18; step += 1) {
      const c = (low + high) / 2;
      if (isInGamut(toLinearRgb({ ...color, c }))) low = c;
      else high = c;
    }
    rgb = toLinearRgb({ ...color, c: low });
  }
  const bytes = rgb.map((value) => Math.round(clampToOne(toGamma(clampToOne(value))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Shares of red, green and blue in luminance, and the light that a screen reflects (WCAG 2.2). */
const luminanceShares: Triple = [0.2126, 0.7152, 0.0722];
const reflected = 0.05;

const computeLuminance = (hex: string): number => weigh(luminanceShares, mapTriple(readChannels(hex), toLinear));

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function computeContrast(a: string, b: string): number {
  const [dark, light] = [computeLuminance(a), computeLuminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + reflected) / (dark + reflected);
}

/** Degrees between two hues, at most 180. */
export const computeHueDistance = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));
