import type { Point } from '../brief.ts';
import { joinProse, matchWords } from '../languages/patterns.ts';
import { isBalanced } from './borders.ts';
import { findListLead } from './list-lead.ts';
import { areNamed, maxTermWords, minTerms, namedPoint, term } from './named-list.ts';
import { isBoilerplate } from './noise.ts';
import { promisedCount, withoutNumbers } from './numbering.ts';
import type { Outline, SourceList } from './outline.ts';
import type { Judge } from './section-body.ts';
import { splitSentences } from './sentences.ts';
import { shorten } from './shorten.ts';
import { capitalize, drawnLength, firstWord, wordCount } from './text.ts';
import { partStep, splitStep, wholeItem, wholeStep } from './whole-steps.ts';
import type { LanguageWords } from './words.ts';

/** Budgets in drawn letters: a heading over its body, the body, an item without body, and a value behind its name. */
export const budgets = { heading: 60, body: 130, alone: 120, value: 40 };

/** Where a list has this share of the text, it is the message: ordered ones are steps, and names with a sentence each were made to be read. */
const minShare = { ordered: 0.15, named: 0.12, plain: 0.35 };
/** Share of a list's items that say something in a short line. */
const minTelling = 0.75;
/** Items about the page's own business that a list may have: one among many is a word in passing. */
export const maxBoilerplate = 0.25;

export interface ParallelPoints {
  readonly points: readonly Point[];
  readonly ordered: boolean;
  /** How many the source has where not all are among `points`. */
  readonly total?: number | undefined;
  /** The line that leads to them: a heading or the paragraph before. */
  readonly lead?: string | undefined;
  /** What they are the points of, where the source has several such rows. */
  readonly subtitle?: string;
}

/** "Lens: 200 mm": what something is like, in two words. */
const datum = /^\p{L}[^:：\n]{1,40}[:：]\s*\S[^:：]*$/u;

/** Drawn letters of a passage, and what a name over one may have. */
const passage = { letters: 200, name: 90, words: 14 };

/** A list item, "Term: what it is", "Short sentence. More.", or one statement. */
export function itemPoint(item: string, language: string, words: LanguageWords): Point | undefined {
  const [first = '', ...children] = item.split('\n');
  // A name whose value is missing says nothing.
  if (children.length === 0 && /[:：]$/.test(first)) return undefined;
  if (children.length > 0) {
    const heading = shorten(first, budgets.alone, words);
    const all = children.join(' · ');
    const body = drawnLength(all) <= budgets.body ? all : shorten(children[0] ?? '', budgets.body, words);
    return heading ? { heading: capitalize(heading), ...(body ? { body } : {}), sentence: item } : undefined;
  }
  const named = term.exec(item);
  const [head, rest] = [named?.[1]?.trim() ?? '', named?.[2] ?? ''];
  const isPassage = drawnLength(rest) >= passage.letters && splitSentences(rest, language).length > 1;
  const most = isPassage ? passage : { name: budgets.heading, words: 7 };
  if (
    named &&
    isBalanced(head) &&
    drawnLength(head) <= most.name &&
    !/\d$/.test(head) &&
    wordCount(head) <= most.words
  ) {
    const value = datum.test(item) && drawnLength(rest) <= budgets.value ? rest.replace(/[.。]$/u, '') : undefined;
    const body = shorten(splitSentences(rest, language)[0] ?? '', budgets.body, words) ?? value;
    // A term stands without what it is, and over a passage; words that lead on to a list say nothing without it.
    if (!body && wordCount(head) > maxTermWords && !isPassage) return undefined;
    return { heading: capitalize(head), ...(body ? { body: capitalize(body) } : {}), sentence: item };
  }
  const [opening = '', second] = splitSentences(item, language);
  const heading = shorten(opening, budgets.alone, words);
  if (heading === undefined || heading === '') return undefined;
  if (second !== undefined && drawnLength(heading) <= budgets.heading) {
    const body = shorten(second, budgets.body, words);
    if (body) return { heading: capitalize(heading), body: capitalize(body), sentence: item };
  }
  return { heading: capitalize(heading), sentence: item };
}

