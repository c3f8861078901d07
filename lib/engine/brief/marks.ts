import { joinAlternatives } from '../languages/patterns.ts';
import type { BriefModule, Gravity, Item } from '../modules.ts';
import { verb } from './clause-signs.ts';
import { findKeyPhrase, type SourceWords } from './key-phrase.ts';
import { quantitiesIn } from './quantities.ts';
import { drawnLength, isUnspaced, wordCount, wordsIn } from './text.ts';
import { type LanguageWords, wordsFor } from './words.ts';

/** Marks of one picture, words of one, and the share of its text that one may have. */
const most = { marks: 6, words: 4, share: 0.4 };

/** A limit with the word it limits, in the languages with spaces; a short word after it would hang in the air. */
const limit = new RegExp(
  String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.marks?.limit)})\s(?:\p{L}{4,}|\p{N}+)(?![\p{L}\p{M}\p{N}])`,
  'iu',
);
/** What stands behind a word of contrast, up to the end of its clause. */
const contrast = new RegExp(
  String.raw`(?<!\p{L}|not )(?:${joinAlternatives(({ brief }) => brief?.marks?.contrast)})\s(?<said>\p{L}[^.,:;!?…—–()"“”«»]+?)(?=[.,:;!?…—–()]|$)`,
  'iu',
);

const isShort = (part: string, text: string) =>
  wordCount(part) <= most.words && drawnLength(part) <= drawnLength(text) * most.share;

/** A number with its unit, also where the unit is left to a label, or with the noun that it counts: alone it says nothing. */
function findQuantity(text: string, words: LanguageWords): string | undefined {
  const [number] = quantitiesIn(text);
  if (number === undefined) return undefined;
  const end = text.startsWith(number.unit, number.end) ? number.end + number.unit.length : number.end;
  const phrase = text.slice(number.start, end).trim();
  if (number.kind !== 'count' || number.unit !== '' || isUnspaced(text)) return phrase;
  const [, noun = ''] = /^[\s\u00a0](\p{L}[\p{L}\p{M}’'-]{2,})(?![\p{L}\p{M}])/u.exec(text.slice(end)) ?? [];
  const isNoun = noun !== '' && !words.stop.has(noun.toLowerCase()) && !verb.test(noun);
  return isNoun ? text.slice(number.start, end + 1 + noun.length).trim() : undefined;
}

/** What a contrast comes to, where it is no clause of its own ("but nobody came"). */
function findContrast(text: string, words: LanguageWords): string | undefined {
  const said = contrast.exec(text)?.groups?.said;
  if (said === undefined || verb.test(said)) return undefined;
  const [first = '', ...rest] = wordsIn(said.toLowerCase());
  const isClause = [first, ...rest].some((word) => words.personal.has(word) || words.subjects.has(word));
  return isClause || (words.stop.has(first) && !words.joints.has(first)) ? undefined : said;
}

/** The phrase of a text to emphasise: a number with its unit, a limit, or what a contrast comes to. */
export function findMark(text: string, words: LanguageWords): string | undefined {
  const number = findQuantity(text, words);
  if (number !== undefined && isShort(number, text)) return number;
  if (isUnspaced(text)) return undefined;
  const phrases = [limit.exec(text)?.[0], findContrast(text, words)];
  return phrases.find((phrase) => phrase?.includes(' ') && isShort(phrase, text));
}

interface MarkContext extends SourceWords {
  readonly title: string;
  readonly language: string;
  readonly gravity: Gravity;
}

/**
 * The modules with the phrase to emphasise in their first texts, as many as one picture bears. Texts without a number, limit
 * or contrast are marked by what they name, unless the matter is grave. Where an item has a body, its heading is set off
 * already, and the mark is the body's.
 */
export function withMarks(
  modules: readonly BriefModule[],
  { title, language, gravity, ...source }: MarkContext,
): BriefModule[] {
  const words = wordsFor(language);
  const used = new Set<string>();
  const titleWords = new Set(wordsIn(title.toLowerCase()));
  const isOfTitle = (mark: string) => wordsIn(mark.toLowerCase()).every((word) => titleWords.has(word));
  let left = most.marks;
  const marked = <One extends Item>(item: One): One => {
    const text = item.body ?? item.heading;
    const named = gravity === 'grave' ? undefined : findKeyPhrase(text, title, language, source);
    const mark = left > 0 ? (findMark(text, words) ?? named) : undefined;
    // What the title or the item's own heading says is no news ("Version 1800").
    const isOld = mark !== undefined && (isOfTitle(mark) || (item.body !== undefined && item.heading.toLowerCase().includes(mark.toLowerCase())));
    if (mark === undefined || used.has(mark) || isOld) return item;
    used.add(mark);
    left--;
    return { ...item, mark };
  };
  return modules.map((module): BriefModule => {
    if (module.kind === 'statements' || module.kind === 'items') return { ...module, items: module.items.map(marked) };
    if (module.kind === 'sequence') return { ...module, items: module.items.map(marked) };
    return module;
  });
}
