import { computeContrast, type Oklch, toHex, toOklch } from './color.ts';
import { minContrast, type Surface } from './surface.ts';

/** Darkens (or, with a positive `step`, lightens) `color` until it is readable on all `grounds`. */
export function makeReadable(color: Oklch, grounds: readonly string[], target = minContrast, step = -lighter): string {
  for (let l = color.l; l >= 0 && l <= 1; l += step) {
    const hex = toHex({ ...color, l });
    if (grounds.every((ground) => computeContrast(hex, ground) >= target)) return hex;
  }
  return step < 0 ? '#000000' : '#ffffff';
}

const maxGroundChroma = 0.19;
/** Contrast of texts where it exceeds the least: small or quiet ones, and running text. */
const contrasts = { strong: 4.6, mutedOnBright: 4.8, mutedOnDark: 5, muted: 5.5, ink: 7 } as const;
const lighter = 0.01;

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

interface ToneLimits {
  readonly l: number;
  readonly maxChroma: number;
}

const limit = ({ brand, c }: Pick<Basis, 'brand' | 'c'>, { l, maxChroma }: ToneLimits): Oklch => ({
  l,
  c: Math.min(c, maxChroma),
  h: brand.h,
});
const toTone = (basis: Basis, limits: ToneLimits) => toHex(limit(basis, limits));

const minTrace = 1.8;
/** Lightness and greatest chroma of what stands on light grounds. Text in the brand's colour by kind of brand. */
const onLight = {
  strong: { grey: 0.32, bright: 0.38, other: 0.56, maxBrightChroma: 0.09 },
  brightRest: { l: 0.9, maxChroma: 0.11 },
  rest: { l: 0.8, maxChroma: 0.1 },
  trace: { l: 0.72, maxChroma: 0.1, ofBrand: 0.7 },
  ink: { l: 0.21, maxChroma: 0.028 },
  muted: { l: 0.44, maxChroma: 0.03 },
} as const;

export function makeLightSurface(basis: Basis, ground: string, tile: string, line: string, shape: string): Surface {
  const { brand, bright, grey, c, accent, onAccent } = basis;
  // Darkened half-way, a light colour changes its hue (yellow to olive), so it is only a mark here. A grey has only its darkness.
  const { strong } = onLight;
  const lightness = grey ? strong.grey : bright ? strong.bright : strong.other;
  const mainChroma = bright ? Math.min(c, strong.maxBrightChroma) : c;
  const main = makeReadable({ l: lightness, c: mainChroma, h: brand.h }, [ground, tile, shape], contrasts.strong);
  const rest = toTone(basis, bright ? onLight.brightRest : onLight.rest);
  const { l, maxChroma, ofBrand } = onLight.trace;
  const trace = toHex({ l, c: Math.min(c * ofBrand, maxChroma), h: brand.h });
  const ink = makeReadable(limit(basis, onLight.ink), [ground, basis.mark], contrasts.ink);
  return {
    ground,
    ink,
    muted: makeReadable(limit(basis, onLight.muted), [ground, shape], contrasts.muted),
    strong: main,
    line,
    tile,
    onTile: main,
    highlight: bright ? basis.deep : main,
    onHighlight: '#ffffff',
    rest,
    trace: makeReadable(toOklch(trace), [ground], minTrace),
    hot: accent,
    onHot: onAccent,
    shape,
    mark: { ink, fill: basis.mark },
  };
}

/** On dark grounds: lightness added to the ground's, and shares of the brand's chroma. */
const onDark = {
  rest: { lift: 0.27, max: 0.62, ofBrand: 0.75 },
  shape: 0.035,
  line: 0.13,
  muted: { l: 0.87, maxChroma: 0.075, ofBrand: 0.4 },
} as const;

