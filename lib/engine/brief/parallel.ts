import type { Point } from '../brief.ts';
import { joinAlternatives } from '../languages/patterns.ts';
import { endsWhole } from './borders.ts';
import { fitSteps } from './fit-steps.ts';
import { isBoilerplate, isLabel } from './noise.ts';
import { bareNumber, promisedCount, readNumber, withoutNumbers } from './numbering.ts';
import type { Outline, Section, SourceList } from './outline.ts';
import { findBodies } from './section-bodies.ts';
import { splitSentences } from './sentences.ts';
import { shorten } from './shorten.ts';
import { capitalize, drawnLength, firstWord, listTerms, wordCount } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Budgets in drawn letters: a heading over its body, the body, and an item without body. */
const budgets = { heading: 60, body: 130, alone: 120 };

/** Sections longer than this on average, in sentences, are chapters: their headings label rather than say, unless wordy. */
const chapter = { label: 12, wordy: 22, termsOfWordy: 3.2 };
/** Where an ordered list has this share of the text, its steps are the message. */
const minShare = { ordered: 0.15, plain: 0.35 };
/** Items about the page's own business that a list may have: one among many is a word in passing. */
const maxBoilerplate = 0.25;

/** Words of a term before its colon; more of them lead on to what follows. */
const maxTermWords = 4;

export interface ParallelPoints {
  readonly points: readonly Point[];
  readonly ordered: boolean;
  /** How many the source has where not all are among `points`. */
  readonly total?: number | undefined;
}

