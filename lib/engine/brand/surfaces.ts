import { contrast, type Oklch, toHex, toOklch } from './color.ts';

/** A ground and the colours that may stand on it, `#rrggbb`. */
export interface Surface {
  readonly ground: string;
  readonly ink: string;
  readonly muted: string;
  /** Text in the brand's colour, or in the accent's where the ground is the brand. */
  readonly strong: string;
  readonly line: string;
  /** Small ground for marks, with the colour on it. */
  readonly tile: string;
  readonly onTile: string;
  /** Ground of the highlighted mark, and text on it. */
  readonly highlight: string;
  readonly onHighlight: string;
  /** Marks that are not highlighted. Never text. */
  readonly rest: string;
  /** Connecting lines and edges: thin, so darker than a pale mark. */
  readonly trace: string;
  /** Accent (or a light brand's own colour) as a ground, and text on it. */
  readonly hot: string;
  readonly onHot: string;
  readonly shape: string;
  /** Emphasised phrase; has a box on light grounds. */
  readonly mark: { readonly ink: string; readonly fill?: string };
}

type Tone = Exclude<keyof Surface, 'mark'>;

/** Text and ground pairs that layouts may draw, each with at least {@link minContrast}. */
export const textPairs: readonly (readonly [text: Tone, ground: Tone])[] = [
  ['ink', 'ground'],
  ['muted', 'ground'],
  ['strong', 'ground'],
  ['ink', 'shape'],
  ['muted', 'shape'],
  ['strong', 'shape'],
  ['onTile', 'tile'],
  ['onHighlight', 'highlight'],
  ['onHot', 'hot'],
];

/** WCAG 2.2 level AA for text. */
export const minContrast = 4.5;
/** WCAG 2.2 level AA for meaningful graphics. */
export const minMarkContrast = 3;

/** Darkens (or, with a positive `step`, lightens) `color` until it is readable on all `grounds`. */
export function readableOn(color: Oklch, grounds: readonly string[], target = minContrast, step = -0.01): string {
  for (let l = color.l; l >= 0 && l <= 1; l += step) {
    const hex = toHex({ ...color, l });
    if (grounds.every((ground) => contrast(hex, ground) >= target)) return hex;
  }
  return step < 0 ? '#000000' : '#ffffff';
}

const maxGroundChroma = 0.19;

export interface Basis {
  readonly brand: Oklch;
  readonly grey: boolean;
  /** Too light for text on paper. */
  readonly bright: boolean;
  readonly c: number;
  readonly accent: string;
  readonly onAccent: string;
  readonly deep: string;
  readonly mark: string;
}

const tone = ({ brand, c }: Basis, l: number, maxChroma: number) => toHex({ l, c: Math.min(c, maxChroma), h: brand.h });

const minTrace = 1.8;

export function lightSurface(basis: Basis, ground: string, tile: string, line: string, shape: string): Surface {
  const { brand, bright, grey, c, accent, onAccent } = basis;
  // Darkened half-way, a light colour changes its hue (yellow to olive), so it is only a mark here. A grey has only its darkness.
  const lightness = grey ? 0.32 : bright ? 0.38 : 0.56;
  const main = readableOn({ l: lightness, c: bright ? Math.min(c, 0.09) : c, h: brand.h }, [ground, tile, shape], 4.6);
  const rest = bright ? toHex({ l: 0.9, c: Math.min(c, 0.11), h: brand.h }) : tone(basis, 0.8, 0.1);
  const trace = toHex({ l: 0.72, c: Math.min(c * 0.7, 0.1), h: brand.h });
  const ink = readableOn({ l: 0.21, c: Math.min(c, 0.028), h: brand.h }, [ground, basis.mark], 7);
  return {
    ground,
    ink,
    muted: readableOn({ l: 0.44, c: Math.min(c, 0.03), h: brand.h }, [ground, shape], 5.5),
    strong: main,
    line,
    tile,
    onTile: main,
    highlight: bright ? basis.deep : main,
    onHighlight: '#ffffff',
    rest,
    trace: readableOn(toOklch(trace), [ground], minTrace),
    hot: accent,
    onHot: onAccent,
    shape,
    mark: { ink, fill: basis.mark },
  };
}

