import { type Oklch, toHex, toOklch } from '../brand/color.ts';
import type { Tones } from '../brand/palette.ts';
import { clamp } from '../sizes.ts';
import type { Drawing, Layer } from './parse.ts';
import { isPerson, skinTone } from './people.ts';

export type DrawingStyle = 'brand' | 'full';

interface Coloring {
  readonly tones: Tones;
  readonly style: DrawingStyle;
  readonly dark: boolean;
  readonly ground?: string | undefined;
  readonly tone: number;
  readonly target?: number | undefined;
}

type Role = 'skin' | 'neutral' | 'accent' | 'brown' | 'brand';

const hueDistance = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

const neutralChroma = 0.05;
/** Degrees; fills further from the accent's hue get the brand's. */
const maxAccentDistance = 75;
/** Darker accents are browns, which get the brand's deep tones. */
const brownLightness = 0.48;
/** Share of neutral area from which a drawing, up to this mean lightness, would look like a grey stock icon. */
const greyShare = 0.72;
const greyLightness = 0.9;
const onLight = { min: 0.27, max: 0.95, target: 0.63 };
const onDark = { min: 0.42, max: 0.97, target: 0.8 };
/** Factor for a drawing's own contrast. */
const kept = 0.85;

interface Mean {
  readonly share: number;
  readonly l: number;
}

function computeMean(parts: readonly { readonly share: number; readonly l: number }[]): Mean {
  const share = parts.reduce((sum, part) => sum + part.share, 0);
  return { share, l: share > 0 ? parts.reduce((sum, part) => sum + part.share * part.l, 0) / share : 0.6 };
}

interface Part extends Oklch {
  readonly role: Role;
  readonly share: number;
}

function findRole({ l, c, h }: Oklch, { hue, accentHue }: Tones): Role {
  if (c < neutralChroma) return 'neutral';
  const distance = hueDistance(h, accentHue);
  if (distance >= maxAccentDistance || distance >= hueDistance(h, hue)) return 'brand';
  return l < brownLightness ? 'brown' : 'accent';
}

function tint({ hue, chroma }: Tones, l: number): string {
  return toHex({ l, c: chroma * Math.max(0.05, 1 - Math.abs(l - 0.56) / 0.5) ** 0.55, h: hue });
}

interface Balance {
  readonly neutral: Mean;
  readonly accent: Mean;
  readonly brand: Mean;
  /** Whether neutral fills get brand tones. */
  readonly isGrey: boolean;
  readonly target: number;
}

function readParts(drawing: Drawing, { tones, tone, dark }: Coloring): ReadonlyMap<string, Part> {
  const person = isPerson(drawing.name);
  const parts = new Map<string, Part>();
  for (const { fill, share } of drawing.layers) {
    const color = toOklch(fill);
    const isSkin = person && skinTone(fill, tones, { tone, dark }) !== undefined;
    const role = isSkin ? 'skin' : findRole(color, tones);
    parts.set(fill, { ...color, role, share: (parts.get(fill)?.share ?? 0) + share });
  }
  return parts;
}

function computeBalance(parts: readonly Part[], dark: boolean, target: number): Balance {
  const meanFor = (role: Role) => computeMean(parts.filter((part) => part.role === role));
  const [neutral, accent, brand] = [meanFor('neutral'), meanFor('accent'), meanFor('brand')];
  const isMostlyNeutral = neutral.share > greyShare * (neutral.share + accent.share + brand.share);
  const isGrey = isMostlyNeutral && neutral.l < greyLightness && (neutral.l > 0.3 || dark);
  return { neutral, accent, brand, isGrey, target };
}

function pickColor({ role, l }: Part, { neutral, accent, brand, isGrey, target }: Balance, coloring: Coloring): string {
  const { tones, dark } = coloring;
  const { min, max } = dark ? onDark : onLight;
  if (role === 'neutral') {
    if (isGrey) return tint(tones, clamp(target + (l - neutral.l) * 0.9, min, 0.97));
    if (l > 0.97) return '#ffffff';
    const maxChroma = l < 0.5 ? 0.06 : 0.03;
    return toHex({ l: Math.max(dark ? 0.36 : 0.27, l), c: Math.min(tones.chroma * 0.4, maxChroma), h: tones.hue });
  }
  if (role === 'accent') {
    const lightness = clamp(tones.accentLightness + (l - accent.l) * 0.8, 0.45, 0.95);
    const chroma = tones.accentChroma * Math.min(1, (1 - lightness) * 6);
    return toHex({ l: lightness, c: chroma, h: tones.accentHue - (accent.l - l) * 30 });
  }
  if (role === 'brown') return tint(tones, Math.max(min, 0.2 + l * 0.35 + (dark ? 0.14 : 0)));
  return tint(tones, clamp(target + (l - brand.l) * kept, min, max));
}

function colorsFor(drawing: Drawing, coloring: Coloring, target: number): ReadonlyMap<string, string> {
  const parts = readParts(drawing, coloring);
  const balance = computeBalance([...parts.values()], coloring.dark, target);
  const colorFor = (fill: string, part: Part) =>
    (part.role === 'skin' ? skinTone(fill, coloring.tones, coloring) : undefined) ?? pickColor(part, balance, coloring);
  return new Map(Array.from(parts, ([fill, part]) => [fill, colorFor(fill, part)]));
}

/** Distance in OKLab. */
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

export function unseenShare(drawing: Drawing, colors: ReadonlyMap<string, string>, ground: string): number {
  const isUnseen = ({ fill }: Layer) => colorDistance(colors.get(fill) ?? fill, ground) < minDistance;
  return drawing.layers.filter(isUnseen).reduce((sum, { share }) => sum + share, 0);
}

export function hasCollapsed(drawing: Drawing, colors: ReadonlyMap<string, string>): boolean {
  return drawing.touching.some(([one, other]) => {
    const [a, b] = [drawing.layers[one]?.fill, drawing.layers[other]?.fill];
    if (a === undefined || b === undefined || a === b) return false;
    const lightness = (fill: string) => toOklch(fill).l;
    if (Math.abs(lightness(a) - lightness(b)) < apartBefore) return false;
    return colorDistance(colors.get(a) ?? a, colors.get(b) ?? b) < apartAfter;
  });
}

interface Recolored {
  readonly colors: ReadonlyMap<string, string>;
  /** Still too similar to its ground: it needs an outline or a disc. */
  readonly isUnseen: boolean;
}

/** Recolours a drawing, keeping it visible on its ground and its touching fills distinct. */
export function recolor(drawing: Drawing, coloring: Coloring): Recolored {
  const { style, dark, ground } = coloring;
  const isHidden = (colors: ReadonlyMap<string, string>) =>
    ground !== undefined && unseenShare(drawing, colors, ground) > maxUnseen;
  if (style === 'full') {
    const colors = new Map(drawing.layers.map(({ fill }) => [fill, fill]));
    return { colors, isUnseen: isHidden(colors) };
  }
  const target = coloring.target ?? (dark ? onDark.target : onLight.target);
  const first = colorsFor(drawing, coloring, target);
  const isBad = (colors: ReadonlyMap<string, string>) => isHidden(colors) || hasCollapsed(drawing, colors);
  if (coloring.target !== undefined || !isBad(first)) return { colors: first, isUnseen: isHidden(first) };
  const away = dark ? 0.12 : -0.12;
  const others = [target + away, target - away].map((other) => colorsFor(drawing, coloring, other));
  const colors = others.find((other) => !isBad(other)) ?? first;
  return { colors, isUnseen: isHidden(colors) };
}