/** Things that a title counts and one picture holds, in names alone where need be; pictures with less room show fewer. */
const maxCounted = 20;
export const maxSteps = 12;
/** From so many points on a picture is looked at for longer than a moment. */
const roomy = 7;

/** How many of so many points are drawn, where the picture has room: all that the title counts, and no single one is left out. */
export const findRoom = (most: number, count: number, promised: number | undefined): number =>
  most < roomy
    ? most
    : promised === count
      ? Math.max(most, Math.min(count, maxCounted))
      : count === most + 1
        ? count
        : most;

export const roomForSteps = (most: number) => (most >= roomy ? Math.max(most, maxSteps) : most);

const pointer = new RegExp(`^(?:${joinProse('pointer')})$`);

/** A title that shows how a thing is done. */
export const howTo = matchWords(({ brief }) => brief?.steps?.howTo);

/** Items of a list that is no index. */
const maxListChars = 40;

/** A remark between steps, about one of them or the writer: nothing to do. */
const isRemark = (item: string, words: LanguageWords): boolean => {
  const first = firstWord(item);
  return (
    !term.test(item) &&
    words.backward.has(first) &&
    (words.subjects.has(first) || words.personal.has(first) || pointer.test(first))
  );
};

/** The steps of lists that start again under each heading, in one row. */
function joinedSteps(best: SourceList, { lists, sections }: Outline): SourceList {
  const headings = new Set(sections.map(({ heading }) => heading));
  const parts = lists.filter(({ ordered, items, lead }) => ordered && items.length >= 2 && headings.has(lead));
  return parts.length > 1 && parts.includes(best) ? { ...best, items: parts.flatMap(({ items }) => items) } : best;
}

