import type { Outline } from '../../brief/outline/outline.ts';
import { defaultLanguage, findLanguage } from '../../languages/index.ts';
import { wrapWords } from '../../languages/patterns.ts';
import { type Frames, genres, type JokeGenre } from '../../languages/words/joke-words.ts';
import { isAimedAt } from './aim.ts';

interface GenreSource {
  readonly genre?: JokeGenre;
  readonly frames: Frames;
  readonly language: string;
  readonly wholeTitle: string;
  readonly outline: Pick<Outline, 'sentences'>;
}

const patterns = new Map<string, RegExp>();

/** In the default language, which other texts use too, and in the language itself. */
function findSigns(genre: JokeGenre, language: string): RegExp {
  const own = findLanguage(language);
  const key = `${genre} ${own?.code ?? ''}`;
  const known = patterns.get(key);
  if (known) return known;
  const alternatives = [...new Set([defaultLanguage, own])].flatMap((each) => {
    const words = each?.jokes?.genres?.[genre];
    return each && words ? [wrapWords(each, words)] : [];
  });
  const pattern = new RegExp(alternatives.join('|'), 'giu');
  patterns.set(key, pattern);
  return pattern;
}

/** A sum with its currency; a temperature; a version; marks out of five, ten or a hundred. */
const forms = {
  price: /[$€£¥₩]\s?\d[\d.,]*(?![\d.,]|\s?[bkm])|\d[\d.,]*\s?[$€£¥₩]/iu,
  weather: /\d\s?°/u,
  release: /(?<![\d.,])v?\d{1,3}\.\d{1,3}(?:\.\d{1,3})?(?![\d.,]*\d|\s?[%€$£])/iu,
  review: /(?<!\d)\d{1,2}(?:[.,]\d)?\s?\/\s?(?:5|10|100)(?!\d)|[★⭐]/u,
} as const satisfies Partial<Record<JokeGenre, RegExp>>;

const hasForm = (title: string, genre: JokeGenre) => genre in forms && forms[genre as keyof typeof forms].test(title);

export function findSum(title: string): string | undefined {
  const found = title.match(new RegExp(forms.price, 'giu')) ?? [];
  return found.length === 1 ? found[0]?.replace(/[.,]$/u, '') : undefined;
}

/** "Without heat" is not weather. */
function countAimed(title: string, signs: RegExp, language: string): number {
  const own = findLanguage(language);
  return [...title.matchAll(signs)].filter(
    ({ index, 0: word }) => own === undefined || isAimedAt(title, index, word.length, own),
  ).length;
}

/** Those with a word of the genre ("my cat at four") need it in the text too, which may be about dogs. */
export function listGenreFrames({ genre, frames, language, wholeTitle, outline }: GenreSource): readonly string[] {
  if (genre === undefined) return [];
  const text = [wholeTitle, ...outline.sentences.map((sentence) => sentence.text)].join(' ').toLowerCase();
  return (frames.genres?.[genre] ?? []).filter((frame) =>
    (frame.match(findSigns(genre, language)) ?? []).every((word) => text.includes(word.toLowerCase())),
  );
}

const opening = 3000;
/** Points for a word or form in the title, a new and a repeated word in the text; and the minimum. */
const worth = { inTitle: 4, distinct: 2, again: 0.5, min: 9 };
const manyWords = 5;

export function findJokeGenre(
  title: string,
  { sentences }: Pick<Outline, 'sentences'>,
  language: string,
): JokeGenre | undefined {
  const text = sentences
    .map((sentence) => sentence.text)
    .join(' ')
    .slice(0, opening);
  const found = genres
    .map((genre) => {
      const signs = findSigns(genre, language);
      const found = text.match(signs)?.map((word) => word.toLowerCase()) ?? [];
      const titled = countAimed(title, signs, language) + (hasForm(title, genre) ? 1 : 0);
      const again = Math.min(found.length, 16) * worth.again;
      const words = new Set(found);
      if (titled === 0 && words.size < manyWords) return { genre, value: 0 };
      return { genre, value: titled * worth.inTitle + words.size * worth.distinct + again };
    })
    .sort((a, b) => b.value - a.value)[0];
  return found !== undefined && found.value >= worth.min ? found.genre : undefined;
}
