import { and, joinFigures } from '../../languages/patterns.ts';
import type { ChartRow } from '../../modules.ts';
import { type Candidate, maxItems } from '../candidate.ts';
import { quantitiesIn } from '../quantities.ts';
import { ratiosIn } from '../ratios.ts';
import type { Reading } from '../reading/reading.ts';
import { type LabelledMeasure, measuredTable } from '../reading/table-rows.ts';
import { capitalize, drawnLength, isUnspaced, listTerms, overlap, tidy, wordCount } from '../text.ts';
import { percent } from '../units.ts';
import { drawnMeasure, listMeasures } from './ranking.ts';

type Share = ChartRow;

/** What parts of one whole may sum to, rounding allowed. */
const whole = { least: 97, most: 103 };
/** How sure shares are: of a table or list, of one sentence, and the one that the title or lead states. */
const sureness = { listed: 0.85, sentence: 0.6, one: 0.55 };
/** Share of the title's terms in a sentence near the top whose ratio is the message. */
const minNearness = 0.4;
/** Sentences that weigh less than this share of the best are asides. */
const minScore = 0.4;
/** Drawn letters of a share's label. */
const budget = 34;

const percentUnit = new RegExp(`^(?:[%٪％]|${percent})$`, 'iu');
const percentSign = new RegExp(`[%٪％]|${percent}`, 'i');

const isPercent = (unit: string) => percentUnit.test(unit);

/** Rows that are parts of one whole: in percent, and summing to about 100. */
function listShares(rows: readonly LabelledMeasure[], unit: string): Share[] {
  if (rows.length < 2 || rows.length > maxItems || !isPercent(rows[0]?.measure.unit || unit)) return [];
  const sum = rows.reduce((before, { measure }) => before + measure.value, 0);
  if (sum < whole.least || sum > whole.most || rows.some(({ measure }) => measure.value <= 0)) return [];
  return rows
    .toSorted((a, b) => b.measure.value - a.measure.value)
    .map((found) => ({
      label: found.label,
      value: found.measure.value,
      text: drawnMeasure(found, unit),
      sentence: found.sentence,
    }));
}

/** A Japanese particle that ties what follows to a word before it: no label opens with one. */
const particle = new RegExp(String.raw`^[${joinFigures('noLabelStart')}](?!\p{Script=Hiragana})`, 'u');
const shareOf = new RegExp(String.raw`^(?:${joinFigures('shareOf')})\s`, 'i');
const andBehind = new RegExp(String.raw`[,\s]+(?:${and})\s*$`, 'i');
const vague = new RegExp(String.raw`[~+]|${joinFigures('vagueValue')}|\d\s?[-–]\s?\d`);

/** What follows a share in its clause, when that names whose share it is. */
function labelBehind(text: string): string | undefined {
  const [clause = ''] = text
    .trim()
    .replace(shareOf, '')
    .split(/[,;:.](?=\s|$)|[()–—!?。、，]/);
  const label = tidy(clause);
  return wordCount(label) >= 1 && !particle.test(label) && !/\p{N}/u.test(label) && drawnLength(label) <= budget
    ? label
    : undefined;
}

/** One share of a whole that the title or the lead itself states ("9 of 26", "one in four"). */
function leadingShare({ fullTitle, ranked, words }: Reading): Share[] {
  const topic = new Set(listTerms(fullTitle, words));
  const texts = [fullTitle, ...ranked.slice(0, 2).map(({ text }) => text)];
  for (const sentence of texts) {
    const near = sentence === fullTitle || overlap(topic, new Set(listTerms(sentence, words))) >= minNearness;
    for (const { end, text, share } of near ? ratiosIn(sentence) : []) {
      const label = labelBehind(sentence.slice(end));
      if (label === undefined) continue;
      return [{ label, value: Math.round(share * 1000) / 10, text, sentence }];
    }
  }
  return [];
}

/** Percentages of one sentence, each with the words that follow it, when together they make the whole. */
function findProseShares({ ranked }: Reading): Share[] {
  const best = Math.max(...ranked.map(({ score }) => score), 0.01);
  for (const { text, score } of ranked) {
    // Without spaces no end of a label shows.
    if (isUnspaced(text) || score < best * minScore || !percentSign.test(text)) continue;
    const found = quantitiesIn(text).filter(({ kind }) => kind === 'percent');
    if (found.length < 2 || found.length > maxItems) continue;
    const shares = found.flatMap(({ value, end }, index): Share[] => {
      const next = found[index + 1]?.start ?? text.length;
      const label = labelBehind(text.slice(end, next).replace(andBehind, ''));
      const parsed = Number(/[\d.,]+/.exec(value)?.[0].replace(',', '.') ?? Number.NaN);
      return label === undefined || Number.isNaN(parsed) || vague.test(value)
        ? []
        : [{ label: capitalize(label), value: parsed, text: value, sentence: text }];
    });
    const sum = shares.reduce((before, { value }) => before + value, 0);
    if (shares.length === found.length && sum >= whole.least && sum <= whole.most) return shares;
  }
  return [];
}

/** Parts of one whole, from a table, a list or a sentence; or the one share that the title states. */
export function findProportion(reading: Reading): Candidate[] {
  const { outline, language, fullTitle } = reading;
  const offer = (rows: Share[], sure: number, why: string, subtitle?: string): Candidate[] => [
    { module: { kind: 'chart', form: 'share', rows, sure, weight: 1, why }, subtitle },
  ];
  const marked = [
    ...outline.tables.flatMap(({ block, lead }) => {
      const found = measuredTable(block, language);
      return found === undefined
        ? []
        : [{ shares: listShares(found.rows, found.unit), subject: found.caption || tidy(lead) || found.subject }];
    }),
    ...outline.lists.map(({ items }) => ({ shares: listShares(listMeasures(items, language), ''), subject: '' })),
  ].find(({ shares }) => shares.length >= 2);
  if (marked !== undefined) {
    const { shares, subject } = marked;
    const isNew = subject !== '' && subject !== fullTitle && drawnLength(subject) <= 90;
    return offer(shares, sureness.listed, 'parts that sum to 100 %', isNew ? subject : undefined);
  }
  const fromProse = findProseShares(reading);
  if (fromProse.length >= 2) return offer(fromProse, sureness.sentence, 'percentages of one sentence that sum to 100');
  const one = leadingShare(reading);
  return one.length > 0 ? offer(one, sureness.one, 'one share that the title or lead states') : [];
}
