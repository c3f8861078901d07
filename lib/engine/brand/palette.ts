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

/** The tones of one brand colour, `#rrggbb`, that drawings and scenery are coloured with. */
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
  /** A darker accent, for what stands beside it. */
  readonly accentDark: string;
  /** A warm sky. */
  readonly accentPale: string;
  /** The box behind an emphasised phrase. */
  readonly mark: string;
  /** Hue in degrees and chroma of brand and accent, for recolouring. */
  readonly hue: number;
  readonly chroma: number;
  readonly accentHue: number;
  readonly accentChroma: number;
  readonly accentLightness: number;
}

/** Every surface one brand colour gives, and its tones. */
export interface Palette {
  readonly tones: Tones;
  /** The brand's colour where it is too light for text on paper, and so fills areas itself. */
  readonly bright?: string;
  /** The light ground, barely tinted. */
  readonly paper: Surface;
  /** Cards on any ground that is not white. */
  readonly card: Surface;
  /** The light ground in the brand's tint. */
  readonly pale: Surface;
  /** A fuller tint, for the second of two halves. */
  readonly soft: Surface;
  readonly deep: Surface;
  /** Cards on the dark ground. */
  readonly deepCard: Surface;
  /** The brand itself as a ground: dark enough for white text, or, when the brand is a light colour, with dark text. */
  readonly full: Surface;
  /** The accent as a ground, with dark text: the one warm field beside the brand's own. */
  readonly warm: Surface;
  /** Near-black without a hue, for grave matters. */
  readonly grave: Surface;
}

export const surfaceNames = ['paper', 'card', 'pale', 'soft', 'deep', 'deepCard', 'full', 'warm', 'grave'] as const;

/**
 * Hue of the accent by the brand's: from which on, and which. Warm beside cold, and light beside dark, as in the target
 * pictures: coral brands get aqua, brown ones yellow (cyan on brown is a clash), yellow blue, green and blue orange, teal amber, violet yellow, magenta cyan, rose mint.
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
/** Closer than this to the brand's hue a second colour does not stand out. Degrees. */
const minHueDistance = 45;
const hueDistance = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/** Below this chroma a colour is a grey: its hue is noise. */
const greyChroma = 0.03;
/** From this lightness on a colourful brand is a ground for dark text: darkened it would be another colour. */
const brightLightness = 0.74;

/**
 * One brand colour `#rrggbb`, and its second where it has one, to a whole palette. Whatever
 * the brand colour is, white and black included, every pair of {@link textPairs} can be read
 * on every surface.
 */
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
