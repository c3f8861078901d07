import type { Item } from '../../modules.ts';
import { type Fields, readFields } from '../lists/record-fields.ts';
import type { Reading } from '../reading/reading.ts';
import { type Candidate, maxItems } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { measureDrawnLength } from '../text/text.ts';

/** Records that are no coincidence, most in a table, and most that are read. */
const records = { min: 4, inTable: 8, read: 200 };
const fields = { min: 1, max: 3, value: 34, name: 48, filled: 0.8 };
/** Repeated labels are hardly a coincidence. */
const sureness = 0.85;

const contact = /@|www\.|https?:|\d[\d\s/()-]{6,}\d/u;

function findRecords({ document }: Reading): { readonly name: string; readonly rows: readonly Fields[] } | undefined {
  const byOpening = new Map<string, Fields[]>();
  for (const block of document.blocks) {
    const texts =
      block.type === 'paragraph' || block.type === 'quote'
        ? [block.text]
        : block.type === 'list'
          ? block.items.map(({ text }) => text)
          : [];
    for (const text of texts) {
      const own = readFields(text.replaceAll('\n', ' '));
      const [name] = own?.keys() ?? [];
      if (own !== undefined && name !== undefined) {
        const row = byOpening.get(name);
        if (row === undefined) byOpening.set(name, [own]);
        else row.push(own);
      }
    }
  }
  const [best] = [...byOpening].toSorted(([, a], [, b]) => b.length - a.length);
  return best && best[1].length >= records.min ? { name: best[0], rows: best[1].slice(0, records.read) } : undefined;
}

function findColumns(rows: readonly Fields[], name: string): string[] {
  const [first] = rows;
  return [...(first?.keys() ?? [])]
    .filter((column) => {
      const values = rows.flatMap((row) => row.get(column) ?? []);
      const isShort = values.every((value) => value !== '' && measureDrawnLength(value) <= fields.value);
      return (
        column !== name &&
        isShort &&
        !values.some((value) => contact.test(value)) &&
        values.length >= rows.length * fields.filled
      );
    })
    .slice(0, fields.max);
}

export function findRecordRows(reading: Reading): Candidate[] {
  const { name, rows: all = [] } = findRecords(reading) ?? {};
  if (name === undefined) return [];
  const columns = findColumns(all, name);
  const rows = all.filter((row) => columns.every((column) => row.has(column)));
  const names = rows.map((row) => row.get(name) ?? '');
  const areNamed = names.every((one) => one !== '' && measureDrawnLength(one) <= fields.name && !contact.test(one));
  const areFilled = columns.length >= fields.min && rows.length >= records.min && new Set(names).size === rows.length;
  if (!areNamed || !areFilled) return [];
  const why = `${rows.length} records with ${columns.length + 1} labels`;
  const cells = rows.map((row) => [row.get(name) ?? '', ...columns.map((column) => row.get(column) ?? '')]);
  if (rows.length <= records.inTable) {
    const bid = { sure: sureness, weight: weights.module.items, why };
    return [{ module: { kind: 'table', header: [name, ...columns], rows: cells, ...bid } }];
  }
  const items = cells.slice(0, maxItems).map(([heading = '', ...values]): Item => {
    const body = values.map((value, index) => `${columns[index]}: ${value}`).join(' · ');
    return { heading, body, isInseparable: true, sentence: [heading, ...values].join(' · ') };
  });
  const bid = { sure: sureness, weight: weights.module.items, why };
  return [{ module: { kind: 'items', form: 'list', items, total: rows.length, ...bid } }];
}
