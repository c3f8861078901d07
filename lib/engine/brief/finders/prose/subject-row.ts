import { joinRows, perPageLanguage } from '../../../languages/patterns.ts';
import type { ChartRow } from '../../../modules.ts';
import { quantitiesIn } from '../../numbers/quantities.ts';
import type { Reading } from '../../reading/reading.ts';
import { listTerms, overlap, stems, tidy } from '../../text/text.ts';
import { type Counted, drawn, type Found, readAmount, readUnit } from './amounts.ts';

/** Sentences behind a chart's last row within which the text comes back to its subject. */
const reach = 16;

const getSigns = perPageLanguage((among) => ({
  /** "with Ada Lund for" */
  named: new RegExp(
    String.raw`\s(?<name>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,3})\s(?:${joinRows('pricedAt', among)})\s(?=[^\p{L}\s]*\p{N})`,
    'u',
  ),
  /** A sum by the year is no quantity elsewhere, where it may be a subscription. */
  rate: new RegExp(String.raw`^\s(?:${joinRows('perTime', among)})\s\p{Ll}+`, 'iu'),
  sum: /^\S+(?:\s\S+){0,2}/u,
}));

/** Rows of what a text compares its subject with, and the one of its subject, which a later sentence names in the title's words. */
export function withSubjectRow(chart: Found, counted: readonly Counted[], reading: Reading): Found {
  const { words, fullTitle, language } = reading;
  const { named, rate, sum } = getSigns(words.language);
  const topic = stems(listTerms(fullTitle, words));
  const isOfTitle = (text: string) => overlap(stems(listTerms(text, words)), topic) > 0;
  const isSaid = chart.rows.some(({ label }) => isOfTitle(label));
  const indexes = counted.flatMap(({ sentence }) =>
    chart.rows.some((row) => row.sentence === sentence.text) ? [sentence.index] : [],
  );
  if (isSaid || indexes.length === 0 || chart.unit === '%') return chart;
  const last = Math.max(...indexes);
  for (const { sentence, quantities } of counted) {
    const { text, index } = sentence;
    if (index <= last || index > last + reach || !isOfTitle(text)) continue;
    const found = named.exec(text);
    const rest = found === null ? '' : text.slice(found.index + found[0].length);
    const [one] = quantitiesIn(sum.exec(rest)?.[0] ?? '', words.language);
    const value = one && readAmount(one, language);
    const isAlone = quantities.every((other) => other.value === one?.value);
    if (one === undefined || value === undefined || !isAlone || readUnit(one) !== chart.unit) continue;
    const per = rate.exec(rest.slice(one.end))?.[0] ?? '';
    const row: ChartRow = {
      label: found?.groups?.name ?? '',
      value,
      text: tidy(drawn(one) + per),
      sentence: text,
      isHighlighted: true,
    };
    return { ...chart, rows: [...chart.rows, row] };
  }
  return chart;
}
