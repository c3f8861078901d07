import { toOklch } from '../../brand/color.ts';
import { parseCssColor } from '../../brand/css-color.ts';
import type { ShownStyles } from '../../brand/shown-styles.ts';
import { type Declaration, withVariables } from './css.ts';

/** Chroma below which a colour is a grey, used only where a brand has nothing else. */
const minChroma = 0.045;
/** Distance in OKLab (1 is black to white) below which colours are the same. */
const sameColor = 0.07;
const maxColors = 5;
const minOwn = 1;

/** Properties named after the brand, and after other things. */
const brandName = /brand|primary|accent|theme|main|cta|highlight|signature|corporate/i;
const otherName =
  /(?:text|font|bg|background|gr[ae]y|neutral|border|shadow|hover|focus|active|visited|disabled|error|danger|warning|success|info|dark|light|on|contrast|inverse)(?:-|$)/i;
/** Palettes shipped by frameworks and site builders, used or not. */
const presetName =
  /^--(?:wp--preset|wp--|tw-|bs-(?!primary|link|secondary)|chakra|mantine|mui|ant-|ion-|docsearch|swiper|plyr|fa-)/;
/** Colours chosen by no brand: browsers' links, defaults of frameworks and icon generators, and social networks. */
const unchosen = new Set(
  '#0000ee #0000ff #551a8b #007bff #0d6efd #0056b3 #337ab7 #3b82f6 #5bbad5 #2b5797 #da532c #603cba #9f00a7 #00aba9 #3b5998 #1877f2 #1da1f2 #55acee #0077b5 #0a66c2 #25d366 #bd081c #e60023 #ff4500'.split(
    ' ',
  ),
);

const parts: readonly (readonly [RegExp, number])[] = [
  [/logo|brand|masthead/i, 3],
  [/(?:^|[\s,.#_-])(?:header|nav|navbar|hero|btn|button|cta)(?:$|[\s,.:#_-])/i, 2],
  [/primary|accent/i, 2],
  [/(?:^|[\s,])(?:a|h1|h2)(?:$|[\s,.:])/i, 1.5],
];
const shown = /^(?:background|background-color|color|fill|border(?:-(?:top|bottom|left|right))?(?:-color)?)$/;

const seenParts = [
  ['header', 8],
  ['button', 8],
  ['link', 5],
  ['heading', 4],
  ['background', 2],
  ['text', 0.5],
] as const satisfies readonly (readonly [keyof ShownStyles, number])[];

export class BrandColors {
  readonly #weights = new Map<string, number>();

  add(value: string, weight: number): void {
    const color = parseCssColor(value);
    if (!color) return;
    const factor = unchosen.has(color) ? 0.1 : 1;
    this.#weights.set(color, (this.#weights.get(color) ?? 0) + weight * factor);
  }

  see(shown: ShownStyles): void {
    for (const [part, weight] of seenParts) this.add(shown[part] ?? '', weight);
  }

  take({ selector, property, value }: Declaration, properties: ReadonlyMap<string, string>): void {
    if (property.startsWith('--')) {
      if (presetName.test(property) || !brandName.test(property)) return;
      this.add(withVariables(value, properties), otherName.test(property) ? 1 : 6);
    } else if (shown.test(property)) {
      const weight = parts.find(([part]) => part.test(selector))?.[1] ?? 0.2;
      // Finds the colour within a shorthand; functions stay whole.
      for (const word of withVariables(value, properties).match(/[#\w-]+(?:\([^()]*\))?/g) ?? [])
        this.add(word, weight);
    }
  }

  best(minWeight = 0): string[] {
    const groups: { color: string; weight: number; maxWeight: number }[] = [];
    // Repetition adds less than proportionally.
    const entries = Array.from(this.#weights, ([color, weight]) => ({
      color,
      weight: Math.min(weight, 6 + Math.sqrt(weight)),
    }));
    for (const { color, weight } of entries.sort((a, b) => b.weight - a.weight)) {
      if (weight < minWeight) break;
      const near = groups.find((group) => measureDistance(group.color, color) < sameColor);
      if (near) near.weight += weight * 0.5;
      else groups.push({ color, weight, maxWeight: weight });
    }
    const ranked = groups.sort((a, b) => b.weight - a.weight).map(({ color }) => color);
    const colourful = ranked.filter((color) => toOklch(color).c >= minChroma);
    const grey = ranked.filter((color) => !colourful.includes(color) && isMark(color));
    return (colourful.length > 0 ? colourful : grey.slice(0, 1)).slice(0, maxColors);
  }
}

const maxMarkLightness = 0.75;

const isMark = (color: string): boolean => toOklch(color).l < maxMarkLightness;

function measureDistance(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  const angle = ((a.h - b.h) * Math.PI) / 180;
  const chroma = a.c * a.c + b.c * b.c - 2 * a.c * b.c * Math.cos(angle);
  return Math.hypot(a.l - b.l, Math.sqrt(Math.max(0, chroma)));
}

/** Brand colour of an open page; undefined where it has only greys or browser defaults. */
export function findOwnColor(shown: ShownStyles): string | undefined {
  const colors = new BrandColors();
  colors.see(shown);
  return colors.best(minOwn).find((color) => toOklch(color).c >= minChroma);
}
