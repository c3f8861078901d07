import type { Point } from '../../brief.ts';
import { budgets } from '../lists/list-item.ts';
import { toWholeStep } from '../lists/whole-steps.ts';
import { isStandardHeading } from '../outline/noise.ts';
import { bareNumber, findPromisedCount, withoutNumbers } from '../outline/numbering.ts';
import type { Outline } from '../outline/outline.ts';
import { shorten } from '../shortening/shorten.ts';
import type { Judge } from '../statements/body-model.ts';
import { splitSentences } from '../text/sentences.ts';
import { capitalize, measureDrawnLength, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { calmHeadings } from './calm-headings.ts';
import { countTotal, findRoom, findStepRoom, howToTitle, type ParallelPoints } from './parallel.ts';
import { findBodies } from './section-bodies.ts';
import {
  anyLevel,
  areSentences,
  computeMeanWords,
  findRow,
  type HeadingRow,
  haveSentences,
  headingWords,
  questionAtEnd,
} from './section-rows.ts';

/** Minimum share of points with a body, for headings that are names and for sentences. */
const minBodies = { naming: 0.8, saying: 0.6 };

/** Numbered headings up to which all are drawn, though no title counts them. */
const maxNumbered = 12;

/** Standard headings ("Introduction", "Results") that mark a paper, whose parts are not parallel. */
const minLabels = 2;

const [minAskingShare, maxQuestion] = [0.6, 100];

const shortenQuestion = (heading: string, language: string): string =>
  measureDrawnLength(heading) <= maxQuestion
    ? heading
    : (splitSentences(heading, language).find((one) => questionAtEnd.test(one)) ?? heading);

/** Minimum share of the promised number that the list must have. */
const minPromisedShare = 0.75;

function withoutShared(names: readonly string[], title: string): readonly string[] {
  const [first = ''] = names[0]?.split(' ') ?? [];
  const isShared =
    first.length >= minShared && title.includes(first) && names.every((name) => name.startsWith(`${first} `));
  const left = names.map((name) => name.slice(first.length + 1));
  return isShared && left.every((name) => /^\p{Lu}\p{L}/u.test(name)) ? left : names;
}

const minShared = 5;

function toPoints({ sections }: HeadingRow, title: string, language: string, words: LanguageWords, judge: Judge) {
  const bodies = findBodies(sections, title, language, words, judge);
  const names = withoutShared(
    calmHeadings(
      withoutNumbers(
        sections.map(({ heading }) => heading),
        words.language,
      ),
      sections,
      words,
    ),
    title,
  );
  return sections.map((section, index): Point => {
    const found = bodies[index];
    const step = bareNumber.test(section.heading) ? section.sentences[0] : undefined;
    if (step !== undefined)
      return (
        toWholeStep(section.sentences.join(' '), language) ?? {
          heading: capitalize(shorten(step, budgets.alone, words) ?? section.heading),
          sentence: step,
        }
      );
    const name = names[index] ?? section.heading;
    const heading = shorten(name, budgets.alone, words) ?? name;
    const body = found && measureDrawnLength(heading) <= budgets.alone ? found.body : undefined;
    return {
      heading: capitalize(heading),
      ...(body ? { body } : {}),
      sentence: body && found ? `${section.heading}\n${found.sentence}` : section.heading,
    };
  });
}

function toQuestions(points: readonly Point[], max: number, counted: boolean, language: string) {
  const pairs = points
    .map((point) => ({ ...point, heading: shortenQuestion(point.heading, language) }))
    .filter((point) => point.body !== undefined && measureDrawnLength(point.heading) <= maxQuestion);
  if (pairs.length < 3) return undefined;
  const shown = pairs.slice(0, max).map((point): Point => ({ ...point, isInseparable: true }));
  return { points: shown, total: pairs.length, ordered: counted };
}

/** Pairs of neighbours that a name of three words has. */
const minNamePairs = 2;
const opensName = /^[\p{Lu}\p{N}]/u;

const listPairs = (text: string): string[] =>
  wordsIn(text).flatMap((word, index, all) => {
    const next = all[index + 1] ?? '';
    return opensName.test(word) && opensName.test(next) ? [`${word} ${next}`] : [];
  });

function areSignposts(points: readonly Point[], title: string): boolean {
  const titled = new Set(listPairs(title));
  const named = points.filter(
    ({ heading }) => listPairs(heading).filter((pair) => titled.has(pair)).length >= minNamePairs,
  );
  return named.length * 2 > points.length;
}

function chooseFrom(
  row: HeadingRow,
  points: readonly Point[],
  { title, max, promised, language, words }: Asked,
): ParallelPoints | undefined {
  const { sections, counted, isLenient, isOneOfSeveral, lead } = row;
  if (points.filter(({ heading }) => questionAtEnd.test(heading)).length >= points.length * minAskingShare)
    return toQuestions(points, max, counted, language);
  if (sections.some(({ heading }) => bareNumber.test(heading))) {
    const steps = points.filter(({ heading }) => !bareNumber.test(heading));
    const fitting = steps.slice(0, findStepRoom(max));
    return steps.length < 3
      ? undefined
      : { points: fitting, ordered: counted, total: countTotal(fitting, steps), lead };
  }
  const filled = points.filter(({ body }) => body !== undefined);
  // Labels without text are a table of contents.
  const haveText = areSentences(sections, words) || haveSentences(sections);
  const isLoose = !counted && promised !== sections.length;
  if (isLoose && ((filled.length === 0 && !haveText) || areSignposts(points, title))) return undefined;
  const isNaming = computeMeanWords(sections) < headingWords.informative;
  if (!isLenient && filled.length < points.length * (isNaming ? minBodies.naming : minBodies.saying)) return undefined;
  // One bare name among others with text looks like a gap; it is counted but not drawn.
  const kept = filled.length > 0 && !counted && promised === undefined ? filled : points;
  // A bare heading at the end is the page's own ("Our tips"), not an item left out.
  const count = kept === filled ? points.findLastIndex(({ body }) => body !== undefined) + 1 : points.length;
  const isFewNumbered = counted && points.length <= maxNumbered;
  // Under "How to …" wordy headings are steps.
  const areActs = howToTitle.test(title) && promised === undefined && computeMeanWords(sections) >= headingWords.acting;
  const isShort = promised !== undefined && promised > points.length && points.length >= promised * minPromisedShare;
  return {
    points: kept.slice(0, findRoom(max, count, isShort || isFewNumbered ? count : promised)),
    total: isShort ? promised : count,
    ordered: counted || areActs,
    lead,
    ...(isOneOfSeveral && lead !== undefined ? { subtitle: lead } : {}),
  };
}

const leadsOn = /[:：]\s*$/u;

function withoutLeadIns(row: HeadingRow | undefined): HeadingRow | undefined {
  if (row === undefined) return undefined;
  const sections = row.sections.filter(({ heading }) => !leadsOn.test(heading));
  return sections.length * 2 > row.sections.length && sections.length >= minRow ? { ...row, sections } : row;
}
const minRow = 3;

interface Asked {
  readonly title: string;
  readonly max: number;
  readonly promised: number | undefined;
  readonly language: string;
  readonly words: LanguageWords;
}

export function listParallelSections(
  outline: Outline,
  title: string,
  max: number,
  language: string,
  words: LanguageWords,
  judge: Judge,
): ParallelPoints | undefined {
  const promised = findPromisedCount(title, words.language);
  if (outline.sections.filter(({ heading }) => isStandardHeading(heading, words.language)).length >= minLabels)
    return undefined;
  for (const level of [anyLevel, 2, 3, 1, 4, 5, 6]) {
    const row = withoutLeadIns(findRow(outline, level, title, promised, words));
    const points = row && toPoints(row, title, language, words, judge);
    const chosen = row && points && chooseFrom(row, points, { title, max, promised, language, words });
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}
