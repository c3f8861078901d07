import { joinFigures, matchWords, perPageLanguage } from '../../languages/patterns.ts';
import type { ChartRow } from '../../modules.ts';
import { markNamedRow } from '../numbers/chart-rows.ts';
import { findDates } from '../numbers/dates.ts';
import { readMeasure, readYear } from '../numbers/measures.ts';
import { findMeasuredTable, isTimed, isTotal, type LabelledMeasure } from '../numbers/table-rows.ts';
import { withoutNumbers } from '../outline/numbering.ts';
import type { Reading } from '../reading/reading.ts';
import { type Candidate, maxItems } from '../selection/candidate.ts';
import { listTerms, measureDrawnLength, overlap, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const getOrdering = perPageLanguage((among) => matchWords(({ brief }) => brief?.ranking?.ordering, 'iu', among));

/** Signs that need no space; any other unit is written behind its number. */
const sign = /^(?:[%٪％]|[^\p{L}]{1,3}|[A-Z]{1,3}[$€£¥])$/u;
const textBudget = 14;

export function formatMeasure({ measure }: LabelledMeasure, unit: string): string {
  if (unit === '' || measure.unit !== '' || measure.text.includes(unit)) return measure.text;
  if (/^[$€£¥]$/.test(unit)) return unit === '€' ? `${measure.text} €` : `${unit}${measure.text}`;
  return sign.test(unit) || measureDrawnLength(`${measure.text} ${unit}`) <= textBudget
    ? `${measure.text}${unit === '%' ? '' : ' '}${unit}`
    : measure.text;
}

/** "Name – 12%", "Name: 12 million", "Name (12%)", "1. Name – 12 km" */
const pair =
  /^(?:\d{1,2}[.)]\s+)?(?<label>\p{L}[^:：–—()（）]{1,40}?)\s*(?:[:：]\s*|\s[–—-]\s|\s*[(（])(?<value>[^()（）]{1,24})[)）]?\.?$/u;

export function listMeasures(items: readonly string[], language: string): LabelledMeasure[] {
  const rows = items.flatMap((item): LabelledMeasure[] => {
    const groups = pair.exec(tidy(item))?.groups;
    const measure = readMeasure(groups?.value ?? '', language);
    return groups?.label === undefined || measure === undefined
      ? []
      : [{ label: groups.label.trim(), measure, sentence: item }];
  });
  const units = new Set(rows.map(({ measure }) => measure.unit.toLowerCase()));
  const looksLikeYears = rows.every(({ measure: { value, unit } }) => unit === '' && value > 1500 && value < 2100);
  return rows.length === items.length && rows.length >= 3 && units.size === 1 && !looksLikeYears
    ? rows.filter(({ label }) => !isTotal(label))
    : [];
}

interface Series {
  readonly rows: readonly LabelledMeasure[];
  readonly unit: string;
  readonly subject: string;
  readonly about: string;
  readonly ranked: boolean;
  readonly series: number;
}

const endsInStop = (text: string) => /[.:!?。：！？]$/.test(tidy(text));

function listSeries({ outline, fullTitle, language }: Reading): Series[] {
  const tables = outline.tables.flatMap(({ block, lead }): Series[] => {
    const found = isTimed(block) ? undefined : findMeasuredTable(block, language);
    if (found === undefined) return [];
    const { rows, unit, subject, caption, ranked, series } = found;
    const name = caption || (tidy(lead) === fullTitle || endsInStop(lead) ? '' : tidy(lead));
    return [
      {
        rows,
        unit,
        subject: [name, name === '' || series > 1 || readYear(subject) !== undefined ? subject : '']
          .filter(Boolean)
          .join(' · '),
        about: `${caption} ${subject} ${lead}`,
        ranked,
        series,
      },
    ];
  });
  const lists = outline.lists.flatMap(({ items, lead, ordered }): Series[] => {
    const rows = listMeasures(items, language);
    const unit = rows[0]?.measure.unit ?? '';
    // The heading over a list names what its numbers are; a sentence over it seldom does.
    const subject = endsInStop(lead) || tidy(lead) === fullTitle ? '' : tidy(lead);
    return rows.length === 0 ? [] : [{ rows, unit, subject, about: lead, ranked: ordered, series: 1 }];
  });
  const headings = [...Map.groupBy(outline.sections, ({ level }) => level).values()].flatMap((sections): Series[] => {
    const rows = listMeasures(withoutNumbers(sections.map(({ heading }) => heading)), language);
    const unit = rows[0]?.measure.unit ?? '';
    return rows.length === 0 ? [] : [{ rows, unit, subject: '', about: fullTitle, ranked: false, series: 1 }];
  });
  return [...tables, ...lists, ...headings];
}

