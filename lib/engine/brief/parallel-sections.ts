import type { Point } from '../brief.ts';
import { calmHeadings } from './calm-headings.ts';
import { budgets } from './list-item.ts';
import { isLabel } from './noise.ts';
import { bareNumber, promisedCount, withoutNumbers } from './numbering.ts';
import type { Outline } from './outline.ts';
import { countTotal, findRoom, howTo, type ParallelPoints, roomForSteps } from './parallel.ts';
import { findBodies } from './section-bodies.ts';
import type { Judge } from './section-body.ts';
import { anyLevel, areSentences, areTold, asks, findRow, headingWords, meanWords, type Row } from './section-rows.ts';
import { splitSentences } from './sentences.ts';
import { shorten } from './shorten.ts';
import { capitalize, drawnLength } from './text.ts';
import { wholeStep } from './whole-steps.ts';
import type { LanguageWords } from './words.ts';

/** Share of points that have a body where headings only name, and where they say something. */
const minBodies = { naming: 0.8, saying: 0.6 };

/** Numbered headings that are all drawn, though no title counts them. */
const maxNumbered = 12;

/** Headings like "Introduction" and "Results", so many that the text is a paper: its parts are no parallel points. */
const minLabels = 2;

const [minAskingShare, maxQuestion] = [0.6, 100];

/** The first of several questions in a heading that is too long. */
const shortQuestion = (heading: string, language: string): string =>
  drawnLength(heading) <= maxQuestion
    ? heading
    : (splitSentences(heading, language).find((one) => asks.test(one)) ?? heading);

/** Share of what a title counts that is its list, though some are missing in the source. */
const minPromisedShare = 0.75;

/** Headings without the word that opens all of them where the title says it: "Harbour tour north" under "Harbour tours". */
function withoutShared(names: readonly string[], title: string): readonly string[] {
  const [first = ''] = names[0]?.split(' ') ?? [];
  const isShared =
    first.length >= minShared && title.includes(first) && names.every((name) => name.startsWith(`${first} `));
  const left = names.map((name) => name.slice(first.length + 1));
  return isShared && left.every((name) => /^\p{Lu}\p{L}/u.test(name)) ? left : names;
}

/** Letters of such a word. */
const minShared = 5;

/** A row's sections as points: heading over body; a step that is only numbered is its text. */
function toPoints({ sections, isLenient }: Row, title: string, language: string, words: LanguageWords, judge: Judge) {
  const bodies = findBodies(sections, title, isLenient ? 'fair' : 'good', language, words, judge);
  const names = withoutShared(
    calmHeadings(withoutNumbers(sections.map(({ heading }) => heading)), sections, language, words),
    title,
  );
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
  const isSaid = areSentences(sections, words) || areTold(sections);
  if (filled.length === 0 && !counted && promised !== sections.length && !isSaid) return undefined;
  const isNaming = meanWords(sections) < headingWords.telling;
  if (!isLenient && filled.length < points.length * (isNaming ? minBodies.naming : minBodies.saying)) return undefined;
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
