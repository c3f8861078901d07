import type { Block } from '../../document.ts';
import { readBodyText } from './paragraphs.ts';
import type { XmlElement } from './xml.ts';
import { isTrue } from './xml.ts';

/** Longer tables are cut, not skipped. */
const maxRows = 200;
const maxColumns = 30;

/** A single column is layout, so its cells are paragraphs. */
export function readSlideTable(table: XmlElement): Block[] {
  const rows: string[][] = [];
  for (const row of table.all('tr').slice(0, maxRows)) rows.push(readRow(row, rows.at(-1) ?? []));
  const filled = rows.filter((row) => row.some(Boolean));
  const widest = Math.max(0, ...filled.map((row) => row.length));
  if (widest < 2) return filled.map(([text = '']) => ({ type: 'paragraph', text }));

  const isBanner = (row: readonly string[]) => row.length > 1 && new Set(row).size === 1;
  const caption = filled[0] && isBanner(filled[0]) ? filled.shift()?.[0] : undefined;
  const hasHeader = isTrue(table.child('tblPr')?.attribute('firstRow')) && filled.length > 1;
  const header = hasHeader ? (filled.shift() ?? []) : [];
  const body = filled.filter((row) => !isBanner(row));
  return body.length > 0 ? [{ type: 'table', ...(caption ? { caption } : {}), header, rows: body }] : [];
}

function readRow(row: XmlElement, above: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of row.all('tc').slice(0, maxColumns)) {
    const isContinued = isTrue(cell.attribute('hMerge'));
    const isUnder = isTrue(cell.attribute('vMerge'));
    const text = isUnder ? above[cells.length] : isContinued ? cells.at(-1) : readBodyText(cell.child('txBody'));
    cells.push(text ?? '');
  }
  return cells;
}
