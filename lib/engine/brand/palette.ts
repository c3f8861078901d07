import { contrast, type Oklch, toHex, toOklch } from './color.ts';

/** A ground and every colour that may stand on it, `#rrggbb`. */
export interface Surface {
  readonly ground: string;
  readonly ink: string;
  /** Lesser text. */
  readonly muted: string;
  /** Text that carries the brand, or the accent where the ground is the brand. */
  readonly strong: string;
  /** Hairlines. */
  readonly line: string;
  /** A small ground of its own, for marks, and what stands on it. */
  readonly tile: string;
  readonly onTile: string;
  /** The mark that is looked at first, and text on it. */
  readonly highlight: string;
  readonly onHighlight: string;
  /** Marks that are not highlighted. Never text. */
  readonly rest: string;
  /** Lines that lead from one thing to another, and edges: thin, so darker than a mark where that would be pale. */
  readonly trace: string;
  /** The one other hue, or a light brand's own colour, as a ground, and text on it. */
  readonly hot: string;
  readonly onHot: string;
  /** Decoration, barely off the ground. */
  readonly shape: string;
}

/** Every surface one brand colour gives. */
export interface Palette {
  /** The light ground, barely tinted. */
  readonly paper: Surface;
  /** Cards on any ground that is not white. */
  readonly card: Surface;
  /** The light ground in the brand's tint. */
  readonly soft: Surface;
  readonly deep: Surface;
  /** Cards on the dark ground. */
  readonly deepCard: Surface;
  /** The brand itself as a ground: dark enough for white text, or, when the brand is a light colour, with dark text. */
  readonly full: Surface;
}

/** Text and ground of every combination a layout may draw; each has a contrast of at least {@link minContrast}. */
export const textPairs: readonly (readonly [text: keyof Surface, ground: keyof Surface])[] = [
  ['ink', 'ground'],
  ['muted', 'ground'],
  ['strong', 'ground'],
  ['onTile', 'tile'],
  ['onHighlight', 'highlight'],
  ['onHot', 'hot'],
];

/** WCAG 2.2 level AA for text. */
export const minContrast = 4.5;
/** WCAG 2.2 level AA for what is not text but means something. */
export const minMarkContrast = 3;

/** Moves `color` towards black (or white) until it can be read on every one of `grounds`. */
function readableOn(color: Oklch, grounds: readonly string[], target = minContrast, step = -0.01): string {
  for (let l = color.l; l >= 0 && l <= 1; l += step) {
    const hex = toHex({ ...color, l });
    if (grounds.every((ground) => contrast(hex, ground) >= target)) return hex;
  }
  return step < 0 ? '#000000' : '#ffffff';
}

/** Hues of an accent, the first far enough from the brand's: amber, coral, aqua, violet, green. */
const accentHues = [80, 35, 190, 300, 145];
const hueDistance = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/** Below this chroma a colour is a grey: its hue is noise. */
const greyChroma = 0.03;
/** From this lightness on a colourful brand is a ground for dark text: darkened it would be another colour. */
const brightLightness = 0.74;

/** A whole page in a neon colour hurts the eye: as a ground it is quieter than as a mark. */
const mostGroundChroma = 0.19;

interface Tones {
  readonly brand: Oklch;
  readonly grey: boolean;
  /** Whether the brand is too light a colour for text on paper. */
  readonly bright: boolean;
  /** Chroma that palettes are built with. */
  readonly c: number;
  readonly accent: string;
  readonly onAccent: string;
}

const tone = ({ brand, c }: Tones, l: number, most: number) => toHex({ l, c: Math.min(c, most), h: brand.h });

/** A line's contrast with its ground. */
const leastTrace = 1.8;

/** A ground so light that text on it is dark. */
function lightSurface(tones: Tones, ground: string, tile: string, line: string, shape: string): Surface {
  const { brand, bright, grey, c, accent, onAccent } = tones;
  // Half-way to black a light colour turns into another one (yellow into olive): it is used as a mark, its dark for text.
  // A grey has nothing but its darkness to carry a picture with.
  const lightness = grey ? 0.32 : bright ? 0.38 : 0.55;
  const main = readableOn({ l: lightness, c: bright ? Math.min(c, 0.09) : c, h: brand.h }, [ground, tile]);
  const quiet = toHex({ l: 0.72, c: Math.min(c * 0.7, 0.1), h: brand.h });
  return {
    ground,
    ink: tone(tones, 0.22, 0.025),
    muted: readableOn({ l: 0.47, c: Math.min(c, 0.025), h: brand.h }, [ground], 5.5),
    strong: main,
    line,
    tile,
    onTile: main,
    highlight: main,
    onHighlight: '#ffffff',
    rest: bright ? accent : quiet,
    trace: bright ? readableOn({ l: 0.66, c: Math.min(c * 0.6, 0.09), h: brand.h }, [ground], leastTrace) : quiet,
    hot: accent,
    onHot: onAccent,
    shape,
  };
}

