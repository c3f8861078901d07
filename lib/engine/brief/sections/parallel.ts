import type { Point } from '../../brief.ts';
import { joinAlternatives, joinProse, matchWords, perPageLanguage } from '../../languages/patterns.ts';
import { namesSteps } from '../lists/acts.ts';
import { isCountedLead, isPresented } from '../lists/announced-list.ts';
import { budgets, datum, findTerm, toItemPoint, toLongPoint } from '../lists/list-item.ts';
import { findListLead } from '../lists/list-lead.ts';
import { areNamed, maxTermWords, maxTipWords, minTerms, term, toNamedPoint } from '../lists/named-list.ts';
import { areMeasured, partStep, splitStep, toWholePoint, toWholeStep } from '../lists/whole-steps.ts';
import { areIngredients } from '../outline/needs.ts';
import { isBoilerplate } from '../outline/noise.ts';
import { findPromisedCount, withoutNumbers } from '../outline/numbering.ts';
import type { Outline, SourceList } from '../outline/outline.ts';
import type { Judge } from '../statements/body-model.ts';
import { countTextWords, getFirstWord, listTerms } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** Minimum share of the text by which a list is the message; lower for ordered lists and for names with a sentence each. */
const minShare = { ordered: 0.15, named: 0.12, plain: 0.35 };
const minInformative = 0.75;
/** Share of items about the page itself that a list may have. */
export const maxBoilerplate = 0.25;

export interface ParallelPoints {
  readonly points: readonly Point[];
  readonly ordered: boolean;
  readonly total?: number | undefined;
  readonly lead?: string | undefined;
  readonly subtitle?: string;
  readonly isAnnounced?: boolean;
}

/** Most promised things of one picture, by name alone if necessary. */
const maxCounted = 20;
export const maxSteps = 12;
const roomy = 7;

/** How many points are drawn where there is room: all that the title counts; a single one is never left out. */
export const findRoom = (max: number, count: number, promised: number | undefined): number =>
  max < roomy ? max : promised === count ? Math.max(max, Math.min(count, maxCounted)) : count === max + 1 ? count : max;

export const findStepRoom = (max: number) => (max >= roomy ? Math.max(max, maxSteps) : max);

const getPatterns = perPageLanguage((among) => {
  const pointer = new RegExp(`^(?:${joinProse('pointer', among)})$`);
  const pages = joinAlternatives(({ brief }) => brief?.references?.pages, among);
  const marks = joinAlternatives(({ brief }) => brief?.references?.marks, among);
  const entry = new RegExp(
    [
      String.raw`(?<![\p{L}\d])(?:1[6-9]|20)\d{2}[a-z]?[,;:.)]?\s?.{0,40}(?:${pages}|\d\(\d|:\d+[–-])\s?\d`,
      String.raw`(?:${marks}|ISBN|doi|et al\.)(?!\p{L}).*(?:1[6-9]|20)\d{2}`,
      String.raw`(?<![\w.])@\w{3,}|\+?\d{2,4}[\s/-]\d{3,}[\s-]?\d{2,}`,
    ].join('|'),
    'u',
  );
  return { pointer, entry };
});

export const howToTitle = matchWords(({ brief }) => brief?.steps?.howTo);

export const collection = matchWords(({ brief }) => brief?.steps?.collection);

/** Items above which a list is an index. */
const maxListChars = 40;

const isRemark = (item: string, words: LanguageWords): boolean => {
  const { pointer } = getPatterns(words.language);
  const first = getFirstWord(item);
  return (
    !term.test(item) &&
    words.backward.has(first) &&
    (words.subjects.has(first) || words.personal.has(first) || pointer.test(first))
  );
};

function joinSteps(best: SourceList, { lists, sections }: Outline): SourceList {
  const headings = new Set(sections.map(({ heading }) => heading));
  const parts = lists.filter(({ ordered, items, lead }) => ordered && items.length >= 2 && headings.has(lead));
  return parts.length > 1 && parts.includes(best) ? { ...best, items: parts.flatMap(({ items }) => items) } : best;
}

const isEntry = (item: string, { language }: LanguageWords) => getPatterns(language).entry.test(item.slice(0, 400));
const maxEntries = 0.4;

/** Words above which an item is a passage, unless it has a name ("Jealousy. Some …", "No refunds: …"). */
const maxItemWords = 70;
const opensWithName = new RegExp(String.raw`^[^.:：。!?\n]{3,${budgets.heading}}[.:：。]\s+(?=\S)`, 'u');
const hasName = (item: string): boolean => opensWithName.test(item);
const opensBriefly = /^[^.!?。！？\n]{20,200}[.!?。！？]\s/u;
const isNamedPassage = (item: string): boolean => /^[^:：.!?]{3,90}[:：]\s/u.test(item);

function hasInformativeItems(list: SourceList, promised: number | undefined, words: LanguageWords): boolean {
  const { items } = list;
  // Promised items are the message, however short or many.
  const isPromised = promised === items.length;
  if (items.length < 3 || (items.length > maxListChars && !isPromised)) return false;
  if (new Set(items.map((item) => item.toLowerCase())).size < items.length) return false;
  if (items.filter((item) => isBoilerplate(item, words.language)).length > items.length * maxBoilerplate) return false;
  if (items.filter((item) => isEntry(item, words)).length > items.length * maxEntries) return false;
  const informative = items.filter((item) => {
    const count = countTextWords(item);
    const isShort =
      (count <= maxItemWords || hasName(item) || (list.ordered && opensBriefly.test(item))) &&
      (isPromised || /\d|[:：.。]/.test(item) || !isHeadline(item));
    return isShort && count >= (isPromised ? 1 : datum.test(item) ? 2 : 3);
  });
  return informative.length >= items.length * minInformative;
}

