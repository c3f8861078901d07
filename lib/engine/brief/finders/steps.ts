import type { Point } from '../../brief.ts';
import { joinAlternatives, joinPieces, joinWords, type Pick, perPageLanguage } from '../../languages/patterns.ts';
import type { BriefWords } from '../../languages/words/brief-words.ts';
import { areActs } from '../lists/acts.ts';
import { toWholeStep } from '../lists/whole-steps.ts';
import { areIngredients } from '../outline/needs.ts';
import { readNumber } from '../outline/numbering.ts';
import type { Reading } from '../reading/reading.ts';
import { collection, howToTitle, maxSteps } from '../sections/parallel.ts';
import { questionAtEnd } from '../sections/section-rows.ts';
import { type Candidate, maxItems, toItem } from '../selection/candidate.ts';
import { shorten } from '../shortening/shorten.ts';
import type { RankedSentence } from '../text/rank.ts';
import { splitSentences } from '../text/sentences.ts';
import { capitalize, measureDrawnLength } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const getSigns = perPageLanguage((among) => {
  const pick: (field: keyof NonNullable<BriefWords['steps']>) => Pick =
    (field) =>
    ({ brief }) =>
      brief?.steps?.[field];
  const opens = (field: Parameters<typeof pick>[0]) =>
    new RegExp(String.raw`^(?:${joinAlternatives(pick(field), among)})(?![\p{L}])`, 'iu');
  return {
    /** "6 habits", "Cinco consejos": items that a title counts have no order, even in a how-to. */
    counted: new RegExp(
      String.raw`(?:\d|(?<!\p{L})(?:${joinWords(pick('counts'), among)}))\s(?:\p{L}+\s){0,2}?(?:${collection.source})|${joinPieces(pick('counts'), among)}`,
      'iu',
    ),
    /** "Step 3", "Schritt 3". */
    stepName: new RegExp(
      String.raw`^(?:${joinWords(pick('name'), among)})\s*\d{1,2}(?!\p{L})|^(?:${joinPieces(pick('name'), among)})`,
      'iu',
    ),
    /** "Step One: …", "Schritt 2 – …" */
    named: new RegExp(
      String.raw`^(?:${joinWords(pick('name'), among)})\s(\p{L}{2,9}|\d{1,2})\s?[:.–—-]\s+(?=\S)`,
      'iu',
    ),
    first: opens('first'),
    next: opens('next'),
    last: opens('last'),
  };
});

/** Whether points state their order: one opens with "First" or "Finally", or two with "Then". */
function areInOrder(points: readonly Point[], { language }: LanguageWords): boolean {
  const { first, next, last } = getSigns(language);
  const opens = (pattern: RegExp) => points.filter(({ sentence }) => pattern.test(sentence)).length;
  return opens(first) === 1 || opens(last) === 1 || opens(next) >= 2;
}

const budget = 100;
/** Sentences above which fewer than four steps in prose are a passage rather than the message. */
const longText = 15;
const maxGapSentences = 4;

/** Nearby sentences that open with "First", "Then" … "Finally", one step each. */
function findProseSteps({ ranked, words }: Reading): Point[] {
  const { first, next, last } = getSigns(words.language);
  const starts = ranked.flatMap(({ text }, index) => (first.test(text) ? [index] : []));
  for (const start of starts) {
    const run: RankedSentence[] = [];
    let previous = ranked[start]?.index ?? 0;
    for (const sentence of ranked.slice(start)) {
      if (sentence.index - previous > maxGapSentences) break;
      const opens = [next, last].some((pattern) => pattern.test(sentence.text));
      if (sentence.index !== ranked[start]?.index && !opens) continue;
      run.push(sentence);
      previous = sentence.index;
      if (last.test(sentence.text)) break;
    }
    if (run.length < 3) continue;
    const steps = run.flatMap(({ text }): Point[] => {
      const heading = shorten(text, budget, words);
      return heading === undefined ? [] : [{ heading: capitalize(heading), sentence: text }];
    });
    if (steps.length === run.length) return steps;
  }
  return [];
}

