import type { Point } from '../../brief.ts';
import { areActs, namesSteps } from '../lists/acts.ts';
import { readNumber, withoutNumbers } from '../outline/numbering.ts';
import type { Outline, Section, SourceList } from '../outline/outline.ts';
import { capitalize, getFirstWord, measureDrawnLength } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { howToTitle, type ParallelPoints } from './parallel.ts';

/** Steps under one heading, and drawn letters of all of them and of one section's, up to which they are drawn whole. */
const max = { steps: 8, section: 360, all: 1400 };
const minSteps = 2;
const minSections = 2;
const minShare = 0.4;

interface StepSection {
  readonly heading: string;
  readonly steps: readonly string[];
}

function readSteps({ heading, lists }: Section): StepSection | undefined {
  const [only, ...others] = lists.filter(({ ordered }) => ordered);
  return only === undefined || others.length > 0 || only.items.length < minSteps
    ? undefined
    : { heading, steps: only.items };
}

const joinSteps = (steps: readonly string[], { language }: LanguageWords): string =>
  withoutNumbers(steps, language)
    .map((step) => capitalize(step.replace(/[.。;；,]$/u, '')))
    .join('. ');

/** "With vinegar", "With soda"; "Windows", "Linux": one of them is enough. */
const areWays = (headings: readonly string[]): boolean =>
  new Set(headings.map(getFirstWord)).size < headings.length || headings.some((heading) => !/\s\p{Ll}/u.test(heading));

function isInOrder(sections: readonly Section[], title: string, { language }: LanguageWords): boolean {
  const headings = sections.map(({ heading }) => heading);
  const numbers = headings.map((heading) => readNumber(heading, language));
  return (
    numbers.every((number, at) => number === at + 1) ||
    areActs(headings, language) ||
    areActs([title], language) ||
    (howToTitle.test(title) && (namesSteps(title, language) || !areWays(headings)))
  );
}

export interface StepSections extends ParallelPoints {
  readonly isWhole: boolean;
}

const countLetters = (lists: readonly SourceList[]): number =>
  lists.reduce((sum, { items }) => sum + items.join('').length, 0);

/** Headings with numbered steps under each, where the numbers start again: all steps, under their headings. */
export function listStepSections(outline: Outline, title: string, words: LanguageWords): StepSections | undefined {
  const sections = outline.sections.filter((section) => readSteps(section) !== undefined);
  const [first] = sections;
  if (first === undefined || sections.length < minSections) return undefined;
  if (sections.some(({ level }) => level !== first.level)) return undefined;
  const letters = outline.sentences.reduce((sum, { text }) => sum + text.length, 1);
  if (countLetters(sections.flatMap(({ lists }) => lists)) < letters * minShare) return undefined;
  const names = withoutNumbers(
    sections.map(({ heading }) => heading),
    words.language,
  );
  const points = sections.flatMap((section, at): Point[] => {
    const { heading, steps } = readSteps(section) ?? { heading: '', steps: [] };
    const body = joinSteps(steps, words);
    const sentence = [heading, ...steps].join('\n');
    return [{ heading: capitalize(names[at] ?? heading), body, sentence, isInseparable: true }];
  });
  const lengths = points.map(({ heading, body = '' }) => measureDrawnLength(heading) + measureDrawnLength(body));
  const isWhole =
    lengths.every((length) => length <= max.section) &&
    lengths.reduce((sum, length) => sum + length, 0) <= max.all &&
    sections.every((section) => (readSteps(section)?.steps.length ?? 0) <= max.steps);
  return { points, ordered: isInOrder(sections, title, words), isWhole };
}
