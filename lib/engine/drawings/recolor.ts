import { computeHueDistance, type Oklch, toHex, toOklch } from '../brand/color.ts';
import type { Tones } from '../brand/palette.ts';
import { clamp } from '../sizes.ts';
import type { Drawing, Layer } from './parse.ts';
import { findSkinTone, isPerson } from './people.ts';

export type DrawingStyle = 'brand' | 'full';

interface Coloring {
  readonly tones: Tones;
  readonly style: DrawingStyle;
  readonly dark: boolean;
  readonly ground?: string | undefined;
  readonly tone: number;
  readonly target?: number | undefined;
}

type FillRole = 'skin' | 'neutral' | 'accent' | 'brown' | 'brand';

const neutralChroma = 0.05;
/** Fills further from the accent's hue get the brand's. */
const maxAccentDistanceDegrees = 75;
/** Darker accents are browns, which get the brand's deep tones. */
const brownLightness = 0.48;
/** Share of neutral area from which a drawing, up to this mean lightness, would look like a grey stock icon. */
const greyShare = 0.72;
const greyLightness = 0.9;
const onLight = { min: 0.27, max: 0.95, target: 0.63 };
const onDark = { min: 0.42, max: 0.97, target: 0.8 };
/** Factors for a drawing's own contrast, by the role of a fill. */
const kept = { brand: 0.85, grey: 0.9, accent: 0.8, brown: 0.35 } as const;
/** Lightness: neutral fills below are dark ones, greys stay under the most, above which fills are white. */
const neutral = { dark: 0.3, max: 0.97, minOnLight: 0.27, minOnDark: 0.36 } as const;
/** Greatest chroma of neutral fills, dark and light, and their share of the brand's. */
const neutralTint = { dark: 0.06, light: 0.03, ofBrand: 0.4 } as const;
const accentLightness = { min: 0.45, max: 0.95 } as const;
const brownTone = { base: 0.2, liftOnDark: 0.14 } as const;
/** Change of lightness that is tried where a drawing is not seen. */
const retry = 0.12;

interface Mean {
  readonly share: number;
  readonly l: number;
}

function computeMean(parts: readonly { readonly share: number; readonly l: number }[]): Mean {
  const share = parts.reduce((sum, part) => sum + part.share, 0);
  return { share, l: share > 0 ? parts.reduce((sum, part) => sum + part.share * part.l, 0) / share : 0.6 };
}

interface Part extends Oklch {
  readonly role: FillRole;
  readonly share: number;
}

function findRole({ l, c, h }: Oklch, { hue, accentHue }: Tones): FillRole {
  if (c < neutralChroma) return 'neutral';
  const distance = computeHueDistance(h, accentHue);
  if (distance >= maxAccentDistanceDegrees || distance >= computeHueDistance(h, hue)) return 'brand';
  return l < brownLightness ? 'brown' : 'accent';
}

/** Chroma of tints, as a share of the brand's: most at a middle lightness, falling off within `reach` of it. */
const tintChroma = { min: 0.05, middle: 0.56, reach: 0.5, falloff: 0.55 } as const;

function tint({ hue, chroma }: Tones, l: number): string {
  const { min, middle, reach, falloff } = tintChroma;
  return toHex({ l, c: chroma * Math.max(min, 1 - Math.abs(l - middle) / reach) ** falloff, h: hue });
}

interface Balance {
  readonly neutral: Mean;
  readonly accent: Mean;
  readonly brand: Mean;
  readonly isGrey: boolean;
  readonly target: number;
}

function readParts(drawing: Drawing, { tones, tone, dark }: Coloring): ReadonlyMap<string, Part> {
  const person = isPerson(drawing.name);
  const parts = new Map<string, Part>();
  for (const { fill, share } of drawing.layers) {
    const color = toOklch(fill);
    const isSkin = person && findSkinTone(fill, tones, { tone, dark }) !== undefined;
    const role = isSkin ? 'skin' : findRole(color, tones);
    parts.set(fill, { ...color, role, share: (parts.get(fill)?.share ?? 0) + share });
  }
  return parts;
}

function computeBalance(parts: readonly Part[], dark: boolean, target: number): Balance {
  const computeMeanFor = (role: FillRole) => computeMean(parts.filter((part) => part.role === role));
  const [greys, accent, brand] = [computeMeanFor('neutral'), computeMeanFor('accent'), computeMeanFor('brand')];
  const isMostlyNeutral = greys.share > greyShare * (greys.share + accent.share + brand.share);
  const isGrey = isMostlyNeutral && greys.l < greyLightness && (greys.l > neutral.dark || dark);
  return { neutral: greys, accent, brand, isGrey, target };
}

