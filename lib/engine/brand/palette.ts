import { contrast, type Oklch, toHex, toOklch } from './color.ts';

/**
 * Every colour of a picture, `#rrggbb`. Two grounds, `paper` and `deep`; what may stand on which is in the names and
 * in {@link textPairs}.
 */
export interface Palette {
  /** The light ground, barely tinted. */
  readonly paper: string;
  /** Cards on paper. */
  readonly card: string;
  /** The dark ground. */
  readonly deep: string;
  /** A shape on the dark ground, a shade lighter. */
  readonly deepShape: string;
  /** Text on paper, card and soft. */
  readonly ink: string;
  /** Lesser text on paper and card. */
  readonly muted: string;
  /** The brand, dark enough for text on paper, card and soft. */
  readonly main: string;
  /** Tiles and tracks on paper. */
  readonly soft: string;
  /** Hairlines on paper. */
  readonly line: string;
  /** Marks that are not highlighted. Never text. */
  readonly mid: string;
  /** The one other hue: text and marks on deep, ground for `onAccent`. Never text on paper. */
  readonly accent: string;
  readonly onAccent: string;
  readonly onDeep: string;
  readonly onDeepMuted: string;
  readonly deepLine: string;
}

/** Text colour and ground of every combination a layout may draw; each has a contrast of at least {@link minContrast}. */
export const textPairs: readonly (readonly [text: keyof Palette, ground: keyof Palette])[] = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink', 'soft'],
  ['muted', 'paper'],
  ['muted', 'card'],
  ['main', 'paper'],
  ['main', 'card'],
  ['main', 'soft'],
  ['accent', 'deep'],
  ['accent', 'deepShape'],
  ['onAccent', 'accent'],
  ['onDeep', 'deep'],
  ['onDeep', 'deepShape'],
  ['onDeepMuted', 'deep'],
  ['onDeepMuted', 'deepShape'],
];

/** WCAG 2.2 level AA for text. */
export const minContrast = 4.5;

/** Darkens `color` step by step until it can be read on every one of `grounds`. Black can be, so it ends. */
function darkenFor(color: Oklch, grounds: readonly string[], target = minContrast): string {
  for (let l = color.l; l > 0; l -= 0.01) {
    const hex = toHex({ ...color, l });
    if (grounds.every((ground) => contrast(hex, ground) >= target)) return hex;
  }
  return '#000000';
}

/** Hues of an accent, the first far enough from the brand's: amber, coral, aqua, violet, green. */
const accentHues = [80, 35, 190, 300, 145];
const hueDistance = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/** Below this chroma a colour is a grey: its hue is noise. */
const greyChroma = 0.03;

/**
 * One brand colour `#rrggbb` to a whole palette. Lightnesses and chromas are those of the visual specification; whatever
 * the brand colour is, white and black included, every pair of {@link textPairs} can be read.
 */
export function paletteOf(brand: string): Palette {
  const { c: chroma, h } = toOklch(brand);
  const grey = chroma < greyChroma;
  const c = grey ? 0.012 : Math.min(Math.max(chroma, 0.08), 0.2);
  const tone = (l: number, most: number) => toHex({ l, c: Math.min(c, most), h });

  const paper = toHex({ l: 0.982, c: grey ? 0.002 : 0.007, h });
  const card = '#ffffff';
  const soft = toHex({ l: 0.925, c: Math.min(c * 0.35, 0.05), h });
  const accentHue = grey ? 80 : (accentHues.find((hue) => hueDistance(hue, h) >= 45) ?? 80);
  const accent = toHex({ l: 0.83, c: accentHue === 190 ? 0.11 : 0.155, h: accentHue });
  return {
    paper,
    card,
    deep: tone(0.29, 0.075),
    deepShape: tone(0.325, 0.08),
    ink: tone(0.22, 0.025),
    muted: darkenFor({ l: 0.47, c: Math.min(c, 0.025), h }, [paper, card], 5.5),
    main: darkenFor({ l: 0.55, c, h }, [paper, card, soft]),
    soft,
    line: toHex({ l: 0.895, c: Math.min(c * 0.15, 0.02), h }),
    mid: toHex({ l: 0.72, c: Math.min(c * 0.7, 0.1), h }),
    accent,
    onAccent: darkenFor({ l: 0.24, c: 0.06, h: accentHue }, [accent]),
    onDeep: '#ffffff',
    onDeepMuted: toHex({ l: 0.88, c: Math.min(c * 0.25, 0.04), h }),
    deepLine: tone(0.42, 0.07),
  };
}