/** A ground for white text; `lift` is the additional lightness of its marks. */
export function darkSurface(basis: Basis, ground: string, lift: number, chroma: number): Surface {
  const { accent, onAccent, brand, c } = basis;
  const { l } = toOklch(ground);
  const tile = toHex({ l: l + lift, c: Math.min(c, chroma), h: brand.h });
  const rest = toHex({ l: Math.min(l + 0.27, 0.62), c: Math.min(c * 0.75, chroma), h: brand.h });
  const shape = toHex({ l: l + 0.035, c: Math.min(c, chroma), h: brand.h });
  // Texts may also stand on the decoration.
  const strong = readableOn(toOklch(accent), [ground, shape], minContrast, 0.01);
  return {
    ground,
    ink: '#ffffff',
    muted: readableOn({ l: 0.87, c: Math.min(c * 0.4, 0.075), h: brand.h }, [ground, shape], 5, 0.01),
    strong,
    line: toHex({ l: l + 0.13, c: Math.min(c, chroma), h: brand.h }),
    tile,
    onTile: readableOn(toOklch(accent), [tile], minContrast, 0.01),
    highlight: accent,
    onHighlight: onAccent,
    rest,
    trace: readableOn(toOklch(rest), [ground], minTrace, 0.01),
    hot: accent,
    onHot: onAccent,
    shape,
    mark: { ink: strong },
  };
}

function brightSurface(basis: Basis): Surface {
  const { brand, c, deep } = basis;
  const shade = (by: number) =>
    toHex({ l: Math.min(brand.l, 0.92) - by, c: Math.min(brand.c, maxGroundChroma), h: brand.h });
  const ground = shade(0);
  const [tile, shape] = [shade(0.05), shade(0.03)];
  const strong = readableOn({ l: 0.32, c: Math.min(c, 0.08), h: brand.h }, [ground, tile, shape]);
  const ink = readableOn({ l: 0.2, c: Math.min(c, 0.03), h: brand.h }, [ground], 7);
  return {
    ground,
    ink,
    muted: readableOn({ l: 0.38, c: Math.min(c, 0.05), h: brand.h }, [ground, shape], 4.8),
    strong,
    line: shade(0.1),
    tile,
    onTile: strong,
    highlight: deep,
    onHighlight: '#ffffff',
    rest: shade(0.2),
    trace: readableOn(toOklch(shade(0.3)), [ground], minTrace),
    hot: deep,
    onHot: '#ffffff',
    shape,
    mark: { ink, fill: toHex({ l: 0.97, c: 0.03, h: brand.h }) },
  };
}

/** Lightness, and share of the chroma: at full strength the accent would dominate as a ground. */
const warm = { l: 0.89, share: 0.68 } as const;

export function accentSurface(basis: Basis): Surface {
  const { deep } = basis;
  const { c, h } = toOklch(basis.accent);
  const shade = (by: number) => toHex({ l: warm.l + by, c: c * warm.share, h });
  const surface = lightSurface(basis, shade(0), shade(0.04), shade(-0.12), shade(0.02));
  return {
    ...surface,
    highlight: deep,
    hot: deep,
    onHot: '#ffffff',
    mark: { ...surface.mark, fill: '#ffffff' },
  };
}

export function fullSurface(basis: Basis): Surface {
  const { brand, grey, bright, c, accent } = basis;
  if (bright) return brightSurface(basis);
  const l = grey ? 0.34 : Math.min(brand.l, 0.5);
  const ground = readableOn({ l, c: grey ? c : Math.max(brand.c, 0.09), h: brand.h }, ['#ffffff', accent], 5);
  return darkSurface({ ...basis, c: Math.max(c, brand.c) }, ground, -0.06, toOklch(ground).c);
}

export const graveSurface: Surface = {
  ground: '#181b1f',
  ink: '#f3f1ec',
  muted: '#b6bac0',
  strong: '#f3f1ec',
  line: '#3a4048',
  tile: '#24282e',
  onTile: '#f3f1ec',
  highlight: '#f3f1ec',
  onHighlight: '#181b1f',
  rest: '#6d747d',
  trace: '#6d747d',
  hot: '#f3f1ec',
  onHot: '#181b1f',
  shape: '#2b3037',
  mark: { ink: '#f3f1ec' },
};
