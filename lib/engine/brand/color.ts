import { clamp } from '../sizes.ts';
/** Lightness 0–1, chroma 0 to about 0.4, hue in degrees (Björn Ottosson, "A perceptual color space", 2020). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const radians = Math.PI / 180;

function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const d = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, d), h: (Math.atan2(d, a) / radians + 360) % 360 };
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(h * radians);
  const b = c * Math.sin(h * radians);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const inGamut = (rgb: Triple) => rgb.every((value) => value >= -1e-4 && value <= 1 + 1e-4);
const clamp01 = (value: number) => clamp(value, 0, 1);

/** `#rrggbb` of a colour; chroma outside sRGB is reduced by bisection. */
export function toHex(color: Oklch): string {
  let rgb = toLinearRgb(color);
  if (!inGamut(rgb)) {
    let low = 0;
    let high = color.c;
    for (let step = 0; step < 18; step += 1) {
      const c = (low + high) / 2;
      if (inGamut(toLinearRgb({ ...color, c }))) low = c;
      else high = c;
    }
    rgb = toLinearRgb({ ...color, c: low });
  }
  const bytes = rgb.map((value) => Math.round(clamp01(toGamma(clamp01(value))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
