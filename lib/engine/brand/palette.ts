import { toHex, toOklch } from './color.ts';
import {
  accentSurface,
  type Basis,
  darkSurface,
  fullSurface,
  graveSurface,
  lightSurface,
  readableOn,
  type Surface,
} from './surfaces.ts';

export { minContrast, minMarkContrast, type Surface, textPairs } from './surfaces.ts';

/** Tones of one brand colour, `#rrggbb`, for drawings and scenery. */
export interface Tones {
  readonly deep: string;
  readonly deep2: string;
  readonly ink: string;
  readonly mute: string;
  readonly main: string;
  readonly mid: string;
  readonly soft: string;
  readonly pale: string;
  readonly paper: string;
  readonly line: string;
  readonly accent: string;
  readonly accentDark: string;
  readonly accentPale: string;
  readonly mark: string;
  readonly hue: number;
  readonly chroma: number;
  readonly accentHue: number;
  readonly accentChroma: number;
  readonly accentLightness: number;
}

export interface Palette {
  readonly tones: Tones;
  /** Set where the brand's colour is too light for text on paper and so is used as a ground itself. */
  readonly bright?: string;
  readonly paper: Surface;
  readonly card: Surface;
  readonly pale: Surface;
  readonly soft: Surface;
  readonly deep: Surface;
  readonly deepCard: Surface;
  /** The brand as a ground: dark enough for white text or, for a light brand, with dark text. */
  readonly full: Surface;
  readonly warm: Surface;
  /** Near-black without a hue, for grave matters. */
  readonly grave: Surface;
}

export const surfaceNames = ['paper', 'card', 'pale', 'soft', 'deep', 'deepCard', 'full', 'warm', 'grave'] as const;

/**
 * Accent hue from each brand hue on. Warm beside cold and light beside dark: coral gets aqua, brown yellow (cyan would clash).
 */
const accentHues: readonly (readonly [from: number, hue: number])[] = [
  [0, 205],
  [34, 104],
  [62, 250],
  [115, 55],
  [160, 78],
  [205, 55],
  [270, 92],
  [318, 205],
  [345, 165],
];
const accentHueFor = (hue: number) => accentHues.findLast(([from]) => hue >= from)?.[1] ?? 205;
/** Degrees; a second colour nearer to the brand's hue does not stand out. */
const minHueDistance = 45;
const hueDistance = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/** Chroma below which a hue is noise. */
const greyChroma = 0.03;
/** Lightness from which a colourful brand is a ground for dark text: darkened it would be another colour. */
const brightLightness = 0.74;

/** Derives a palette. For every colour, black and white included, all {@link textPairs} are readable on every surface. */
export function derivePalette(color: string, second?: string): Palette {
  const brand = toOklch(color);
  const grey = brand.c < greyChroma;
  const c = grey ? Math.min(brand.c, 0.006) : Math.min(Math.max(brand.c, 0.08), 0.19);
  const bright = !grey && brand.l >= brightLightness;
  const other = second === undefined ? undefined : toOklch(second);
  const isUsable = other !== undefined && other.c > 0.06 && (grey || hueDistance(other.h, brand.h) >= minHueDistance);
  const accentHue = isUsable ? other.h : grey ? 80 : accentHueFor(brand.h);
  const isCold = accentHue > 150 && accentHue < 250;
  const accentTone = { l: accentHue > 85 && accentHue < 110 ? 0.87 : 0.83, c: isCold ? 0.115 : 0.155, h: accentHue };
  const accent = toHex(accentTone);
  const onAccent = readableOn({ l: 0.24, c: 0.06, h: accentHue }, [accent]);
  const at = (l: number, maxChroma: number) => toHex({ l, c: Math.min(grey ? 0.006 : c, maxChroma), h: brand.h });
  const deep = at(0.27, 0.085);
  const mark = toHex({ l: 0.9, c: Math.min(0.12, accentTone.c * 0.75), h: accentHue });
  const basis: Basis = { brand, grey, bright, c, accent, onAccent, deep, mark };

  const line = at(0.885, 0.03);
  const pale = at(0.945, 0.035);
  const soft = at(0.87, 0.075);
  const deep2 = at(0.34, 0.1);
  const paper = at(0.985, 0.008);
  const onPaper = lightSurface(basis, paper, pale, line, pale);
  const fullGround = fullSurface(basis);
  const tones: Tones = {
    deep,
    deep2,
    ink: onPaper.ink,
    mute: onPaper.muted,
    main: onPaper.strong,
    mid: at(0.71, 0.13),
    soft,
    pale,
    paper,
    line,
    accent,
    accentDark: toHex({ l: accentTone.l - 0.2, c: accentTone.c, h: accentHue - 8 }),
    accentPale: toHex({ l: 0.94, c: 0.05, h: accentHue }),
    mark,
    hue: brand.h,
    chroma: c,
    accentHue,
    accentChroma: accentTone.c,
    accentLightness: accentTone.l,
  };
  return {
    tones,
    bright: bright ? fullGround.ground : undefined,
    paper: onPaper,
    card: lightSurface(basis, '#ffffff', pale, line, paper),
    pale: lightSurface(basis, pale, '#ffffff', at(0.86, 0.05), at(0.9, 0.06)),
    soft: lightSurface(basis, soft, '#ffffff', at(0.78, 0.08), at(0.83, 0.085)),
    deep: darkSurface(basis, deep, 0.07, 0.1),
    deepCard: darkSurface(basis, deep2, 0.06, 0.1),
    full: fullGround,
    warm: accentSurface(basis),
    grave: graveSurface,
  };
}