/** Where a source is found (its publisher, year and page, volume), and where a person is. */
const entry =
  /(?<![\p{L}\d])(?:1[6-9]|20)\d{2}[a-z]?[,;:.)]?\s?.{0,40}(?:S\.|pp?\.|\d\(\d|:\d+[–-])\s?\d|(?:Verlag|Press|Journal|ISBN|doi|et al\.|Hrsg\.|Vol\.|Nr\.)(?!\p{L}).*(?:1[6-9]|20)\d{2}|(?<![\w.])@\w{3,}|\+?\d{2,4}[\s/-]\d{3,}[\s-]?\d{2,}/u;
const isEntry = (item: string) => entry.test(item.slice(0, 400));
/** Share of such entries from which on a list is an index of sources or of contacts. */
const maxEntries = 0.4;

/** Words of an item; a longer one is a passage, unless a name stands over it ("Jealousy. Some …", "No refunds: …"). */
const maxItemWords = 70;
const opensWithName = new RegExp(String.raw`^[^.:：。!?\n]{3,${budgets.heading}}[.:：。]\s+(?=\S)`, 'u');
const hasName = (item: string): boolean => opensWithName.test(item);
/** "No refunds: …": a name with a passage, which is no step. */
const isNamedPassage = (item: string): boolean => /^[^:：.!?]{3,90}[:：]\s/u.test(item);

/** Whether a list's items are things said rather than links, labels or data: distinct, with words enough, in the language. */
function isTelling(list: SourceList, promised: number | undefined): boolean {
  const { items } = list;
  // What the title counts is the message, however short each is and however many they are.
  const isPromised = promised === items.length;
  if (items.length < 3 || (items.length > maxListChars && !isPromised)) return false;
  if (new Set(items.map((item) => item.toLowerCase())).size < items.length) return false;
  if (items.filter((item) => isBoilerplate(item)).length > items.length * maxBoilerplate) return false;
  if (items.filter((item) => isEntry(item)).length > items.length * maxEntries) return false;
  const telling = items.filter((item) => {
    const count = wordCount(item);
    const isShort =
      (count <= maxItemWords || hasName(item)) && (isPromised || /\d|[:：.。]/.test(item) || !isHeadline(item));
    return isShort && count >= (isPromised ? 1 : datum.test(item) ? 2 : 3);
  });
  return telling.length >= items.length * minTelling;
}

/** Every Word With a Capital: a link to another page more often than something said. */
function isHeadline(text: string): boolean {
  const long = text.split(/\s+/).filter((word) => word.length > 3);
  return long.length > 2 && long.every((word) => /^[\p{Lu}\d"“‘(]/u.test(word));
}

/** The points of the list that carries the message: one the text calls its sum, one the title counts, or one that is most of the text. */
export function listPoints(
  outline: Outline,
  title: string,
  most: number,
  language: string,
  words: LanguageWords,
  judge: Judge,
): ParallelPoints | undefined {
  const promised = promisedCount(title);
  const textLength = outline.sentences.reduce((sum, { text }) => sum + text.length, 1);
  const weigh = (list: SourceList) => {
    const length = list.items.join(' ').length;
    if (list.summary) return 3;
    if (promised === list.items.length) return 2;
    const least = list.ordered ? minShare.ordered : areNamed(list.items) ? minShare.named : minShare.plain;
    return length > textLength * least ? length / textLength : 0;
  };
  const parts = new Set<string>();
  const splitLong = (list: SourceList): SourceList => {
    if (!list.ordered || promised === list.items.length) return list;
    const items = list.items.flatMap((item) => (isNamedPassage(item) ? undefined : splitStep(item, language)) ?? item);
    if (items.length === list.items.length) return list;
    for (const item of items) if (!list.items.includes(item)) parts.add(item);
    return { ...list, items };
  };
  const lists = outline.lists.map(splitLong);
  const best = lists
    .filter((list) => isTelling(list, promised))
    .map((list) => ({ list, weight: weigh(list) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.list;
  if (best === undefined) return undefined;
  const { ordered } = best;
  // Things that the title counts are no steps, however they are numbered.
  const areTermed = best.items.filter((item) => findTerm(item) !== undefined).length >= best.items.length * minTerms;
  const isStep = ordered && promised !== best.items.length;
  // Steps are never dropped: what cannot be shortened stays as it is.
  const isNamed = !ordered && areNamed(best.items);
  const items = withoutNumbers(ordered ? joinedSteps(best, { ...outline, lists }).items : best.items).filter(
    (item) => !ordered || !isRemark(item, words),
  );
  const points = items
    .map(
      (item) =>
        (isStep ? wholeStep(item, language) : undefined) ??
        (parts.has(item) ? partStep(item) : undefined) ??
        (isNamed ? namedPoint(item, language, words, judge) : undefined) ??
        itemPoint(item, language, words) ??
        (ordered ? ((areTermed ? findTerm(item) : undefined) ?? wholeItem(item, language)) : undefined),
    )
    .filter((point) => point !== undefined);
  if (points.length < 3) return undefined;
  const room = findRoom(most, points.length, promised);
  const shown = points.slice(0, ordered && promised === undefined ? roomForSteps(most) : room);
  const isAnnounced = promised === best.items.length || best.summary || howTo.test(title);
  const subtitle = isAnnounced ? undefined : findListLead(best, outline, language, words);
  return {
    points: shown,
    ordered,
    total: ordered ? countTotal(shown, points) : points.length,
    lead: best.lead,
    ...(subtitle === undefined || subtitle === title ? {} : { subtitle }),
  };
}

/** The name that an item opens with, where a colon parts it from what it is. */
function findTerm(item: string): Point | undefined {
  const head = term.exec(item)?.[1]?.trim() ?? '';
  const isName = wordCount(head) >= 2 && wordCount(head) <= passage.words && isBalanced(head) && /[:：]/.test(item);
  return isName && drawnLength(head) <= passage.name ? { heading: capitalize(head), sentence: item } : undefined;
}

/** How many there are where not all are shown. */
export const countTotal = (shown: readonly Point[], all: readonly Point[]): number | undefined =>
  shown.length < all.length ? all.length : undefined;
