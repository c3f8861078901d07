import type { Outline } from '../outline/outline.ts';
import { isTimely, rateStanding } from '../standing/standing.ts';
import type { RankedSentence } from '../text/rank.ts';
import { listTerms, overlap, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { noPlace, type PlaceSigns, readPlaces } from './place-signs.ts';
import { createTextSigns, type TextSigns } from './text-signs.ts';

interface ShownSigns {
  readonly rules: number;
  readonly plain: number;
  /** It refers back before it names anything. */
  readonly nameless: number;
  /** Share of the title's terms, their number, and share of its own terms that are shown. */
  readonly title: number;
  readonly titled: number;
  readonly shown: number;
  readonly titleName: number;
  /** Share of a sentence of the description in it, and of it in the description. */
  readonly described: number;
  readonly describes: number;
  readonly terms: number;
  /** Share of the whole sentence that is drawn. */
  readonly kept: number;
  readonly isCapital: number;
}

export type StatementSigns = Readonly<Record<keyof (PlaceSigns & TextSigns & ShownSigns), number>>;

export interface Drawn {
  readonly text: string;
  readonly source: string;
  readonly sentence: RankedSentence;
  readonly shown: string;
}

export interface SignSource {
  readonly ranked: readonly RankedSentence[];
  readonly outline: Outline;
  readonly title: string;
  readonly description: readonly string[];
  readonly language: string;
  readonly words: LanguageWords;
  readonly statementWords: LanguageWords;
  readonly rules: readonly number[];
}

const [fewTerms, maxTerms] = [3, 25];

const isNameWord = (word: string, words: LanguageWords) => /^\p{Lu}/u.test(word) && !words.stop.has(word.toLowerCase());

function isNameless(
  text: string,
  known: ReadonlySet<string>,
  names: ReadonlySet<string>,
  words: LanguageWords,
): boolean {
  if (isTimely(text, words.language)) return false;
  for (const [at, word] of wordsIn(text).entries()) {
    if (words.backward.has(word.toLowerCase())) return true;
    if (isNameWord(word, words) && (at > 0 || names.has(word))) return false;
    if (listTerms(word, words).some((term) => known.has(term))) return false;
  }
  return false;
}

function createShownSigns(source: SignSource): (drawn: Drawn) => ShownSigns {
  const { ranked, title, description, words, statementWords, rules } = source;
  const topic = new Set(listTerms(title, words));
  const titleNames = wordsIn(title).filter((word) => isNameWord(word, words));
  const summary = description.map((text) => new Set(listTerms(text, words))).filter(({ size }) => size >= fewTerms);
  const described = new Set(summary.flatMap((terms) => [...terms]));
  // German capitalises all nouns, so an opening word proves no name.
  const names = new Set(ranked.flatMap(({ text }) => wordsIn(text).slice(1)));
  const plain = rules.reduce((sum, value) => sum + value, 0) / Math.max(1, rules.length);
  const isCapital = Number(words.isVerbSecond);
  const seen = new Map<string, ReadonlySet<string>>();
  return ({ text, source: whole, shown }) => {
    const known = seen.get(shown) ?? new Set(listTerms(shown, words));
    seen.set(shown, known);
    const terms = new Set(listTerms(text, words));
    return {
      rules: rateStanding(whole, text, statementWords),
      plain,
      nameless: Number(isNameless(text, known, names, words)),
      title: overlap(topic, terms),
      titled: [...topic].filter((term) => terms.has(term)).length,
      shown: overlap(terms, known),
      titleName: Number(titleNames.some((name) => text.includes(name))),
      described: Math.max(0, ...summary.map((one) => overlap(one, terms))),
      describes: overlap(terms, described),
      terms: Math.min(maxTerms, terms.size),
      kept: text.length / Math.max(1, whole.length),
      isCapital,
    };
  };
}

export function createSigns(source: SignSource): (drawn: Drawn) => StatementSigns {
  const { ranked, words, language } = source;
  const places = readPlaces(source);
  const readText = createTextSigns(language, words);
  const readShown = createShownSigns(source);
  const at = new Map(ranked.map((sentence, place) => [sentence, places[place]]));
  return ({ text, ...drawn }) => ({
    ...(at.get(drawn.sentence) ?? places[0] ?? noPlace),
    ...readText(text),
    ...readShown({ text, ...drawn }),
  });
}
