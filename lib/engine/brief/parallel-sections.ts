import type { Point } from '../brief.ts';
import { joinAlternatives } from '../languages/patterns.ts';
import { endsWhole } from './borders.ts';
import { verb } from './clause-signs.ts';
import { isBoilerplate, isLabel } from './noise.ts';
import { bareNumber, promisedCount, readNumber, withoutNumbers } from './numbering.ts';
import type { Outline, Section } from './outline.ts';
import {
  budgets,
  countTotal,
  findRoom,
  howTo,
  maxBoilerplate,
  type ParallelPoints,
  roomForSteps,
  wholeStep,
} from './parallel.ts';
import { findBodies } from './section-bodies.ts';
import type { Judge } from './section-body.ts';
import { splitSentences } from './sentences.ts';
import { shorten } from './shorten.ts';
import { capitalize, drawnLength, listTerms, wordCount } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Sections longer than this on average, in sentences, are chapters: their headings label rather than say, unless wordy. */
const chapter = { label: 12, wordy: 22, termsOfWordy: 3.2 };

/** More headings than these are an index, not the parts of a text. */
const maxSections = 20;

/** Share of headings that must not end in a word like "of": "Throw It Out" does without harm. */
const minWhole = 0.6;

/** Words that headings have on average: by themselves, and over sections so short that a sentence sums one up. */
const headingWords = { telling: 2.4, naming: 1.5, acting: 5 };
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

/** Words of a heading in capitals, in a text that has others, which is another story's headline. */
const minShouted = 5;

/** Whether a heading only leads to another page: "CLICK HERE FOR …", a headline in capitals between paragraphs. */
function leadsAway(heading: string, title: string): boolean {
  const isShouted = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
  return isShouted(heading) && !isShouted(title) && wordCount(heading) >= minShouted;
}

/** Share of headings with a number from which on those without one are no part of the row. */
const minNumberedShare = 0.75;
const minNumbered = 5;
/** Numbered headings that are all drawn, though no title counts them. */
const maxNumbered = 12;

/** Share of headings with a verb from which on they say by themselves what they are about. */
const minSentences = 0.6;

function areSentences(sections: readonly Section[], { verbSign }: LanguageWords): boolean {
  const said = sections.filter(({ heading }) => (verbSign ?? verb).test(heading));
  return said.length >= sections.length * minSentences;
}

/** Words of headings that state, on average. */
const statingWords = 4.5;
/** Whether headings state what their sections say: then these may be as long as they like. */
const areStatements = (sections: readonly Section[], words: LanguageWords): boolean =>
  areSentences(sections, words) &&
  meanWords(sections) >= statingWords &&
  sections.every(({ heading }) => !asks.test(heading));

/** Sentences of a section in which what its heading names is brought in, and the share of sections that do so. */
const [introducing, minIntroduced] = [3, 0.75];

/** Whether sections explain the things that their headings name ("Scraper" over "Scrapers have …"): a row of terms. */
function areExplained(sections: readonly Section[], words: LanguageWords): boolean {
  const explained = sections.filter(({ heading, sentences }) => {
    const [name = '', ...more] = listTerms(heading, words);
    const said = sentences.slice(0, introducing).join(' ').toLowerCase();
    return name !== '' && more.length <= 1 && said.includes(name.toLowerCase());
  });
  return explained.length >= sections.length * minIntroduced;
}

/** Headings over what is left. */
const remaining = new RegExp(
  String.raw`^(?:${joinAlternatives(({ brief }) => brief?.parallel?.remaining)})(?!\p{L})`,
  'iu',
);

/** Headings like "Introduction" and "Results", so many that the text is a paper: its parts are no parallel points. */
const minLabels = 2;

