import { clamp } from '../sizes.ts';
import { computeHueDistance, type Oklch, toHex, toOklch } from './color.ts';
import type { Surface } from './surface.ts';
import {
  type Basis,
  graveSurface,
  makeAccentSurface,
  makeDarkSurface,
  makeFullSurface,
  makeLightSurface,
  makeReadable,
} from './surfaces.ts';

export { minContrast, minMarkContrast, type Surface, textPairs } from './surface.ts';

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
const findAccentHue = (hue: number) => accentHues.findLast(([from]) => hue >= from)?.[1] ?? 205;
/** A second colour nearer to the brand's hue does not stand out. */
const minHueDistanceDegrees = 45;

/** Chroma below which a hue is noise. */
const greyChroma = 0.03;
/** Lightness from which a colourful brand is a ground for dark text: darkened it would be another colour. */
const brightLightness = 0.74;

interface ToneLimits {
  readonly l: number;
  readonly maxChroma: number;
}

/** Chroma of a grey brand at most, and of a colourful one from least to most. */
const brandChroma = { grey: 0.006, min: 0.08, max: 0.19 } as const;
const greyAccentHueDegrees = 80;
const minSecondChroma = 0.06;
/** The accent by its hue: yellows are lighter, greens to blues less colourful. */
const accentTones = {
  lightness: { yellow: 0.87, other: 0.83 },
  chroma: { cold: 0.115, other: 0.155 },
  text: { l: 0.24, c: 0.06 },
  mark: { l: 0.9, maxChroma: 0.12, ofAccent: 0.75 },
  pale: { l: 0.94, c: 0.05 },
  /** Lightness and degrees of hue off the accent's. */
  dark: { darker: 0.2, turn: 8 },
} as const;
const tonesOfBrand = {
  deep: { l: 0.27, maxChroma: 0.085 },
  deep2: { l: 0.34, maxChroma: 0.1 },
  mid: { l: 0.71, maxChroma: 0.13 },
  soft: { l: 0.87, maxChroma: 0.075 },
  pale: { l: 0.945, maxChroma: 0.035 },
  line: { l: 0.885, maxChroma: 0.03 },
  paper: { l: 0.985, maxChroma: 0.008 },
} as const satisfies Record<string, ToneLimits>;
/** Lines and decoration on tinted grounds. */
const onTints = {
  pale: { line: { l: 0.86, maxChroma: 0.05 }, shape: { l: 0.9, maxChroma: 0.06 } },
  soft: { line: { l: 0.78, maxChroma: 0.08 }, shape: { l: 0.83, maxChroma: 0.085 } },
} as const;
/** Added lightness and chroma of marks on dark grounds. */
const onDark = { deep: { lift: 0.07, chroma: 0.1 }, deepCard: { lift: 0.06, chroma: 0.1 } } as const;

function chooseAccent(brand: Oklch, grey: boolean, second: string | undefined): Oklch {
  const other = second === undefined ? undefined : toOklch(second);
  const isUsable =
    other !== undefined &&
    other.c > minSecondChroma &&
    (grey || computeHueDistance(other.h, brand.h) >= minHueDistanceDegrees);
  const h = isUsable ? other.h : grey ? greyAccentHueDegrees : findAccentHue(brand.h);
  const isCold = h > 150 && h < 250;
  const isYellow = h > 85 && h < 110;
  return {
    l: accentTones.lightness[isYellow ? 'yellow' : 'other'],
    c: accentTones.chroma[isCold ? 'cold' : 'other'],
    h,
  };
}

const describeAccent = (accent: string, { l, c, h }: Oklch) => ({
  accent,
  accentDark: toHex({ l: l - accentTones.dark.darker, c, h: h - accentTones.dark.turn }),
  accentPale: toHex({ ...accentTones.pale, h }),
  accentHue: h,
  accentChroma: c,
  accentLightness: l,
});

/** Derives a palette. For every colour, black and white included, all {@link textPairs} are readable on every surface. */
export function derivePalette(color: string, second?: string): Palette {
  const brand = toOklch(color);
  const grey = brand.c < greyChroma;
  const c = grey ? Math.min(brand.c, brandChroma.grey) : clamp(brand.c, brandChroma.min, brandChroma.max);
  const bright = !grey && brand.l >= brightLightness;
  const accentTone = chooseAccent(brand, grey, second);
  const accentHue = accentTone.h;
  const accent = toHex(accentTone);
  const onAccent = makeReadable({ ...accentTones.text, h: accentHue }, [accent]);
  const toTone = ({ l, maxChroma }: ToneLimits) =>
    toHex({ l, c: Math.min(grey ? brandChroma.grey : c, maxChroma), h: brand.h });
  const deep = toTone(tonesOfBrand.deep);
  const { l: markLightness, maxChroma, ofAccent } = accentTones.mark;
  const mark = toHex({ l: markLightness, c: Math.min(maxChroma, accentTone.c * ofAccent), h: accentHue });
  const basis: Basis = { brand, grey, bright, c, accent, onAccent, deep, mark };

  const line = toTone(tonesOfBrand.line);
  const pale = toTone(tonesOfBrand.pale);
  const soft = toTone(tonesOfBrand.soft);
  const deep2 = toTone(tonesOfBrand.deep2);
  const paper = toTone(tonesOfBrand.paper);
  const onPaper = makeLightSurface(basis, paper, pale, line, pale);
  const fullGround = makeFullSurface(basis);
  const tones: Tones = {
    deep,
    deep2,
    ink: onPaper.ink,
    mute: onPaper.muted,
    main: onPaper.strong,
    mid: toTone(tonesOfBrand.mid),
    soft,
    pale,
    paper,
    line,
    mark,
    hue: brand.h,
    chroma: c,
    ...describeAccent(accent, accentTone),
  };
  return {
    tones,
    bright: bright ? fullGround.ground : undefined,
    paper: onPaper,
    card: makeLightSurface(basis, '#ffffff', pale, line, paper),
    pale: makeLightSurface(basis, pale, '#ffffff', toTone(onTints.pale.line), toTone(onTints.pale.shape)),
    soft: makeLightSurface(basis, soft, '#ffffff', toTone(onTints.soft.line), toTone(onTints.soft.shape)),
    deep: makeDarkSurface(basis, deep, onDark.deep),
    deepCard: makeDarkSurface(basis, deep2, onDark.deepCard),
    full: fullGround,
    warm: makeAccentSurface(basis),
    grave: graveSurface,
  };
}