function pickColor(
  { role, l }: Part,
  { neutral: greys, accent, brand, isGrey, target }: Balance,
  coloring: Coloring,
): string {
  const { tones, dark } = coloring;
  const { min, max } = dark ? onDark : onLight;
  if (role === 'neutral') {
    if (isGrey) return tint(tones, clamp(target + (l - greys.l) * kept.grey, min, neutral.max));
    if (l > neutral.max) return '#ffffff';
    const maxChroma = l < 0.5 ? neutralTint.dark : neutralTint.light;
    const minLightness = dark ? neutral.minOnDark : neutral.minOnLight;
    const chroma = Math.min(tones.chroma * neutralTint.ofBrand, maxChroma);
    return toHex({ l: Math.max(minLightness, l), c: chroma, h: tones.hue });
  }
  if (role === 'accent') {
    const readLightness = clamp(
      tones.accentLightness + (l - accent.l) * kept.accent,
      accentLightness.min,
      accentLightness.max,
    );
    const chroma = tones.accentChroma * Math.min(1, (1 - readLightness) * 6);
    return toHex({ l: readLightness, c: chroma, h: tones.accentHue - (accent.l - l) * 30 });
  }
  if (role === 'brown')
    return tint(tones, Math.max(min, brownTone.base + l * kept.brown + (dark ? brownTone.liftOnDark : 0)));
  return tint(tones, clamp(target + (l - brand.l) * kept.brand, min, max));
}

function chooseColors(drawing: Drawing, coloring: Coloring, target: number): ReadonlyMap<string, string> {
  const parts = readParts(drawing, coloring);
  const balance = computeBalance([...parts.values()], coloring.dark, target);
  const colorFor = (fill: string, part: Part) =>
    (part.role === 'skin' ? findSkinTone(fill, coloring.tones, coloring) : undefined) ??
    pickColor(part, balance, coloring);
  return new Map(Array.from(parts, ([fill, part]) => [fill, colorFor(fill, part)]));
}

export function colorDistance(a: string, b: string): number {
  const [one, other] = [toOklch(a), toOklch(b)];
  const radians = ((one.h - other.h) * Math.PI) / 180;
  const square = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(radians);
  return Math.hypot(one.l - other.l, Math.sqrt(Math.max(0, square)));
}

/** Distance from the ground below which a fill is invisible, and the share of such fills that makes a drawing invisible. */
const minDistance = 0.12;
const maxUnseen = 0.65;
/** Touching fills collapse when a lightness difference above the first value falls below the second. */
const apartBefore = 0.12;
const apartAfter = 0.06;

export function computeUnseenShare(drawing: Drawing, colors: ReadonlyMap<string, string>, ground: string): number {
  const isUnseen = ({ fill }: Layer) => colorDistance(colors.get(fill) ?? fill, ground) < minDistance;
  return drawing.layers.filter(isUnseen).reduce((sum, { share }) => sum + share, 0);
}

export function hasCollapsed(drawing: Drawing, colors: ReadonlyMap<string, string>): boolean {
  return drawing.touching.some(([one, other]) => {
    const [a, b] = [drawing.layers[one]?.fill, drawing.layers[other]?.fill];
    if (a === undefined || b === undefined || a === b) return false;
    const readLightness = (fill: string) => toOklch(fill).l;
    if (Math.abs(readLightness(a) - readLightness(b)) < apartBefore) return false;
    return colorDistance(colors.get(a) ?? a, colors.get(b) ?? b) < apartAfter;
  });
}

interface Recolored {
  readonly colors: ReadonlyMap<string, string>;
  /** Still too similar to its ground: it needs an outline or a disc. */
  readonly isUnseen: boolean;
}

export function recolor(drawing: Drawing, coloring: Coloring): Recolored {
  const { style, dark, ground } = coloring;
  const isHidden = (colors: ReadonlyMap<string, string>) =>
    ground !== undefined && computeUnseenShare(drawing, colors, ground) > maxUnseen;
  if (style === 'full') {
    const colors = new Map(drawing.layers.map(({ fill }) => [fill, fill]));
    return { colors, isUnseen: isHidden(colors) };
  }
  const target = coloring.target ?? (dark ? onDark.target : onLight.target);
  const first = chooseColors(drawing, coloring, target);
  const isBad = (colors: ReadonlyMap<string, string>) => isHidden(colors) || hasCollapsed(drawing, colors);
  if (coloring.target !== undefined || !isBad(first)) return { colors: first, isUnseen: isHidden(first) };
  const away = dark ? retry : -retry;
  const others = [target + away, target - away].map((other) => chooseColors(drawing, coloring, other));
  const colors = others.find((other) => !isBad(other)) ?? first;
  return { colors, isUnseen: isHidden(colors) };
}