/** A list item, "Term: what it is", "Short sentence. More.", or one statement. */
export function itemPoint(item: string, language: string, words: LanguageWords): Point | undefined {
  const [first = '', ...children] = item.split('\n');
  if (children.length > 0) {
    const heading = shorten(first, budgets.alone, words);
    const all = children.join(' · ');
    const body = drawnLength(all) <= budgets.body ? all : shorten(children[0] ?? '', budgets.body, words);
    return heading ? { heading: capitalize(heading), ...(body ? { body } : {}), sentence: item } : undefined;
  }
  const term = /^([^:：–—]{2,60}?)\s*(?:[:：]\s*|\s[–—-]\s)(?=\S)(.+)$/u.exec(item);
  const [head, rest] = [term?.[1]?.trim() ?? '', term?.[2] ?? ''];
  if (term && drawnLength(head) <= budgets.heading && !/\d$/.test(head) && wordCount(head) <= 7) {
    const body = shorten(splitSentences(rest, language)[0] ?? '', budgets.body, words);
    // A term stands without what it is; words that lead on to a list say nothing without it.
    if (!body && wordCount(head) > maxTermWords) return undefined;
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

/** Items of a list that is no index. */
const maxListChars = 40;

/** A remark between steps, about one of them or the writer: nothing to do. */
const isRemark = (item: string, words: LanguageWords): boolean => {
  const first = firstWord(item);
  return (
    words.backward.has(first) &&
    (words.subjects.has(first) || words.personal.has(first) || /^th(?:is|ese|ose|at)$/.test(first))
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
    const isShort = count <= 70 && (isPromised || /\d|[:：.。]/.test(item) || !isHeadline(item));
    return isShort && count >= (isPromised ? 1 : 3);
  });
  return telling.length >= items.length * 0.75;
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
): ParallelPoints | undefined {
  const promised = promisedCount(title);
  const textLength = outline.sentences.reduce((sum, { text }) => sum + text.length, 1);
  const weigh = (list: SourceList) => {
    const length = list.items.join(' ').length;
    if (list.summary) return 3;
    if (promised === list.items.length) return 2;
    const least = list.ordered ? minShare.ordered : minShare.plain;
    return length > textLength * least ? length / textLength : 0;
  };
  const best = outline.lists
    .filter((list) => isTelling(list, promised))
    .map((list) => ({ list, weight: weigh(list) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.list;
  if (best === undefined) return undefined;
  const { ordered } = best;
  // Steps are never dropped: what cannot be shortened stays as it is.
  const points = withoutNumbers(ordered ? joinedSteps(best, outline).items : best.items)
    .filter((item) => !ordered || !isRemark(item, words))
    .map(
      (item) =>
        (ordered ? wholeStep(item, language) : undefined) ??
        itemPoint(item, language, words) ??
        (ordered ? { heading: item, sentence: item } : undefined),
    )
    .filter((point) => point !== undefined);
  if (points.length < 3) return undefined;
  const shown = ordered && promised === undefined ? fitSteps(points, most) : points.slice(0, most);
  const isCut = !shown.at(-1)?.sentence.endsWith(points.at(-1)?.sentence ?? '');
  return { points: shown, ordered, total: isCut || !ordered ? points.length : undefined };
}

/** Drawn letters of a step that is shown word for word. */
const maxWholeStep = 210;

/** A step as it stands, its first sentence over the others: what is left out of it is missing in the dish or the machine. */
function wholeStep(item: string, language: string): Point | undefined {
  if (item.includes('\n') || drawnLength(item) > maxWholeStep) return undefined;
  const [opening = '', ...others] = splitSentences(item, language).map((sentence) => sentence.replace(/[.。]$/, ''));
  if (others.length === 0 || drawnLength(opening) > budgets.alone) return undefined;
  return { heading: capitalize(opening), body: others.map(capitalize).join('. '), sentence: item };
}

/** More headings than these are an index, not the parts of a text. */
const maxSections = 20;

/** Share of headings that must not end in a word like "of": "Throw It Out" does without harm. */
const minWhole = 0.6;

/** Words that headings have on average: by themselves, and over sections so short that a sentence sums one up. */
const headingWords = { telling: 2.4, naming: 1.5 };
const shortSection = 4.5;
/** Share of points that have a body where headings only name. */
const minBodies = 0.8;

const meanWords = (sections: readonly Section[]) =>
  sections.reduce((sum, { heading }) => sum + wordCount(heading), 0) / sections.length;

/** Whether headings say something: more than a label, or a name over a few sentences; not all questions without an answer. */
function isMeaningful(sections: readonly Section[], words: LanguageWords): boolean {
  const mean = meanWords(sections);
  const length = sections.reduce((sum, { sentences }) => sum + sentences.length, 0) / sections.length;
  const whole = sections.filter(({ heading }) => endsWhole(heading, words) || /[?？]$/.test(heading));
  const least = length <= shortSection ? headingWords.naming : headingWords.telling;
  return mean >= least && whole.length >= sections.length * minWhole;
}

/** Headings over what is left. */
const remaining = new RegExp(
  String.raw`^(?:${joinAlternatives(({ brief }) => brief?.parallel?.remaining)})(?!\p{L})`,
  'iu',
);

/** Headings like "Introduction" and "Results", so many that the text is a paper: its parts are no parallel points. */
const minLabels = 2;

/** Points from parallel headings: those the title counts, those numbered 1…n, or most of the text's, when they say something. */
export function sectionPoints(
  outline: Outline,
  title: string,
  most: number,
  language: string,
  words: LanguageWords,
): ParallelPoints | undefined {
  const promised = promisedCount(title);
  if (outline.sections.filter(({ heading }) => isLabel(heading)).length >= minLabels) return undefined;
  for (const level of [2, 3, 1, 4, 5, 6]) {
    const same = outline.sections.filter((section) => section.level === level && section.heading !== title);
    // Captions and credits are set as headings, too.
    if (same.filter(({ heading }) => isBoilerplate(heading)).length > same.length * maxBoilerplate) continue;
    const counts = same.filter(({ heading }) => readNumber(heading) !== undefined);
    const counted =
      counts.length >= 3 &&
      counts.every(
        (section, index) =>
          Math.abs((readNumber(section.heading) ?? 0) - (readNumber(counts[0]?.heading ?? '') ?? 0)) === index,
      );
    const filled = same.filter((section) => section.sentences.length > 0 || section.lists.length > 0);
    const named = filled.filter(({ heading }) => !remaining.test(heading));
    const chosen = counted ? counts : named.length >= 3 && promised !== filled.length ? named : filled;
    if (chosen.length < 3) continue;
    const kept = chosen.reduce((sum, section) => sum + section.sentences.length, 0);
    const meanTerms = chosen.reduce((sum, { heading }) => sum + listTerms(heading, words).length, 0) / chosen.length;
    const longest = meanTerms >= chapter.termsOfWordy ? chapter.wordy : chapter.label;
    const covers =
      kept >= outline.sentences.length * 0.5 && kept <= chosen.length * longest && chosen.length <= maxSections;
    if (!(counted || promised === chosen.length || (covers && isMeaningful(chosen, words)))) continue;
    const isLenient = counted || promised === chosen.length || longest === chapter.wordy;
    const rising =
      counted && (readNumber(counts[0]?.heading ?? '') ?? 0) > (readNumber(counts[1]?.heading ?? '') ?? 0)
        ? chosen.toReversed()
        : chosen;
    const bodies = findBodies(rising, title, isLenient ? 'fair' : 'good', language, words);
    const names = withoutNumbers(rising.map(({ heading }) => heading));
    const points = rising.map((section, index): Point => {
      const found = bodies[index];
      const step = bareNumber.test(section.heading) ? section.sentences[0] : undefined;
      if (step !== undefined)
        return { heading: capitalize(shorten(step, budgets.alone, words) ?? section.heading), sentence: step };
      const name = names[index] ?? section.heading;
      const heading = shorten(name, budgets.alone, words) ?? name;
      const body = found && drawnLength(heading) <= budgets.alone ? found.body : undefined;
      return {
        heading: capitalize(heading),
        ...(body ? { body } : {}),
        sentence: body && found ? `${section.heading}\n${found.sentence}` : section.heading,
      };
    });
    const filledPoints = points.filter(({ body }) => body !== undefined).length;
    if (chosen.some(({ heading }) => bareNumber.test(heading))) {
      const steps = points.filter(({ heading }) => !bareNumber.test(heading));
      if (steps.length < 3) continue;
      return { points: fitSteps(steps, most), ordered: counted };
    }
    const isNaming = meanWords(chosen) < headingWords.telling;
    if (!isLenient && filledPoints < points.length * (isNaming ? minBodies : 0.6)) continue;
    return {
      points: points.slice(0, most),
      total: points.length,
      ordered: counted,
    };
  }
  return undefined;
}
