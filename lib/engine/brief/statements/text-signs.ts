import { keepByText } from '../../keep.ts';
import { findLanguage, languages } from '../../languages/index.ts';
import { wrapWords } from '../../languages/patterns.ts';
import { isWholeOpening, selfContained } from '../standing/dangling.ts';
import { isTimely } from '../standing/standing.ts';
import { countTextWords, getFirstWord, isUnspaced, wordsIn } from '../text/text.ts';
import { addressed, collective, type LanguageWords } from '../text/words.ts';

export interface TextSigns {
  readonly contained: number;
  /** Words, letters a word, share of words that say nothing. */
  readonly words: number;
  readonly letters: number;
  readonly stops: number;
  readonly backward: number;
  readonly whole: number;
  readonly quote: number;
  /** A linking word near its start; words that refer back anywhere. */
  readonly linked: number;
  readonly refers: number;
  /** Letters in quotation marks; who speaks, and who is spoken to. */
  readonly quoted: number;
  readonly self: number;
  readonly we: number;
  readonly you: number;
  readonly numbers: number;
  readonly measure: number;
  readonly year: number;
  readonly capitals: number;
  readonly names: number;
  readonly question: number;
  readonly calm: number;
  readonly commas: number;
  readonly colon: number;
  readonly binding: number;
}

const compiled: ReadonlyMap<string, RegExp> = new Map(
  languages.map((one) => [one.code, new RegExp(wrapWords(one, one.brief?.dangling?.linking ?? '(?!)'), 'iu')]),
);
const near = 30;

const max = { words: 60, count: 6 };
const inQuotes = /["“„«「『][^"”“»」』]*["”“»」』]?/g;
const twoNames = /\p{Lu}[\p{L}'’.-]+ (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}'’-]+/gu;
const years = /(?<!\p{N})(?:1[89]|20)\p{N}{2}(?!\p{N})/gu;

const count = (text: string, pattern: RegExp) => Math.min(max.count, text.match(pattern)?.length ?? 0);

function readVoice(text: string, own: readonly string[], words: LanguageWords) {
  const isShared = (word: string) => addressed.has(word) || collective.has(word);
  const said = (text.match(inQuotes) ?? []).reduce((sum, { length }) => sum + length, 0);
  return {
    quoted: said / Math.max(1, text.length),
    self: Number(own.some((word) => words.personal.has(word) && !isShared(word))),
    we: Number(own.some((word) => collective.has(word))),
    you: Number(own.some((word) => addressed.has(word))),
    refers: Math.min(max.count, own.slice(1).filter((word) => words.backward.has(word)).length),
    binding: Math.min(max.count, own.filter((word) => words.binding.has(word)).length),
  };
}

function readMarks(text: string) {
  return {
    numbers: count(text, /\p{N}[\p{N}.,]*/gu),
    measure: Number(/[%‰$€£¥]/.test(text)),
    year: Math.min(2, count(text, years)),
    capitals: count(text.slice(1), /(?<![\p{L}])\p{Lu}/gu),
    names: count(text, twoNames),
    question: Number(/[?？؟]/.test(text)),
    calm: Number(/[\p{L}\p{N}%)"”’»]$/u.test(text)),
    commas: count(text, /[,،、，;；]/g),
    colon: Number(/[:：]\s/.test(text)),
  };
}

export function createTextSigns(language: string, words: LanguageWords): (text: string) => TextSigns {
  const links = compiled.get(findLanguage(language)?.code ?? '');
  return keepByText((text) => {
    const own = wordsIn(text.replaceAll(inQuotes, ' ').toLowerCase());
    const all = wordsIn(text);
    return {
      contained: selfContained(text, words),
      words: Math.min(max.words, countTextWords(text)),
      letters: isUnspaced(text) ? 0 : all.join('').length / Math.max(1, all.length),
      stops: all.filter((word) => words.stop.has(word.toLowerCase())).length / Math.max(1, all.length),
      backward: Number(words.backward.has(getFirstWord(text)) && !isTimely(text, words.language)),
      whole: Number(isWholeOpening(text, words)),
      quote: Number(/^["“„«「『]/.test(text)),
      linked: Number(links?.test(text.slice(0, near)) === true),
      ...readVoice(text, own, words),
      ...readMarks(text),
    };
  });
}
