import type { Block } from '../../document.ts';
import type { PdfRow } from './columns.ts';

type Table = Extract<Block, { type: 'table' }>;

const minRows = 3;
const maxCellChars = 80;
const maxColumns = 12;
const minAlignedShare = 0.75;

export function countTableRows(rows: readonly PdfRow[], start: number): number {
  let end = start;
  while (end < rows.length && (rows[end]?.cells.length ?? 0) > 1) end++;
  return end - start >= minRows ? end - start : 0;
}

export function toTable(rows: readonly PdfRow[]): Table | undefined {
  const columns = findColumns(rows);
  if (columns.length < 2 || columns.length > maxColumns) return undefined;
  const cells = rows.flatMap((row) => row.cells);
  if (cells.some(({ text }) => text.length > maxCellChars)) return undefined;
  const aligned = cells.filter((cell) => columns.some(({ left, right, size }) => isWithin(cell, left, right, size)));
  if (aligned.length < cells.length * minAlignedShare) return undefined;
  const table = rows.map((row) => {
    const texts = columns.map(() => '');
    for (const cell of row.cells) {
      const middle = (cell.x + cell.right) / 2;
      const at = findNearest(columns.map(({ left, right }) => Math.abs((left + right) / 2 - middle)));
      texts[at] = texts[at] ? `${texts[at]} ${cell.text}` : cell.text;
    }
    return texts;
  });
  const [first = [], ...others] = table;
  if (table.flat().filter(Boolean).length < columns.length * table.length * 0.5) return undefined;
  const isHead = !first.some(isNumber) && others.some((row) => row.some(isNumber));
  return { type: 'table', header: isHead ? first : [], rows: isHead ? others : table };
}

interface Column {
  left: number;
  right: number;
  size: number;
  count: number;
}

/** Share of the rows with a cell at an edge from which that is a column. */
const minColumnShare = 0.4;

function findColumns(rows: readonly PdfRow[]): Column[] {
  const columns: Column[] = [];
  for (const { cells } of rows) {
    for (const { x, right, size } of cells) {
      const over = columns.filter((column) => x < column.right && right > column.left);
      const [column] = over;
      if (!column) columns.push({ left: x, right, size, count: 1 });
      else if (over.length === 1) {
        column.left = Math.min(column.left, x);
        column.right = Math.max(column.right, right);
        column.count++;
      }
    }
  }
  return columns.filter(({ count }) => count >= rows.length * minColumnShare).sort((a, b) => a.left - b.left);
}

const isWithin = ({ x, right }: { x: number; right: number }, left: number, end: number, size: number) =>
  x >= left - size && right <= end + size;
const isNumber = (text: string) => /^[^\p{L}]{0,3}\d/u.test(text);
const findNearest = (distances: readonly number[]) => distances.indexOf(Math.min(...distances));
