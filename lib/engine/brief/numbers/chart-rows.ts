import type { ChartRow } from '../../modules.ts';
import { listTerms } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { isTime } from './measures.ts';

export const sortRows = (rows: readonly ChartRow[]): ChartRow[] =>
  rows.length < 3 || rows.every(({ label }) => isTime(label)) ? [...rows] : rows.toSorted((a, b) => b.value - a.value);

export function markNamedRow(rows: readonly ChartRow[], title: string, words: LanguageWords): ChartRow[] {
  const topic = new Set(listTerms(title, words));
  const isNamed = ({ label }: ChartRow) => {
    const terms = listTerms(label, words);
    return terms.length > 0 && terms.every((term) => topic.has(term));
  };
  if (rows.filter(isNamed).length !== 1) return [...rows];
  return rows.map((row) => (isNamed(row) ? { ...row, isHighlighted: true } : row));
}
