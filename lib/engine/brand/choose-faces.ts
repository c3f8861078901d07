import type { FontFace } from './font-face.ts';

/** Weights that pictures are set in. */
const weightsByRole = { headline: [800, 700], body: [400, 600, 700] } as const;
export type FontRole = keyof typeof weightsByRole;

/** Files of one family that are fetched for one picture. */
const maxFiles = 10;
/** Ranges of one face; those of a Japanese font's parts have a hundred. */
const maxRanges = 400;

/** The weights, least and most, of a CSS `font-weight` descriptor. */
export function weightRange(weight: string): readonly [min: number, max: number] {
  const [min = 400, max = min] = weight.split(' ').map(Number);
  return [Math.min(min, max), Math.max(min, max)];
}

/** The weight nearest to `wanted` that one of the ranges has; of two as near the heavier for headlines, as browsers choose. */
export function nearestWeight(ranges: readonly (readonly [number, number])[], wanted: number): number {
  const had = ranges.map(([min, max]) => Math.min(max, Math.max(min, wanted)));
  const distance = (weight: number) => Math.abs(weight - wanted) + (weight < wanted === wanted >= 500 ? 0.5 : 0);
  return had.reduce((best, weight) => (distance(weight) < distance(best) ? weight : best), had[0] ?? wanted);
}

/** The files of one family that a text in this role needs, by weight and characters; those with Latin letters first. */
export function chooseFaces(faces: readonly FontFace[], role: FontRole, text: string): FontFace[] {
  const ranges = faces.map(({ weight }) => weightRange(weight));
  const weights = weightsByRole[role].map((wanted) => nearestWeight(ranges, wanted));
  const characters = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  const needed = faces.filter(({ weight, unicodeRange }) => {
    const [min, max] = weightRange(weight);
    return weights.some((each) => each >= min && each <= max) && covers(unicodeRange, characters);
  });
  const latin = new Set([0x41]);
  const isLatin = ({ unicodeRange }: FontFace) => covers(unicodeRange, latin);
  return [...needed.filter(isLatin), ...needed.filter((face) => !isLatin(face))].slice(0, maxFiles);
}

/** Whether a CSS `unicode-range` has one of the characters; without a range a face has them all. */
function covers(range: string | undefined, characters: ReadonlySet<number>): boolean {
  if (range === undefined) return true;
  const ranges = range.split(',', maxRanges).map((part) => {
    const [, from = '', to = ''] = /^\s*u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s*$/i.exec(part) ?? [];
    const start = Number.parseInt(from.replaceAll('?', '0'), 16);
    const end = to ? Number.parseInt(to, 16) : Number.parseInt(from.replaceAll('?', 'f'), 16);
    return [start, end] as const;
  });
  for (const character of characters) {
    if (ranges.some(([start, end]) => character >= start && character <= end)) return true;
  }
  return false;
}
