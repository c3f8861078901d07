import { toHex } from '../brand/color.ts';
import type { Palette } from '../brand/palette.ts';

export interface SceneryColors {
  readonly sky: string;
  readonly disc: string;
  readonly glow: string;
  readonly cloud: string;
  readonly far: string;
  readonly near: string;
  readonly front: string;
  readonly deepest: string;
  readonly snow: string;
  readonly star: string;
  readonly lit: string;
  readonly shadow: string;
}

/** Degrees; accents outside this range do not colour a sun. */
const sunHues = [20, 110] as const;

/** Lightness and greatest chroma of the layers that no tone of the brand has, at night and on a light brand's own ground. */
const layers = {
  night: {
    near: { l: 0.42, maxChroma: 0.11 },
    front: { l: 0.5, maxChroma: 0.13 },
    deepest: { l: 0.2, maxChroma: 0.06 },
    snow: { l: 0.55, maxChroma: 0.09 },
  },
  bright: {
    far: { l: 0.78, maxChroma: 0.15 },
    near: { l: 0.62, maxChroma: 0.12 },
    front: { l: 0.42, maxChroma: 0.085 },
  },
} as const;

export function makeSceneryColors({ tones, bright }: Palette, isNight: boolean, isWarm: boolean): SceneryColors {
  const { deep, deep2, main, mid, soft, pale, accent, accentPale, hue, chroma, accentHue } = tones;
  const hasSun = accentHue >= sunHues[0] && accentHue <= sunHues[1];
  const toColor = ({ l, maxChroma }: { readonly l: number; readonly maxChroma: number }) =>
    toHex({ l, c: Math.min(chroma, maxChroma), h: hue });
  if (isNight) {
    return {
      sky: deep,
      disc: hasSun ? accent : pale,
      glow: deep2,
      cloud: deep2,
      far: deep2,
      near: toColor(layers.night.near),
      front: toColor(layers.night.front),
      deepest: toColor(layers.night.deepest),
      snow: toColor(layers.night.snow),
      star: pale,
      lit: accent,
      shadow: '#000000',
    };
  }
  if (bright) {
    return {
      sky: bright,
      disc: '#ffffff',
      glow: '#ffffff',
      cloud: '#ffffff',
      far: toColor(layers.bright.far),
      near: toColor(layers.bright.near),
      front: toColor(layers.bright.front),
      deepest: deep,
      snow: '#ffffff',
      star: '#ffffff',
      lit: pale,
      shadow: deep,
    };
  }
  const isWarmSky = isWarm && hasSun;
  return {
    sky: isWarmSky ? accentPale : pale,
    disc: hasSun ? accent : '#ffffff',
    glow: '#ffffff',
    cloud: '#ffffff',
    far: soft,
    near: mid,
    front: main,
    deepest: deep2,
    snow: '#ffffff',
    star: '#ffffff',
    lit: pale,
    shadow: deep,
  };
}
