import type { Point } from '../brief.ts';
import { endsWhole } from './borders.ts';
import { fitSteps } from './fit-steps.ts';
import { isBoilerplate, isLabel } from './noise.ts';
import { bareNumber, numberOf, promisedCount, withoutNumbers } from './numbering.ts';
import type { Outline, Section, SourceList } from './outline.ts';
import { bodyOf } from './section-body.ts';
import { splitSentences } from './sentences.ts';
import { shorten } from './shorten.ts';
import { capitalize, drawnLength, termsOf, wordCount } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Budgets in drawn letters: a heading over its body, the body, and an item without body. */
const budgets = { heading: 48, body: 92, alone: 100 };

/** Sections longer than this on average, in sentences, are chapters: their headings label rather than say, unless wordy. */
const chapter = { label: 9, wordy: 18, termsOfWordy: 3.6 };
/** Where an ordered list has this share of the text, its steps are the message. */
const leastShare = { ordered: 0.15, plain: 0.35 };
/** Items about the page's own business that a list may have: one among many is a word in passing. */
const mostBoilerplate = 0.25;

/** Words of a term before its colon; more of them lead on to what follows. */
const longestTerm = 4;

export interface ParallelPoints {
  readonly points: readonly Point[];
  readonly ordered: boolean;
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
    if (!body && wordCount(head) > longestTerm) return undefined;
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

/** Whether a list's items are things said rather than links, labels or data: distinct, with words enough, in the language. */
function isTelling(list: SourceList): boolean {
  const { items } = list;
  if (items.length < 3 || items.length > 20) return false;
  if (new Set(items.map((item) => item.toLowerCase())).size < items.length) return false;
  if (items.filter((item) => isBoilerplate(item)).length > items.length * mostBoilerplate) return false;
  const telling = items.filter((item) => {
    const count = wordCount(item);
    return count >= 3 && count <= 70 && (/\d|[:：.。]/.test(item) || !isHeadline(item));
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
    const least = list.ordered ? leastShare.ordered : leastShare.plain;
    return length > textLength * least && list.items.length <= 12 ? length / textLength : 0;
  };
  const best = outline.lists
    .filter(isTelling)
    .map((list) => ({ list, weight: weigh(list) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.list;
  if (best === undefined) return undefined;
  const points = withoutNumbers(best.items)
    .map((item) => itemPoint(item, language, words))
    .filter((point) => point !== undefined);
  if (points.length < 3) return undefined;
  return { points: best.ordered ? fitSteps(points, most) : points.slice(0, most), ordered: best.ordered };
}

/** Share of headings that must not end in a word like "of": "Throw It Out" does without harm. */
const leastWhole = 0.8;

/** Words that headings have on average: by themselves, and over sections so short that a sentence sums one up. */
const headingWords = { telling: 2.4, naming: 1.5 };
const shortSection = 4.5;
/** Share of points that have a body where headings only name. */
const leastBodies = 0.8;

const meanWords = (sections: readonly Section[]) =>
  sections.reduce((sum, { heading }) => sum + wordCount(heading), 0) / sections.length;

/** Whether headings say something: more than a label, or a name over a few sentences; not all questions without an answer. */
function isMeaningful(sections: readonly Section[], words: LanguageWords): boolean {
  const mean = meanWords(sections);
  const length = sections.reduce((sum, { sentences }) => sum + sentences.length, 0) / sections.length;
  const whole = sections.filter(({ heading }) => endsWhole(heading, words) || /[?？]$/.test(heading));
  const least = length <= shortSection ? headingWords.naming : headingWords.telling;
  return mean >= least && whole.length >= sections.length * leastWhole;
}

/** Headings over what is left. */
const remaining =
  /^(?:other|more|miscellaneous|further|additional|also|weitere[rs]?|sonstige\w*|autres?|divers|otr[oa]s|más|outr[oa]s|mais|altr[ieo]|overige?|その他|其他|أخرى)(?!\p{L})/iu;

/** Headings like "Introduction" and "Results", so many that the text is a paper: its parts are no parallel points. */
const fewestLabels = 2;

/** Points from parallel headings: those the title counts, those numbered 1…n, or most of the text's, when they say something. */
export function sectionPoints(
  outline: Outline,
  title: string,
  most: number,
  language: string,
  words: LanguageWords,
): ParallelPoints | undefined {
  const promised = promisedCount(title);
  if (outline.sections.filter(({ heading }) => isLabel(heading)).length >= fewestLabels) return undefined;
  for (const level of [2, 3, 1, 4, 5, 6]) {
    const same = outline.sections.filter((section) => section.level === level && section.heading !== title);
    const counts = same.filter(({ heading }) => numberOf(heading) !== undefined);
    const counted =
      counts.length >= 3 &&
      counts.every(
        (section, index) =>
          Math.abs((numberOf(section.heading) ?? 0) - (numberOf(counts[0]?.heading ?? '') ?? 0)) === index,
      );
    const told = same.filter((section) => section.sentences.length > 0 || section.lists.length > 0);
    const named = told.filter(({ heading }) => !remaining.test(heading));
    const chosen = counted ? counts : named.length >= 3 && promised !== told.length ? named : told;
    if (chosen.length < 3) continue;
    const kept = chosen.reduce((sum, section) => sum + section.sentences.length, 0);
    const meanTerms = chosen.reduce((sum, { heading }) => sum + termsOf(heading, words).length, 0) / chosen.length;
    const longest = meanTerms >= chapter.termsOfWordy ? chapter.wordy : chapter.label;
    const covers = kept >= outline.sentences.length * 0.5 && kept <= chosen.length * longest && chosen.length <= 12;
    if (!(counted || promised === chosen.length || (covers && isMeaningful(chosen, words)))) continue;
    const isLenient = counted || promised === chosen.length || longest === chapter.wordy;
    const rising =
      counted && (numberOf(counts[0]?.heading ?? '') ?? 0) > (numberOf(counts[1]?.heading ?? '') ?? 0)
        ? chosen.toReversed()
        : chosen;
    const drawn = new Set<string>();
    const names = withoutNumbers(rising.map(({ heading }) => heading));
    const points = rising.map((section, index): Point => {
      const own = bodyOf(section, isLenient, language, words);
      const found = own === undefined || drawn.has(own.body) ? undefined : own;
      if (found !== undefined) drawn.add(found.body);
      const step = bareNumber.test(section.heading) ? section.sentences[0] : undefined;
      if (step !== undefined)
        return { heading: capitalize(shorten(step, budgets.alone, words) ?? section.heading), sentence: step };
      const name = names[index] ?? section.heading;
      const heading = shorten(name, budgets.alone, words) ?? name;
      const body = found && drawnLength(heading) <= 60 ? found.body : undefined;
      return {
        heading: capitalize(heading),
        ...(body ? { body } : {}),
        sentence: body && found ? `${section.heading}\n${found.sentence}` : section.heading,
      };
    });
    const bodies = points.filter(({ body }) => body !== undefined).length;
    if (chosen.some(({ heading }) => bareNumber.test(heading))) {
      const steps = points.filter(({ heading }) => !bareNumber.test(heading));
      if (steps.length < 3) continue;
      return { points: fitSteps(steps, most), ordered: counted };
    }
    const isNaming = meanWords(chosen) < headingWords.telling;
    if (!isLenient && bodies < points.length * (isNaming ? leastBodies : 0.6)) continue;
    return {
      points: (bodies * 2 < points.length
        ? points.map(({ heading, sentence }) => ({ heading, sentence }))
        : points
      ).slice(0, most),
      ordered: counted,
    };
  }
  return undefined;
}