/** A ground so dark that text on it is white; `lift` is how much lighter its marks are. */
function darkSurface(tones: Tones, ground: string, lift: number, chroma: number): Surface {
  const { accent, onAccent, brand, c } = tones;
  const { l } = toOklch(ground);
  const tile = toHex({ l: l + lift, c: Math.min(c, chroma), h: brand.h });
  const rest = toHex({ l: Math.min(l + 0.27, 0.62), c: Math.min(c * 0.75, chroma), h: brand.h });
  return {
    ground,
    ink: '#ffffff',
    muted: readableOn({ l: 0.88, c: Math.min(c * 0.25, 0.04), h: brand.h }, [ground], 5.5, 0.01),
    strong: accent,
    line: toHex({ l: l + 0.13, c: Math.min(c, chroma), h: brand.h }),
    tile,
    onTile: readableOn(toOklch(accent), [tile], minContrast, 0.01),
    highlight: accent,
    onHighlight: onAccent,
    rest,
    trace: readableOn(toOklch(rest), [ground], leastTrace, 0.01),
    hot: accent,
    onHot: onAccent,
    shape: toHex({ l: l + 0.035, c: Math.min(c, chroma), h: brand.h }),
  };
}

/** The brand's own light colour as a ground, with dark text. */
function brightSurface(tones: Tones, deep: string): Surface {
  const { brand, c } = tones;
  const shade = (by: number) =>
    toHex({ l: Math.min(brand.l, 0.92) - by, c: Math.min(brand.c, mostGroundChroma), h: brand.h });
  const ground = shade(0);
  const tile = shade(0.05);
  const strong = readableOn({ l: 0.32, c: Math.min(c, 0.08), h: brand.h }, [ground, tile]);
  return {
    ground,
    ink: readableOn({ l: 0.2, c: Math.min(c, 0.03), h: brand.h }, [ground], 7),
    muted: readableOn({ l: 0.38, c: Math.min(c, 0.05), h: brand.h }, [ground], 5),
    strong,
    line: shade(0.1),
    tile,
    onTile: strong,
    highlight: deep,
    onHighlight: '#ffffff',
    rest: shade(0.2),
    trace: readableOn(toOklch(shade(0.3)), [ground], leastTrace),
    hot: deep,
    onHot: '#ffffff',
    shape: shade(0.03),
  };
}

/** The brand as a ground, dark enough for white and for the accent. */
function fullSurface(tones: Tones, deep: string): Surface {
  const { brand, grey, bright, c, accent } = tones;
  if (bright) return brightSurface(tones, deep);
  const l = grey ? 0.34 : Math.min(brand.l, 0.5);
  const ground = readableOn({ l, c: grey ? c : Math.max(brand.c, 0.09), h: brand.h }, ['#ffffff', accent], 5);
  return darkSurface({ ...tones, c: Math.max(c, brand.c) }, ground, -0.06, toOklch(ground).c);
}

/**
 * One brand colour `#rrggbb` to a whole palette. Lightnesses and chromas are those of the visual specification; whatever
 * the brand colour is, white and black included, every pair of {@link textPairs} can be read on every surface.
 */
export function paletteOf(color: string): Palette {
  const brand = toOklch(color);
  const grey = brand.c < greyChroma;
  const c = grey ? Math.min(brand.c, 0.006) : Math.min(Math.max(brand.c, 0.08), 0.2);
  const bright = !grey && brand.l >= brightLightness;
  const otherHue = grey ? 80 : (accentHues.find((hue) => hueDistance(hue, brand.h) >= 45) ?? 80);
  const accentHue = bright ? brand.h : otherHue;
  const accent = bright
    ? toHex({ ...brand, l: Math.min(brand.l, 0.88) })
    : toHex({ l: 0.83, c: accentHue === 190 ? 0.11 : 0.155, h: accentHue });
  const onAccent = readableOn({ l: 0.24, c: 0.06, h: accentHue }, [accent]);
  const tones: Tones = { brand, grey, bright, c, accent, onAccent };
  const at = (l: number, chroma: number) => toHex({ l, c: chroma, h: brand.h });

  const soft = at(0.925, Math.min(c * 0.35, 0.05));
  const line = at(0.895, Math.min(c * 0.15, 0.02));
  const deep = tone(tones, 0.29, 0.075);
  const paper = at(0.982, grey ? 0.002 : 0.007);
  return {
    paper: lightSurface(tones, paper, soft, line, at(0.955, Math.min(c * 0.2, 0.03))),
    card: lightSurface(tones, '#ffffff', soft, line, paper),
    soft: lightSurface(tones, soft, '#ffffff', at(0.85, Math.min(c * 0.35, 0.05)), at(0.9, Math.min(c * 0.4, 0.06))),
    deep: darkSurface(tones, deep, 0.055, 0.08),
    deepCard: darkSurface(tones, tone(tones, 0.335, 0.08), 0.06, 0.085),
    full: fullSurface(tones, deep),
  };
}