/** A ground for white text; `lift` is the additional lightness of its marks, `chroma` their greatest. */
export function makeDarkSurface(
  basis: Basis,
  ground: string,
  { lift, chroma }: { readonly lift: number; readonly chroma: number },
): Surface {
  const { accent, onAccent, brand, c } = basis;
  const { l } = toOklch(ground);
  const raise = (by: number) => toTone(basis, { l: l + by, maxChroma: chroma });
  const { rest: restTone, muted } = onDark;
  const tile = raise(lift);
  const rest = toHex({
    l: Math.min(l + restTone.lift, restTone.max),
    c: Math.min(c * restTone.ofBrand, chroma),
    h: brand.h,
  });
  const shape = raise(onDark.shape);
  // Texts may also stand on the decoration.
  const strong = makeReadable(toOklch(accent), [ground, shape], minContrast, lighter);
  return {
    ground,
    ink: '#ffffff',
    muted: makeReadable(
      { l: muted.l, c: Math.min(c * muted.ofBrand, muted.maxChroma), h: brand.h },
      [ground, shape],
      contrasts.mutedOnDark,
      lighter,
    ),
    strong,
    line: raise(onDark.line),
    tile,
    onTile: makeReadable(toOklch(accent), [tile], minContrast, lighter),
    highlight: accent,
    onHighlight: onAccent,
    rest,
    trace: makeReadable(toOklch(rest), [ground], minTrace, lighter),
    hot: accent,
    onHot: onAccent,
    shape,
    mark: { ink: strong },
  };
}

/** On a light brand's own ground: texts, lightness taken from the ground's, and the box of an emphasised phrase. */
const onBright = {
  maxGround: 0.92,
  darker: { tile: 0.05, shape: 0.03, line: 0.1, rest: 0.2, trace: 0.3 },
  strong: { l: 0.32, maxChroma: 0.08 },
  ink: { l: 0.2, maxChroma: 0.03 },
  muted: { l: 0.38, maxChroma: 0.05 },
  mark: { l: 0.97, c: 0.03 },
} as const;

function makeBrightSurface(basis: Basis): Surface {
  const { brand, deep } = basis;
  const { darker } = onBright;
  const makeShade = (by: number) =>
    toHex({ l: Math.min(brand.l, onBright.maxGround) - by, c: Math.min(brand.c, maxGroundChroma), h: brand.h });
  const ground = makeShade(0);
  const [tile, shape] = [makeShade(darker.tile), makeShade(darker.shape)];
  const strong = makeReadable(limit(basis, onBright.strong), [ground, tile, shape]);
  const ink = makeReadable(limit(basis, onBright.ink), [ground], contrasts.ink);
  return {
    ground,
    ink,
    muted: makeReadable(limit(basis, onBright.muted), [ground, shape], contrasts.mutedOnBright),
    strong,
    line: makeShade(darker.line),
    tile,
    onTile: strong,
    highlight: deep,
    onHighlight: '#ffffff',
    rest: makeShade(darker.rest),
    trace: makeReadable(toOklch(makeShade(darker.trace)), [ground], minTrace),
    hot: deep,
    onHot: '#ffffff',
    shape,
    mark: { ink, fill: toHex({ ...onBright.mark, h: brand.h }) },
  };
}

/** Lightness, and share of the chroma: at full strength the accent would dominate as a ground. */
const warm = { l: 0.89, share: 0.68 } as const;
/** Lightness added to that ground's. */
const onWarm = { tile: 0.04, line: -0.12, shape: 0.02 } as const;

export function makeAccentSurface(basis: Basis): Surface {
  const { deep } = basis;
  const { c, h } = toOklch(basis.accent);
  const makeShade = (by: number) => toHex({ l: warm.l + by, c: c * warm.share, h });
  const surface = makeLightSurface(
    basis,
    makeShade(0),
    makeShade(onWarm.tile),
    makeShade(onWarm.line),
    makeShade(onWarm.shape),
  );
  return {
    ...surface,
    highlight: deep,
    hot: deep,
    onHot: '#ffffff',
    mark: { ...surface.mark, fill: '#ffffff' },
  };
}

/** Lightness of a grey brand's ground, most of a colourful one's, its least chroma, contrast, and how much darker its marks are. */
const full = { grey: 0.34, max: 0.5, minChroma: 0.09, contrast: 5, lift: -0.06 } as const;

export function makeFullSurface(basis: Basis): Surface {
  const { brand, grey, bright, c, accent } = basis;
  if (bright) return makeBrightSurface(basis);
  const l = grey ? full.grey : Math.min(brand.l, full.max);
  const ground = makeReadable(
    { l, c: grey ? c : Math.max(brand.c, full.minChroma), h: brand.h },
    ['#ffffff', accent],
    full.contrast,
  );
  return makeDarkSurface({ ...basis, c: Math.max(c, brand.c) }, ground, {
    lift: full.lift,
    chroma: toOklch(ground).c,
  });
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
