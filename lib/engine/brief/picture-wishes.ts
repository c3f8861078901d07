import { joinAlternatives, joinPieces, joinWords, matchWords, type Pick, pickSteering } from '../languages/patterns.ts';

export interface PictureWishes {
  /** `full`: in the drawings' own colours instead of the brand's. */
  readonly drawings?: 'none' | 'full';
  readonly numbers?: 'none';
  readonly photo?: 'with' | 'none';
  /** Upper limit, where the notes give a number. */
  readonly points?: number;
}

const named = {
  drawings: matchWords(pickSteering('drawings'), 'giu'),
  numbers: matchWords(pickSteering('numbers'), 'giu'),
  photo: matchWords(pickSteering('photos'), 'giu'),
} as const;

const fullColor = matchWords(({ brief }) => brief?.pictureWishes?.fullColor, 'giu');

/** "no", "without any", "don't show" */
const deniedBefore = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${joinWords(pickSteering('denials'))}|${joinWords(pickSteering('denialsOfThings'))})(?:\s+|(?<=['’]))(?:\p{L}+\s+)?|(?:${joinPieces(pickSteering('denials'))}|${joinPieces(pickSteering('denialsOfThings'))})\p{L}{0,2})$`,
  'iu',
);
const deniedAfter = new RegExp(`^(?:${joinAlternatives(pickSteering('denialsBehind'))})`, 'u');

function wants(pattern: RegExp, notes: string): boolean | undefined {
  const [found] = notes.matchAll(pattern);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return (
    !deniedBefore.test(notes.slice(Math.max(0, found.index - 40), found.index)) && !deniedAfter.test(notes.slice(end))
  );
}

const maxAsked = 7;
const spacedPoints = joinAlternatives(pickSteering('points'));
const before = joinAlternatives(pickSteering('pointsBefore'));
const counters = joinAlternatives(pickSteering('pointCounters'));
const behind = joinAlternatives(pickSteering('pointsBehind'));

const counts = Array.from({ length: maxAsked }, (_, index) => {
  const pickInWords: Pick = ({ figures }) => figures?.oneToTen?.[index];
  const count = index + 1;
  return [
    count,
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:${joinWords(pickInWords)}|${count})\s+(?:(?:${before})\s+)?(?:${spacedPoints})(?!\p{L})|(?<!\d)(?:${count}|${joinPieces(pickInWords)})\s?(?:${counters})?(?:${behind})`,
      'iu',
    ),
  ] as const;
});

export function findAskedCount(notes: string): number | undefined {
  if (notes === '') return undefined;
  return counts.find(([, pattern]) => pattern.test(notes))?.[0];
}

export function readPictureWishes(notes: string): PictureWishes {
  if (notes === '') return {};
  const [drawings, numbers, photo] = [named.drawings, named.numbers, named.photo].map((name) => wants(name, notes));
  const points = findAskedCount(notes);
  return {
    ...(drawings === false ? { drawings: 'none' } : wants(fullColor, notes) ? { drawings: 'full' } : {}),
    ...(numbers === false ? { numbers: 'none' } : {}),
    ...(photo === undefined ? {} : { photo: photo ? 'with' : 'none' }),
    ...(points === undefined ? {} : { points }),
  };
}