function isHeadline(text: string): boolean {
  const long = text.split(/\s+/).filter((word) => word.length > 3);
  return long.length > 2 && long.every((word) => /^[\p{Lu}\d"“‘(]/u.test(word));
}

interface ListRow {
  readonly list: SourceList;
  readonly isStep: boolean;
  readonly parts: ReadonlySet<string>;
  readonly language: string;
  readonly words: LanguageWords;
  readonly judge: Judge;
}

function toListPoints(items: readonly string[], { list, isStep, parts, language, words, judge }: ListRow): Point[] {
  const { ordered } = list;
  // Promised things are no steps, even if numbered.
  const areTermed = list.items.filter((item) => findTerm(item) !== undefined).length >= list.items.length * minTerms;
  const areTips = ordered && !isStep && areNamed(list.items, maxTipWords);
  const isNamed = areTips || (!ordered && areNamed(list.items));
  const read = (item: string): Point | undefined =>
    (isStep ? toWholeStep(item, language) : undefined) ??
    (parts.has(item) ? partStep(item) : undefined) ??
    (isNamed ? toNamedPoint(item, language, words, judge, areTips ? maxTipWords : maxTermWords) : undefined) ??
    toItemPoint(item, language, words) ??
    (ordered && areTermed ? findTerm(item) : undefined) ??
    (ordered ? (toWholePoint(item, language) ?? toLongPoint(item, language, words)) : undefined);
  return withoutNumbers(items, words.language)
    .filter((item) => !ordered || !isRemark(item, words))
    .flatMap((item) => read(item) ?? []);
}

/** 0 for a list that is too small a part of its text; above 1 where the text itself calls for it. */
function weighList({ items, summary, ordered }: SourceList, textLength: number, isPromised: boolean): number {
  if (summary) return 3;
  if (isPromised) return 2;
  const { length } = items.join(' ');
  const min = ordered ? minShare.ordered : areNamed(items) ? minShare.named : minShare.plain;
  return length > textLength * min ? length / textLength : 0;
}

export function listPoints(
  outline: Outline,
  title: string,
  max: number,
  language: string,
  words: LanguageWords,
  judge: Judge,
): ParallelPoints | undefined {
  const promised = findPromisedCount(title, words.language);
  const textLength = outline.sentences.reduce((sum, { text }) => sum + text.length, 1);
  const topic = new Set(listTerms(title, words));
  const announced = new Set(
    outline.lists.filter((list) => isCountedLead(list, topic, words) || isPresented(list, title, words)),
  );
  const weigh = (list: SourceList) =>
    weighList(list, textLength, announced.has(list) || promised === list.items.length);
  const parts = new Set<string>();
  const cooks = outline.lists.some(({ ordered, items, lead }) => !ordered && areIngredients(items, lead));
  const splitLong = (list: SourceList): SourceList => {
    // Only actions are split; reasons, findings and items that the author counts are not.
    const isDone =
      cooks || howToTitle.test(title) || howToTitle.test(list.lead) || areMeasured(list.items, words.language);
    if (!list.ordered || !isDone || promised === list.items.length) return list;
    const items = list.items.flatMap((item) => (isNamedPassage(item) ? undefined : splitStep(item, language)) ?? item);
    if (items.length === list.items.length) return list;
    for (const item of items) if (!list.items.includes(item)) parts.add(item);
    return { ...list, items };
  };
  const lists = outline.lists.map(splitLong);
  const best = lists
    .filter((list) => hasInformativeItems(list, announced.has(list) ? list.items.length : promised, words))
    .map((list) => ({ list, weight: weigh(list) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.list;
  if (best === undefined) return undefined;
  const { ordered } = best;
  const isCounted = promised === best.items.length && !namesSteps(title, words.language);
  const isStep = ordered && !isCounted && !collection.test(best.lead);
  const row = ordered ? joinSteps(best, { ...outline, lists }).items : best.items;
  const points = toListPoints(row, { list: best, isStep, parts, language, words, judge });
  if (points.length < 3) return undefined;
  const hasGap = ordered && !isStep && points.length < row.length;
  const room = findRoom(max, points.length, promised);
  const shown = points.slice(0, ordered && promised === undefined ? findStepRoom(max) : room);
  // Under a title that names the items, their lead-in is redundant.
  const isOfTitle = promised === best.items.length || best.summary || announced.has(best) || howToTitle.test(title);
  const subtitle = isOfTitle ? undefined : findListLead(best, outline, language, words);
  return {
    points: shown,
    // With a gap the numbers would be wrong.
    ordered: ordered && !hasGap,
    total: hasGap ? row.length : ordered ? countTotal(shown, points) : points.length,
    lead: best.lead,
    ...(announced.has(best) ? { isAnnounced: true } : {}),
    ...(subtitle === undefined || subtitle === title ? {} : { subtitle }),
  };
}

export const countTotal = (shown: readonly Point[], all: readonly Point[]): number | undefined =>
  shown.length < all.length ? all.length : undefined;
