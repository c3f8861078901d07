import { findLanguage } from '../../languages/index.ts';
import type { BriefModule, Item } from '../../modules.ts';
import { verb } from '../text/clause-signs.ts';
import { drawnLength, isUnspaced, wordCount, wordsIn } from '../text/text.ts';
import { type LanguageWords, wordsFor } from '../text/words.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { countedNouns, getUnits } from './units.ts';

/** Most marks of a picture, words of a mark, and share of its text. */
const max = { marks: 6, words: 4, share: 0.4 };

const isShort = (part: string, text: string) =>
  wordCount(part) <= max.words && drawnLength(part) <= drawnLength(text) * max.share;

/** "in 48271 Tarn": five digits in a row that are not round count nothing. */
const postcode = /^\d{5}(?<!00)$/;

/** A number with its unit or counted noun; without these it says nothing. */
function findQuantity(text: string, words: LanguageWords, language: string): string | undefined {
  const [number] = quantitiesIn(text, words.language);
  if (number === undefined) return undefined;
  const end = text.startsWith(number.unit, number.end) ? number.end + number.unit.length : number.end;
  const phrase = text.slice(number.start, end).trim();
  if (number.kind === 'count' && postcode.test(phrase)) return undefined;
  if (number.kind !== 'count' || number.unit !== '' || isUnspaced(text)) return phrase;
  const [, noun = ''] = /^[\s\u00a0](\p{L}[\p{L}\p{M}’'-]{2,})(?![\p{L}\p{M}])/u.exec(text.slice(end)) ?? [];
  // With capitalised nouns, "142 einzelne" lacks its noun.
  const isNamed = findLanguage(language)?.drawings?.hasCapitalNouns !== true || /^\p{Lu}/u.test(noun);
  const isCounted = countedNouns.get(words.language?.code ?? '')?.test(noun) ?? true;
  const isNoun = noun !== '' && isNamed && isCounted && !words.stop.has(noun.toLowerCase()) && !verb.test(noun);
  return isNoun ? text.slice(number.start, end + 1 + noun.length).trim() : undefined;
}

function findMark(text: string, words: LanguageWords, language: string): string | undefined {
  const number = findQuantity(text, words, language);
  return number !== undefined && isShort(number, text) ? number : undefined;
}

/** Suppresses the layout's own search for a number. */
const unmarked = '';

interface Marking {
  readonly title: string;
  readonly language: string;
  readonly isOfMatter?: (text: string, sentence: string) => boolean;
}

/** The heat or time of a step takes precedence over its amounts. */
function findSetting(text: string, { language }: LanguageWords): string | undefined {
  const found = quantitiesIn(text, language).filter(({ kind }) => kind === 'measure');
  const readUnit = ({ value, unit }: Quantity) => unit || value.replace(/^.*\p{N}\s?/u, '');
  const { decoys, moment } = getUnits(language);
  const heat = new RegExp(`°\\s?[CF]|${decoys.degrees.source}`, 'i');
  const setting = found.find((one) => heat.test(readUnit(one))) ?? found.find((one) => moment.unit.test(readUnit(one)));
  return setting && text.slice(setting.start, setting.end).trim();
}
/** Marks the number to emphasise in each item's body, else its heading. Phrases get none: readers found nine in ten pointless. */
export function withMarks(
  modules: readonly BriefModule[],
  { title, language, isOfMatter = () => true }: Marking,
): BriefModule[] {
  const words = wordsFor(language);
  const used = new Set<string>();
  const titleWords = new Set(wordsIn(title.toLowerCase()));
  const isOfTitle = (mark: string) => wordsIn(mark.toLowerCase()).every((word) => titleWords.has(word));
  let left = max.marks;
  const marked = <One extends Item>(item: One, find: (text: string, item: One) => string | undefined): One => {
    const text = item.body ?? item.heading;
    const mark = left > 0 ? find(text, item) : undefined;
    const isOld =
      mark !== undefined &&
      (isOfTitle(mark) || (item.body !== undefined && item.heading.toLowerCase().includes(mark.toLowerCase())));
    if (mark === unmarked) return { ...item, mark };
    if (mark === undefined || used.has(mark) || isOld) return item;
    used.add(mark);
    left--;
    return { ...item, mark };
  };
  return modules.map((module): BriefModule => {
    // Incidental numbers are not emphasised.
    const ofMatter = (text: string, { heading, sentence = '' }: Item) =>
      isOfMatter(`${heading} ${text}`, sentence) ? findMark(text, words, language) : unmarked;
    if (module.kind === 'statements' || module.kind === 'items')
      return { ...module, items: module.items.map((item) => marked(item, ofMatter)) };
    if (module.kind !== 'sequence') return module;
    const find = module.form === 'steps' ? (text: string) => findSetting(text, words) ?? unmarked : ofMatter;
    return { ...module, items: module.items.map((item) => marked(item, find)) };
  });
}
