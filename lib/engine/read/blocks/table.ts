import type { Block } from '../../document.ts';
import { getTagName, isUnread, readInlineText, type Skip } from './inline-text.ts';

const maxRows = 200;
const maxColumns = 30;
const maxCellChars = 400;

const listRows = (table: Element): Element[] =>
  Array.from(table.querySelectorAll('tr')).filter((row) => row.closest('table') === table);
const listCells = (row: Element): Element[] =>
  Array.from(row.children).filter((cell) => /^t[dh]$/.test(getTagName(cell)) && !isUnread(cell));

export function isDataTable(table: Element): boolean {
  if (/^(?:presentation|none)$/.test(table.getAttribute('role') ?? '')) return false;
  if (table.querySelector('table,h1,h2,h3,article,form')) return false;
  const rows = listRows(table).slice(0, 20);
  const widest = Math.max(0, ...rows.map((row) => listCells(row).length));
  if (rows.length < 2 || widest < 2) return false;
  return rows.every((row) => listCells(row).every((cell) => (cell.textContent ?? '').trim().length <= maxCellChars));
}

export function readTable(table: Element, skip?: Skip): Block[] {
  const rows = listRows(table)
    .filter((row) => !isUnread(row) && !skip?.(row))
    .slice(0, maxRows)
    .map((row) => ({ isHead: isHeadRow(row), cells: spread(row, skip) }))
    .filter(({ cells }) => cells.some(Boolean));
  const isBanner = (cells: readonly string[]) => cells.length > 1 && new Set(cells).size === 1;
  const banner = rows[0] && isBanner(rows[0].cells) ? rows.shift()?.cells[0] : undefined;
  const header = rows[0]?.isHead ? (rows.shift()?.cells ?? []) : [];
  const body = rows.map(({ cells }) => cells).filter((cells) => !isBanner(cells));
  if (body.length === 0) return [];
  const captionElement = table.querySelector('caption');
  const caption = (captionElement && readInlineText(captionElement, skip)) || banner;
  return [{ type: 'table', ...(caption ? { caption } : {}), header, rows: body }];
}

const isHeadRow = (row: Element): boolean => {
  const cells = listCells(row);
  const inHead = row.parentElement !== null && getTagName(row.parentElement) === 'thead';
  return inHead || (cells.length > 1 && cells.every((cell) => getTagName(cell) === 'th'));
};

/** Spanning cells are repeated, so that columns stay under their headers. */
function spread(row: Element, skip: Skip | undefined): string[] {
  const texts: string[] = [];
  for (const cell of listCells(row)) {
    const span = Math.min(maxColumns, Math.max(1, Number(cell.getAttribute('colspan')) || 1));
    const text = readInlineText(cell, skip);
    for (let at = 0; at < span && texts.length < maxColumns; at++) texts.push(text);
  }
  return texts;
}