/** Rates ("Rate pro Monat") are not comparable with sums. */
const getRate = perPageLanguage(
  (among) => new RegExp(String.raw`(?<!\p{L})(?:${joinFigures('rates', among)})(?!\p{L})`, 'iu'),
);
function isMixed(rows: readonly LabelledMeasure[], { language }: LanguageWords): boolean {
  const rate = getRate(language);
  const rates = rows.filter(({ label }) => rate.test(label)).length;
  return rates > 0 && rates < rows.length;
}

/** "+ 0.115" among "9.3": signed values are differences. */
function isPartlySigned(rows: readonly LabelledMeasure[]): boolean {
  const signed = rows.filter(({ measure }) => /^\s*[+±−-]/u.test(measure.text)).length;
  return signed > 0 && signed < rows.length;
}

const isSchedule = ({ rows, unit }: Series): boolean =>
  unit === '' && rows.every(({ label }) => findDates(label).length > 0);

const minRows = 3;
const unnamed = 0.2;
const signs = { unit: 0.25, promise: 0.25, main: 0.25, near: 0.25, manyRows: 0.05 };
const minMainShare = 0.25;
const manyRows = 5;
const maxInPassing = 0.45;
const maxMeasureChars = 90;
const minNearness = 0.2;

function rateCloseness({ about, rows }: Series, topic: ReadonlySet<string>, words: LanguageWords): number {
  return overlap(topic, new Set(listTerms(`${about} ${rows.map(({ label }) => label).join(' ')}`, words)));
}

export function findRanking(reading: Reading): Candidate[] {
  const { outline, fullTitle, words } = reading;
  const ordering = getOrdering(words.language);
  const topic = new Set(listTerms(fullTitle, words));
  const letters = outline.sentences.reduce((sum, { text }) => sum + text.length, 1);
  const scored = listSeries(reading)
    .filter((series) => {
      const { rows } = series;
      return (
        rows.length >= minRows &&
        !isMixed(rows, words) &&
        !isPartlySigned(rows) &&
        !isSchedule(series) &&
        rows.every(({ measure }) => measure.value >= 0) &&
        new Set(rows.map(({ measure }) => measure.value)).size > 1
      );
    })
    .map((candidate) => {
      const near = rateCloseness(candidate, topic, words);
      const share = candidate.rows.reduce((sum, { sentence }) => sum + sentence.length, 0) / letters;
      const promise = ordering.test(fullTitle) || (ordering.test(candidate.about) && near > 0) || candidate.ranked;
      const hasUnit = candidate.unit !== '' || candidate.subject !== '' || ordering.test(fullTitle);
      const score = !hasUnit
        ? unnamed
        : signs.unit +
          (promise ? signs.promise : 0) +
          (share > minMainShare ? signs.main : 0) +
          Math.min(signs.near, near * 0.5) +
          (candidate.rows.length >= manyRows ? signs.manyRows : 0);
      // A table in passing is not the topic; one column of several is only a part.
      const isMeant = promise || near >= minNearness || (outline.sentences.length === 0 && hasUnit);
      const isWhole = candidate.series === 1 || ordering.test(fullTitle) || candidate.ranked;
      return { ...candidate, score: isMeant && isWhole ? score : Math.min(score, maxInPassing), hasUnit };
    })
    .toSorted((a, b) => b.score - a.score)[0];
  if (scored === undefined) return [];
  const rows = scored.rows
    .toSorted((a, b) => b.measure.value - a.measure.value)
    .slice(0, maxItems)
    .map(
      (found): ChartRow => ({
        label: found.label,
        value: found.measure.value,
        text: formatMeasure(found, scored.unit),
        sentence: found.sentence,
      }),
    );
  const marked = markNamedRow(rows, fullTitle, words);
  const subtitle =
    scored.subject !== '' && measureDrawnLength(scored.subject) <= maxMeasureChars ? scored.subject : undefined;
  const measure = subtitle === undefined ? {} : { measure: subtitle };
  // A clean column of one unit is always worth a chart, but leads only if the title announces it.
  const isPromised = scored.score >= 0.5;
  // "Chabo: 80 eggs" leaves open in which time, unless a heading names it or the title puts things in order.
  const isMeasured = subtitle !== undefined || ordering.test(fullTitle);
  const sure = !isMeasured ? Math.min(scored.score, unnamed) : isPromised ? Math.min(0.95, scored.score) : 0.5;
  const bid = { sure, weight: isPromised ? 1 : 0.6, why: `${rows.length} rows of one unit` };
  return [{ module: { kind: 'chart', form: 'bars', ...measure, unit: scored.unit, rows: marked, ...bid }, subtitle }];
}
