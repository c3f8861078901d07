import { findLanguage } from '../../languages/index.ts';
import { joinFigures, perPageLanguage } from '../../languages/patterns.ts';
import type { BriefModule, Item } from '../../modules.ts';
import { verb } from '../text/clause-signs.ts';
import { findPhrase } from '../text/phrases.ts';
import { countTextWords, isUnspaced, measureDrawnLength, wordsIn } from '../text/text.ts';
import { getWords, type LanguageWords } from '../text/words.ts';
import { isOfOtherMeasure } from './doubtful-numbers.ts';
import { listQuantities, type Quantity } from './quantities.ts';
import { countedNouns, getUnits } from './units.ts';

const max = { marks: 6, words: 4, share: 0.4 };

const isShort = (part: string, text: string) =>
  countTextWords(part) <= max.words && measureDrawnLength(part) <= measureDrawnLength(text) * max.share;

/** "of households", "der Betriebe": the whole of a share. */
const getWhole = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`^[\s\u00a0](?:${joinFigures('fractionOf', among)})[\s\u00a0](?:\p{L}{2,4}\s)?\p{L}[\p{L}\p{M}’'-]{3,}`,
      'iu',
    ),
);
const capitalNoun = /^[\s\u00a0]\p{Lu}[\p{L}\p{M}-]{3,}/u;

function findShare(text: string, { start, end }: Quantity, { language }: LanguageWords): string | undefined {
  const behind = text.slice(end);
  const nouns = [getWhole(language), ...(language?.hasCapitalNouns ? [capitalNoun] : [])];
  const whole = nouns.map((noun) => noun.exec(behind)?.[0]).find((found) => found !== undefined);
  return whole === undefined ? undefined : text.slice(start, end) + whole;
}

/** A number with its unit or counted noun; without these it says nothing. */
function readNumber(text: string, number: Quantity, words: LanguageWords, language: string): string | undefined {
  const end = text.startsWith(number.unit, number.end) ? number.end + number.unit.length : number.end;
  const phrase = text.slice(number.start, end).trim();
  if (number.kind === 'percent' && !isUnspaced(text)) return findShare(text, { ...number, end }, words);
  if (number.kind !== 'count' || number.unit !== '' || isUnspaced(text)) return phrase;
  const [, noun = ''] = /^[\s\u00a0](\p{L}[\p{L}\p{M}’'-]{2,})(?![\p{L}\p{M}])/u.exec(text.slice(end)) ?? [];
  // With capitalised nouns, "142 einzelne" lacks its noun.
  const isNamed = findLanguage(language)?.hasCapitalNouns !== true || /^\p{Lu}/u.test(noun);
  const isCounted = countedNouns.get(words.language?.code ?? '')?.test(noun) ?? true;
  const isNoun = noun !== '' && isNamed && isCounted && !words.stop.has(noun.toLowerCase()) && !verb.test(noun);
  return isNoun ? text.slice(number.start, end + 1 + noun.length).trim() : undefined;
}

const findQuantity = (text: string, words: LanguageWords, language: string, title: string): string | undefined =>
  listQuantities(text, words.language)
    .filter((number) => !isOfOtherMeasure(number, title))
    .flatMap((number) => readNumber(text, number, words, language) ?? [])
    .find((phrase) => isShort(phrase, text));

interface Marking {
  readonly title: string;
  readonly language: string;
  readonly isOfMatter?: (text: string, sentence: string) => boolean;
  /** In grave matters only numbers are emphasised. */
  readonly isGrave?: boolean;
}

function findMark(
  text: string,
  words: LanguageWords,
  { language, title, isGrave = false }: Marking,
): string | undefined {
  const phrase = findQuantity(text, words, language, title) ?? (isGrave ? undefined : findPhrase(text, words));
  return phrase !== undefined && isShort(phrase, text) ? phrase : undefined;
}

/** Suppresses the layout's own search for a number. */
const unmarked = '';

/** The heat or time of a step takes precedence over its amounts. */
function findSetting(text: string, { language }: LanguageWords): string | undefined {
  const found = listQuantities(text, language).filter(({ kind }) => kind === 'measure');
  const readUnit = ({ value, unit }: Quantity) => unit || value.replace(/^.*\p{N}\s?/u, '');
  const { decoys, moment } = getUnits(language);
  const heat = new RegExp(`°\\s?[CF]|${decoys.degrees.source}`, 'i');
  const setting = found.find((one) => heat.test(readUnit(one))) ?? found.find((one) => moment.unit.test(readUnit(one)));
  return setting && text.slice(setting.start, setting.end).trim();
}
export function withMarks(modules: readonly BriefModule[], marking: Marking): BriefModule[] {
  const { title, language, isOfMatter = () => true } = marking;
  const words = getWords(language);
  const used = new Set<string>();
  const titleWords = new Set(wordsIn(title.toLowerCase()));
  const isOfTitle = (mark: string) => wordsIn(mark.toLowerCase()).every((word) => titleWords.has(word));
  let left = max.marks;
  const markItem = <One extends Item>(item: One, find: (text: string, item: One) => string | undefined): One => {
    const text = item.body ?? item.heading;
    const mark = left > 0 ? find(text, item) : unmarked;
    const isOld =
      mark !== undefined &&
      (isOfTitle(mark) || (item.body !== undefined && item.heading.toLowerCase().includes(mark.toLowerCase())));
    if (mark === unmarked) return { ...item, mark };
    if (mark === undefined || used.has(mark) || isOld) return { ...item, mark: unmarked };
    used.add(mark);
    left--;
    return { ...item, mark };
  };
  return modules.map((module): BriefModule => {
    const findInMatter = (text: string, { heading, sentence = '' }: Item) =>
      isOfMatter(`${heading} ${text}`, sentence) ? findMark(text, words, marking) : unmarked;
    if (module.kind === 'statements' || module.kind === 'items')
      return { ...module, items: module.items.map((item) => markItem(item, findInMatter)) };
    if (module.kind !== 'sequence') return module;
    const find = module.form === 'steps' ? (text: string) => findSetting(text, words) ?? unmarked : findInMatter;
    return { ...module, items: module.items.map((item) => markItem(item, find)) };
  });
}