function listNamedSteps({ outline, language, words }: Reading): Point[] {
  const { named } = getSigns(words.language);
  const sentences = outline.sentences.map(({ text }) => text);
  const starts = sentences.flatMap((text, index) => (named.test(text) ? [index] : []));
  const names = new Set(starts.map((start) => named.exec(sentences[start] ?? '')?.[1]?.toLowerCase()));
  if (starts.length < 3 || names.size < starts.length) return [];
  return starts.flatMap((start, index): Point[] => {
    const { paragraph } = outline.sentences[start] ?? {};
    const own = outline.sentences
      .slice(start, starts[index + 1])
      .filter((sentence) => sentence.paragraph === paragraph)
      .map(({ text }) => text);
    const [first = ''] = own;
    const step = own.join(' ').replace(named, '');
    const alone = { heading: capitalize(first.replace(named, '').replace(/[.。]$/, '')), sentence: first };
    return [toWholeStep(capitalize(step), language) ?? alone];
  });
}

function splitSteps({ outline, language }: Reading): Point[] {
  const [only, ...others] = outline.lists.filter(({ ordered }) => ordered);
  if (only === undefined || others.length > 0) return [];
  const steps = only.items.flatMap((item) => splitSentences(item, language));
  if (steps.length > maxSteps || steps.some((step) => measureDrawnLength(step) > maxStepChars)) return [];
  return steps.map((step) => ({ heading: capitalize(step.replace(/[.。]$/u, '')), sentence: step }));
}

const maxStepChars = 180;
const [minSteps, minStages] = [3, 2];

const sureness = {
  named: 0.9,
  shown: 0.9,
  plain: 0.6,
  numbered: 0.4,
  collection: 0.2,
  split: 0.8,
  prose: { shown: 0.8, many: 0.5, few: 0.4, passage: 0.3 },
};

const offer = (
  points: readonly Point[],
  sure: number,
  why: string,
  { total, subtitle }: { total?: number | undefined; subtitle?: string | undefined } = {},
): Candidate[] => [
  {
    subtitle,
    module: {
      kind: 'sequence',
      form: 'steps',
      items: points.map(toItem),
      ...(total === undefined || total <= points.length ? {} : { from: 1, total }),
      sure,
      weight: 1,
      why,
    },
  },
];

export function findSteps(reading: Reading): Candidate[] {
  const { document, fullTitle, outline, words } = reading;
  const { counted, stepName } = getSigns(words.language);
  const isRecipe = outline.lists.some(({ ordered, items, lead }) => !ordered && areIngredients(items, lead));
  const shows = isRecipe || howToTitle.test(fullTitle) || /^(?:HowTo|Recipe)$/.test(document.metadata.schemaType ?? '');
  const collects = (collection.test(fullTitle) && !howToTitle.test(fullTitle)) || counted.test(fullTitle);
  const parallel = reading.parallels.find(
    ({ ordered, points, origin }) => ordered && points.length >= (origin === 'stages' ? minStages : minSteps),
  );
  if (parallel !== undefined) {
    const isNamed = outline.sections.filter(({ heading }) => stepName.test(heading)).length >= 3;
    const isActed = areActs(
      parallel.points.map(({ heading }) => heading),
      words.language,
    );
    const isShown =
      shows ||
      isActed ||
      parallel.origin === 'stages' ||
      howToTitle.test(parallel.lead ?? '') ||
      areInOrder(parallel.points, words);
    const isAsked = parallel.points.some(({ heading }) => questionAtEnd.test(heading));
    // Minutes and reports number their headings, too.
    const isNumbered = outline.sections.filter(({ heading }) => readNumber(heading) !== undefined).length >= 3;
    const sure = isNamed
      ? sureness.named
      : collects || collection.test(parallel.lead ?? '') || isAsked
        ? sureness.collection
        : isShown
          ? sureness.shown
          : isNumbered
            ? sureness.numbered
            : sureness.plain;
    const subtitle = parallel.origin === 'list' ? undefined : parallel.subtitle;
    return offer(parallel.points, sure, `ordered ${parallel.origin}`, { ...parallel, subtitle });
  }
  const called = listNamedSteps(reading);
  if (called.length > 0)
    return offer(called.slice(0, maxSteps), sureness.named, 'sentences that say which step they are', {
      total: called.length,
    });
  const split = shows ? splitSteps(reading) : [];
  if (split.length >= 3) return offer(split, sureness.split, 'sentences of an ordered list of few items');
  const fromProse = findProseSteps(reading);
  if (fromProse.length < 3) return [];
  const isPart = fromProse.length < 4 && reading.ranked.length > longText;
  const { passage, shown, many, few } = sureness.prose;
  const sure = isPart ? passage : shows ? shown : fromProse.length >= 4 ? many : few;
  return offer(fromProse.slice(0, maxItems), sure, 'sentences that open with first, then, finally');
}
