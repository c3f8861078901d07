import { joinAlternatives, joinFigures, perPageLanguage } from '../../languages/patterns.ts';
import type { ChartRow } from '../../modules.ts';
import { listQuantities } from '../numbers/quantities.ts';
import { findMeasuredTable, type LabelledMeasure } from '../numbers/table-rows.ts';
import { readUnits } from '../numbers/units.ts';
import type { Reading } from '../reading/reading.ts';
import { type Candidate, maxItems } from '../selection/candidate.ts';
import { capitalize, countTextWords, isUnspaced, measureDrawnLength, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { findCountedShare } from './counted-share.ts';
import { nameThings } from './named-rows.ts';
import { formatMeasure, listMeasures } from './ranking.ts';

type Share = ChartRow;

/** Range for the sum of percentages of one whole, to allow for rounding. */
const whole = { min: 97, max: 103 };
const sureness = { listed: 0.85, sentence: 0.6, one: 0.55 };
/** Share of the best score below which a sentence is an aside. */
const minScore = 0.4;
const budget = 34;

const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinFigures>[0]) => joinFigures(field, among);
  const { percent } = readUnits(among);
  const and = joinAlternatives(({ brief }) => brief?.common?.and, among);
  return {
    percentUnit: new RegExp(`^(?:[%٪％]|${percent})$`, 'iu'),
    percentSign: new RegExp(`[%٪％]|${percent}`, 'i'),
    /** Japanese particles tie to the word before, so no label starts with one. */
    particle: new RegExp(String.raw`^(?:${join('noLabelStart')})(?!\p{Script=Hiragana})`, 'u'),
    shareOf: new RegExp(String.raw`^(?:${join('shareOf')})\s`, 'i'),
    andBehind: new RegExp(String.raw`[,\s]+(?:${and})\s*$`, 'i'),
    vague: new RegExp(String.raw`[~+]|${join('vagueValue')}|\d\s?[-–]\s?\d`),
  };
});

function listShares(rows: readonly LabelledMeasure[], unit: string, { language }: LanguageWords): Share[] {
  const isPercent = (one: string) => getSigns(language).percentUnit.test(one);
  if (rows.length < 2 || rows.length > maxItems || !isPercent(rows[0]?.measure.unit || unit)) return [];
  const sum = rows.reduce((before, { measure }) => before + measure.value, 0);
  if (sum < whole.min || sum > whole.max || rows.some(({ measure }) => measure.value <= 0)) return [];
  return rows
    .toSorted((a, b) => b.measure.value - a.measure.value)
    .map((found) => ({
      label: found.label,
      value: found.measure.value,
      text: formatMeasure(found, unit),
      sentence: found.sentence,
    }));
}

function findLabelBehind(text: string, { language }: LanguageWords): string | undefined {
  const { shareOf, particle } = getSigns(language);
  const [clause = ''] = text
    .trim()
    .replace(shareOf, '')
    .split(/[,;:.](?=\s|$)|[()–—!?。、，]/);
  const label = tidy(clause);
  return countTextWords(label) >= 1 &&
    !particle.test(label) &&
    !/\p{N}/u.test(label) &&
    measureDrawnLength(label) <= budget
    ? label
    : undefined;
}

function findProseShares(reading: Reading): Share[] {
  const { ranked, words } = reading;
  const { percentSign, andBehind, vague, shareOf } = getSigns(words.language);
  const best = Math.max(...ranked.map(({ score }) => score), 0.01);
  for (const { text, score } of ranked) {
    // Unspaced scripts do not show where a label ends.
    if (isUnspaced(text) || score < best * minScore || !percentSign.test(text)) continue;
    const found = listQuantities(text, words.language).filter(({ kind }) => kind === 'percent');
    if (found.length < 2 || found.length > maxItems) continue;
    // "75 % of the sum, the other 25 % go to the lender": the first label is the whole, not a part.
    const wholes = found.filter(({ end }) => shareOf.test(text.slice(end).trim())).length;
    if (wholes > 0 && wholes < found.length) continue;
    const shares = found.flatMap(({ value, end }, index): Share[] => {
      const next = found[index + 1]?.start ?? text.length;
      const label = findLabelBehind(text.slice(end, next).replace(andBehind, ''), words);
      const parsed = Number(/[\d.,]+/.exec(value)?.[0].replace(',', '.') ?? Number.NaN);
      return label === undefined || Number.isNaN(parsed) || vague.test(value)
        ? []
        : [{ label: capitalize(label), value: parsed, text: value, sentence: text }];
    });
    const sum = shares.reduce((before, { value }) => before + value, 0);
    const isWhole = shares.length === found.length && sum >= whole.min && sum <= whole.max;
    if (isWhole && nameThings(shares, undefined, reading)) return shares;
  }
  return [];
}

export function findProportion(reading: Reading): Candidate[] {
  const { outline, language, fullTitle, words } = reading;
  const offer = (rows: Share[], sure: number, why: string, subtitle?: string): Candidate[] => [
    { module: { kind: 'chart', form: 'share', rows, sure, weight: 1, why }, subtitle },
  ];
  const marked = [
    ...outline.tables.flatMap(({ block, lead }) => {
      const found = findMeasuredTable(block, language);
      return found === undefined
        ? []
        : [
            {
              shares: listShares(found.rows, found.unit, words),
              subject: found.caption || tidy(lead) || found.subject,
            },
          ];
    }),
    ...outline.lists.map(({ items }) => ({
      shares: listShares(listMeasures(items, language), '', words),
      subject: '',
    })),
  ].find(({ shares }) => shares.length >= 2);
  if (marked !== undefined) {
    const { shares, subject } = marked;
    const isNew = subject !== '' && subject !== fullTitle && measureDrawnLength(subject) <= 90;
    return offer(shares, sureness.listed, 'parts that sum to 100 %', isNew ? subject : undefined);
  }
  const fromProse = findProseShares(reading);
  if (fromProse.length >= 2) return offer(fromProse, sureness.sentence, 'percentages of one sentence that sum to 100');
  return findCountedShare(reading, sureness.one);
}
