import type { FontFace } from './brand.ts';

const weightsByRole = { headline: [800, 700], body: [400, 600, 700] } as const;
export type FontRole = keyof typeof weightsByRole;

const maxFiles = 10;
/** Unicode ranges of one face; the parts of a Japanese font have about a hundred. */
const maxRanges = 400;

export function weightRange(weight: string): readonly [min: number, max: number] {
  const [min = 400, max = min] = weight.split(' ').map(Number);
  return [Math.min(min, max), Math.max(min, max)];
}

/** Nearest available weight; of two equally near the heavier for headlines, as in browsers. */
export function findNearestWeight(ranges: readonly (readonly [number, number])[], wanted: number): number {
  const had = ranges.map(([min, max]) => Math.min(max, Math.max(min, wanted)));
  const measureDistance = (weight: number) => Math.abs(weight - wanted) + (weight < wanted === wanted >= 500 ? 0.5 : 0);
  return had.reduce(
    (best, weight) => (measureDistance(weight) < measureDistance(best) ? weight : best),
    had[0] ?? wanted,
  );
}

export function chooseFaces(faces: readonly FontFace[], role: FontRole, text: string): FontFace[] {
  const ranges = faces.map(({ weight }) => weightRange(weight));
  const weights = weightsByRole[role].map((wanted) => findNearestWeight(ranges, wanted));
  const characters = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  const needed = faces.filter(({ weight, unicodeRange }) => {
    const [min, max] = weightRange(weight);
    return weights.some((each) => each >= min && each <= max) && covers(unicodeRange, characters);
  });
  const latin = new Set([0x41]);
  const isLatin = ({ unicodeRange }: FontFace) => covers(unicodeRange, latin);
  return [...needed.filter(isLatin), ...needed.filter((face) => !isLatin(face))].slice(0, maxFiles);
}

/** True without a range, which means all characters. */
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
