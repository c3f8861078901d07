import { languages } from '../languages/index.ts';
import { listLowerCaseWords } from '../letters.ts';

/** Longer texts have enough everyday words. */
const maxChars = 400;
/** Minimum points, and how many times those of the next language. */
const min = { points: 1, lead: 1.4 } as const;
/** Points of a letter or mark that one language alone has. */
const letterPoints = 2;

function makeVocabularies(): ReadonlyMap<string, ReadonlySet<string>> {
  const made = languages
    .filter(({ everyday }) => everyday !== undefined)
    .map(({ code, everyday = '', grammar = {}, memes }) => {
      const signs = memes
        ? [memes.turns, memes.hopes, memes.strongHopes, memes.outcomes, memes.past, memes.present, memes.everyday]
        : [];
      const phrases = [
        everyday,
        grammar.joints ?? '',
        grammar.others ?? '',
        ...signs.flat().filter((word) => !word.includes('*')),
      ];
      return [code, new Set(phrases.flatMap(listLowerCaseWords))] as const;
    });
  return new Map(made);
}

let vocabularies: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Returns the likeliest language of a few words in Latin letters; a word counts less the more languages have it. */
export function detectShortLanguage(text: string): string | undefined {
  if (text.length > maxChars) return undefined;
  vocabularies ??= makeVocabularies();
  const known = [...vocabularies];
  const points = new Map<string, number>();
  for (const word of new Set(listLowerCaseWords(text))) {
    const holders = known.filter(([, words]) => words.has(word));
    for (const [code] of holders) points.set(code, (points.get(code) ?? 0) + 1 / holders.length);
  }
  for (const { code, ownLetters } of languages)
    if (ownLetters?.test(text)) points.set(code, (points.get(code) ?? 0) + letterPoints);
  const [first, second] = [...points].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < min.points || first[1] < (second?.[1] ?? 0) * min.lead) return undefined;
  return first[0];
}