/** Headings that ask, the share of them that makes a row of questions, and drawn letters of one that is shown whole. */
const asks = /[?？؟]["”’)]?$/u;
const [minAskingShare, maxQuestion] = [0.6, 100];

/** The first of several questions in a heading that is too long. */
const shortQuestion = (heading: string, language: string): string =>
  drawnLength(heading) <= maxQuestion
    ? heading
    : (splitSentences(heading, language).find((one) => asks.test(one)) ?? heading);

/** Share of what a title counts that is its list, though some are missing in the source. */
const minPromisedShare = 0.75;

/** Not a level: headings of a list that its editor set by looks, when the title counts just so many. */
const anyLevel = 0;

/** The longest of several rows of sections that each count from 1; all of them where they count once. */
function longestRun(counts: readonly Section[]): readonly Section[] {
  const runs: Section[][] = [];
  for (const section of counts) {
    const open = runs.at(-1);
    if (open === undefined || readNumber(section.heading) === 1) runs.push([section]);
    else open.push(section);
  }
  const whole = runs.filter((run) => run.length >= 3 && run.every(({ heading }, at) => readNumber(heading) === at + 1));
  return whole.length > 1 && whole.length === runs.length
    ? whole.reduce((best, run) => (run.length > best.length ? run : best))
    : counts;
}

/** Sections of one level that make a row. */
interface Row {
  /** In the order in which they are drawn: a countdown ends with the first. */
  readonly sections: readonly Section[];
  readonly counted: boolean;
  /** Whether it is a row for sure, whose bodies may be less good. */
  readonly isLenient: boolean;
  /** Whether others of their level count from 1, too. */
  readonly isOneOfSeveral: boolean;
  /** The heading over them. */
  readonly lead: string | undefined;
}

/** The sections of a level, where they make a row: the title counts them, or they are numbered, or most of the text. */
function findRow(
  { sections, sentences }: Outline,
  level: number,
  title: string,
  promised: number | undefined,
  words: LanguageWords,
): Row | undefined {
  const same = sections.filter(
    (section) =>
      (section.level === level || level === anyLevel) &&
      section.heading !== title &&
      !leadsAway(section.heading, title),
  );
  // Captions and credits are set as headings, too.
  if (same.filter(({ heading }) => isBoilerplate(heading)).length > same.length * maxBoilerplate) return undefined;
  const numbers = same.filter(({ heading }) => readNumber(heading) !== undefined);
  const counts = longestRun(numbers);
  const isNumbered = counts.length >= Math.max(minNumbered, same.length * minNumberedShare);
  const [first, second] = counts.map(({ heading }) => readNumber(heading) ?? 0);
  const counted =
    counts.length >= 3 &&
    counts.every(({ heading }, index) => Math.abs((readNumber(heading) ?? 0) - (first ?? 0)) === index);
  const filled = same.filter((section) => section.sentences.length > 0 || section.lists.length > 0);
  const named = filled.filter(({ heading }) => !remaining.test(heading) && !isLabel(heading));
  const chosen = counted || isNumbered ? counts : named.length >= 3 && promised !== filled.length ? named : filled;
  if (chosen.length < 3 || (level === anyLevel && chosen.length !== promised)) return undefined;
  const said = chosen.reduce((sum, section) => sum + section.sentences.length, 0);
  const meanTerms = chosen.reduce((sum, { heading }) => sum + listTerms(heading, words).length, 0) / chosen.length;
  const longest = meanTerms >= chapter.termsOfWordy ? chapter.wordy : chapter.label;
  const covers = said >= sentences.length * 0.5 && chosen.length <= maxSections;
  const isGlance = said <= chosen.length * longest && (isMeaningful(chosen, words) || areExplained(chosen, words));
  const isRow = covers && (isGlance || areStatements(chosen, words));
  if (!(counted || promised === chosen.length || isRow)) return undefined;
  return {
    sections: counted && (first ?? 0) > (second ?? 0) ? chosen.toReversed() : chosen,
    counted,
    isLenient: counted || promised === chosen.length || longest === chapter.wordy,
    isOneOfSeveral: counts.length < numbers.length,
    lead: chosen[0] && sections[sections.indexOf(chosen[0]) - 1]?.heading,
  };
}

/** A row's sections as points: heading over body; a step that is only numbered is its text. */
function toPoints({ sections, isLenient }: Row, title: string, language: string, words: LanguageWords, judge: Judge) {
  const bodies = findBodies(sections, title, isLenient ? 'fair' : 'good', language, words, judge);
  const names = withoutNumbers(sections.map(({ heading }) => heading));
  return sections.map((section, index): Point => {
    const found = bodies[index];
    const step = bareNumber.test(section.heading) ? section.sentences[0] : undefined;
    if (step !== undefined)
      return (
        wholeStep(section.sentences.join(' '), language) ?? {
          heading: capitalize(shorten(step, budgets.alone, words) ?? section.heading),
          sentence: step,
        }
      );
    const name = names[index] ?? section.heading;
    const heading = shorten(name, budgets.alone, words) ?? name;
    const body = found && drawnLength(heading) <= budgets.alone ? found.body : undefined;
    return {
      heading: capitalize(heading),
      ...(body ? { body } : {}),
      sentence: body && found ? `${section.heading}\n${found.sentence}` : section.heading,
    };
  });
}

/** Points of headings that ask, each with its answer. */
function toQuestions(points: readonly Point[], most: number, counted: boolean, language: string) {
  const pairs = points
    .map((point) => ({ ...point, heading: shortQuestion(point.heading, language) }))
    .filter((point) => point.body !== undefined && drawnLength(point.heading) <= maxQuestion);
  if (pairs.length < 3) return undefined;
  const shown = pairs.slice(0, most).map((point): Point => ({ ...point, isInseparable: true }));
  return { points: shown, total: pairs.length, ordered: counted };
}

/** What of a row is drawn; undefined where its headings say too little by themselves. */
function chooseFrom(
  row: Row,
  points: readonly Point[],
  { title, most, promised, language, words }: Asked,
): ParallelPoints | undefined {
  const { sections, counted, isLenient, isOneOfSeveral, lead } = row;
  if (points.filter(({ heading }) => asks.test(heading)).length >= points.length * minAskingShare)
    return toQuestions(points, most, counted, language);
  if (sections.some(({ heading }) => bareNumber.test(heading))) {
    const steps = points.filter(({ heading }) => !bareNumber.test(heading));
    const fitting = steps.slice(0, roomForSteps(most));
    return steps.length < 3
      ? undefined
      : { points: fitting, ordered: counted, total: countTotal(fitting, steps), lead };
  }
  const filled = points.filter(({ body }) => body !== undefined);
  // Labels over nothing are a table of contents.
  if (filled.length === 0 && !counted && promised !== sections.length && !areSentences(sections, words))
    return undefined;
  const isNaming = meanWords(sections) < headingWords.telling;
  if (!isLenient && filled.length < points.length * (isNaming ? minBodies : 0.6)) return undefined;
  // One bare name among names with a clause looks like a gap: it is counted, not shown.
  const kept = filled.length > 0 && !counted && promised === undefined ? filled : points;
  const isFewNumbered = counted && points.length <= maxNumbered;
  // Under "How to …" wordy headings are what is to be done, one after another.
  const areActs = howTo.test(title) && promised === undefined && meanWords(sections) >= headingWords.acting;
  const isShort = promised !== undefined && promised > points.length && points.length >= promised * minPromisedShare;
  return {
    points: kept.slice(0, findRoom(most, points.length, isShort || isFewNumbered ? points.length : promised)),
    total: isShort ? promised : points.length,
    ordered: counted || areActs,
    lead,
    // One of several rows is about what stands over it.
    ...(isOneOfSeveral && lead !== undefined ? { subtitle: lead } : {}),
  };
}

interface Asked {
  readonly title: string;
  readonly most: number;
  readonly promised: number | undefined;
  readonly language: string;
  readonly words: LanguageWords;
}

/** Points from parallel headings: those the title counts, those numbered 1…n, or most of the text's, when they say something. */
export function sectionPoints(
  outline: Outline,
  title: string,
  most: number,
  language: string,
  words: LanguageWords,
  judge: Judge,
): ParallelPoints | undefined {
  const promised = promisedCount(title);
  if (outline.sections.filter(({ heading }) => isLabel(heading)).length >= minLabels) return undefined;
  for (const level of [anyLevel, 2, 3, 1, 4, 5, 6]) {
    const row = findRow(outline, level, title, promised, words);
    const points = row && toPoints(row, title, language, words, judge);
    const chosen = row && points && chooseFrom(row, points, { title, most, promised, language, words });
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}
