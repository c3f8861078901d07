import type { Block } from '../../document.ts';
import { type Hyphens, joinLines } from '../hyphens.ts';
import { computeMedian, type PdfRow, type Region } from './columns.ts';
import { type PdfSection, toBareText } from './page.ts';
import { endsSentence } from './sentence-ends.ts';
import { looksLikeHeading, type Styles } from './styles.ts';
import { countTableRows, toTable } from './table.ts';

export interface PdfDraft {
  block: Block;
  readonly page: number;
  /** In points. */
  readonly size: number;
  readonly font: string;
  /** Baselines of its first and last line, relative to the page's height. */
  readonly top: number;
  bottom: number;
  /** Left edge of a list's marker. */
  readonly x: number;
}

export interface DraftPage {
  readonly index: number;
  readonly height: number;
  readonly regions: readonly Region[];
}

export interface DraftReading {
  readonly styles: Styles;
  readonly hyphens: Hyphens;
  readonly sections: ReadonlyMap<number, readonly PdfSection[]>;
}

/** Leading of lines in sizes, where a region shows none; the gap that parts lines, against leading and size. */
const leadings = { usual: 1.3, apart: 1.3 } as const;
/** Points within which headings' lines are of one size, and their greatest gap in sizes. */
const headingLines = { sameSize: 0.6, maxGap: 1.9 } as const;
const sameSize = 0.12;
/** Maximum lines begin within so many sizes of the left edge, in such a share of the rows. */
const flushLeft = { within: 0.6, minShare: 0.4 } as const;
/** In sizes: a level of a list, a hanging line of an item, and a paragraph's first line. */
const indents = { level: 1.5, hanging: 0.3, first: 0.8 } as const;
/** Room left at a line's end, as shares of the width: within a list's item, at a sentence's end, and within a paragraph. */
const slackShare = { item: 0.25, sentence: 0.1, paragraph: 0.4 } as const;

const bullet = /^[•●○◦▪■□▸►▶‣⁃∙·✓✔➢➤❖◆–—*\-\uF0A7\uF0B7\uF0D8\uF0FC](?:\s+|$)/u;
const ordered = /^(?:\(?\d{1,2}[.)]|\(?[a-z][.)]|[①-⑳])\s+(?=\S)/u;
export function draftPage(page: DraftPage, reading: DraftReading): PdfDraft[] {
  const drafts: PdfDraft[] = [];
  const titles = new Map(
    (reading.sections.get(page.index) ?? []).map((section) => [toBareText(section.title), section]),
  );
  for (const region of page.regions) new RegionDrafter(page, region, reading, titles, drafts).run();
  return drafts;
}

class RegionDrafter {
  readonly #page: DraftPage;
  readonly #region: Region;
  readonly #reading: DraftReading;
  readonly #titles: ReadonlyMap<string, PdfSection>;
  readonly #drafts: PdfDraft[];
  readonly #leadings: ReadonlyMap<number, number>;
  readonly #isFlush: boolean;
  readonly #start: number;
  #last: { readonly row: PdfRow; readonly text: string } | undefined;

  constructor(
    page: DraftPage,
    region: Region,
    reading: DraftReading,
    titles: ReadonlyMap<string, PdfSection>,
    drafts: PdfDraft[],
  ) {
    this.#page = page;
    this.#region = region;
    this.#reading = reading;
    this.#titles = titles;
    this.#drafts = drafts;
    this.#start = drafts.length;
    this.#leadings = measureLeadings(region.rows);
    const flush = region.rows.filter(
      ({ cells: [cell] }) => cell && cell.x - region.left < flushLeft.within * cell.size,
    );
    this.#isFlush = flush.length >= region.rows.length * flushLeft.minShare;
  }

  run(): void {
    const { rows } = this.#region;
    for (let at = 0; at < rows.length; at++) {
      const length = countTableRows(rows, at);
      const table = length > 0 ? toTable(rows.slice(at, at + length)) : undefined;
      const row = rows[at];
      if (!row) break;
      if (table) {
        this.#push(table, row);
        this.#last = undefined;
        at += length - 1;
      } else this.#take(row);
    }
  }

  #take(row: PdfRow): void {
    const text = row.cells.map((cell) => cell.text).join(' ');
    const before = this.#last;
    this.#last = { row, text };
    const gap = before ? row.y - before.row.y : Number.POSITIVE_INFINITY;
    const leading = this.#leadings.get(Math.round(getSize(row))) ?? getSize(row) * leadings.usual;
    const isApart = gap > leading * leadings.apart && gap > getSize(row) * leadings.apart;
    const draft = this.#drafts.length > this.#start ? this.#drafts.at(-1) : undefined;

    const section = this.#titles.get(toBareText(text));
    const isHeading = section !== undefined || looksLikeHeading(row, text, isApart, this.#reading.styles);
    if (isHeading && !(bullet.test(text) && !section)) {
      const isSame =
        draft?.block.type === 'heading' &&
        Math.abs(draft.size - getSize(row)) < headingLines.sameSize &&
        draft.font === getFont(row);
      if (
        isSame &&
        draft.block.type === 'heading' &&
        gap < getSize(row) * headingLines.maxGap &&
        !ordered.test(text) &&
        !section
      ) {
        draft.block = { ...draft.block, text: joinLines(draft.block.text, text, this.#reading.hyphens) };
        draft.bottom = row.y / this.#page.height;
      } else this.#push({ type: 'heading', level: section ? Math.min(6, section.depth + 2) : 6, text }, row);
      return;
    }
    const alike = draft && areSameSize(draft.size, getSize(row)) ? draft : undefined;
    const mark = bullet.exec(text)?.[0] ?? ordered.exec(text)?.[0];
    if (mark !== undefined && this.#isItem(text, mark, alike)) this.#takeItem(row, text, mark, alike);
    else if (draft && before && !isApart && this.#continues(row, before, draft)) this.#append(draft, text, row);
    else this.#push({ type: 'paragraph', text }, row);
  }

  /** A dash within a paragraph may start a line without being a mark, as may a number out of sequence. */
  #isItem(text: string, mark: string, draft: PdfDraft | undefined): boolean {
    if (draft?.block.type === 'list' && draft.block.ordered === ordered.test(text)) return true;
    const isOpen = draft?.block.type === 'paragraph' && !endsSentence(draft.block.text);
    if (/^[–—\-*·]/.test(mark)) return !isOpen || /[:：]$/.test(this.#last?.text ?? '');
    return !(isOpen && ordered.test(text) && !/^\(?[1aA①]/.test(text));
  }

  #takeItem(row: PdfRow, text: string, mark: string, draft: PdfDraft | undefined): void {
    const item = { text: text.slice(mark.length).trim(), level: 0 };
    const isOrdered = ordered.test(text);
    const x = row.cells[0]?.x ?? 0;
    if (draft?.block.type !== 'list') {
      this.#push({ type: 'list', ordered: isOrdered, items: [item] }, row);
      return;
    }
    item.level = Math.max(0, Math.min(5, Math.round((x - draft.x) / (getSize(row) * indents.level))));
    draft.block.items.push(item);
    draft.bottom = row.y / this.#page.height;
  }

  #continues(row: PdfRow, before: { readonly row: PdfRow; readonly text: string }, draft: PdfDraft): boolean {
    const [cell] = row.cells;
    const [beforeCell] = before.row.cells;
    if (!cell || !beforeCell || draft.block.type === 'table' || draft.block.type === 'heading') return false;
    if (!areSameSize(draft.size, getSize(row))) return false;
    const { left, right, rows } = this.#region;
    const width = right - left;
    const beforeRight = Math.max(...before.row.cells.map((each) => each.right));
    if (draft.block.type === 'list') {
      const isHanging = cell.x > draft.x + indents.hanging * draft.size && cell.x < draft.x + 5 * draft.size;
      const isFull = right - beforeRight < width * slackShare.item || /^\p{Ll}/u.test(cell.text);
      return isFull && (isHanging || !endsSentence(before.text));
    }
    const isCentred = Math.abs(cell.x - left - (right - cell.right)) < 0.5 * draft.size;
    const indent = cell.x - beforeCell.x;
    if (
      this.#isFlush &&
      !isCentred &&
      indent > indents.first * draft.size &&
      indent < 6 * draft.size &&
      cell.x - left > indents.first * draft.size
    ) {
      return !endsSentence(before.text) && /^\p{Ll}/u.test(cell.text);
    }
    if (rows.length < 4) return true;
    const slack = right - beforeRight;
    if (slack > width * slackShare.sentence && endsSentence(before.text)) return false;
    return slack < width * slackShare.paragraph || /^[\p{Ll}\p{Lo}]/u.test(cell.text);
  }

  #append(draft: PdfDraft, text: string, row: PdfRow): void {
    const { block } = draft;
    draft.bottom = row.y / this.#page.height;
    if (block.type === 'paragraph') block.text = joinLines(block.text, text, this.#reading.hyphens);
    if (block.type !== 'list') return;
    const last = block.items.at(-1);
    if (last) last.text = joinLines(last.text, text, this.#reading.hyphens);
  }

  #push(block: Block, row: PdfRow): void {
    const place = row.y / this.#page.height;
    const x = row.cells[0]?.x ?? 0;
    this.#drafts.push({
      block,
      page: this.#page.index,
      size: getSize(row),
      font: getFont(row),
      top: place,
      bottom: place,
      x,
    });
  }
}

function measureLeadings(rows: readonly PdfRow[]): Map<number, number> {
  const gaps = new Map<number, number[]>();
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const size = Math.round(getSize(row));
    if (!before || Math.round(getSize(before)) !== size || row.y <= before.y) continue;
    const list = gaps.get(size) ?? [];
    list.push(row.y - before.y);
    gaps.set(size, list);
  }
  return new Map(Array.from(gaps, ([size, list]) => [size, computeMedian(list)]));
}

const getSize = ({ cells }: PdfRow): number => Math.max(...cells.map(({ size }) => size));
const areSameSize = (a: number, b: number) => Math.abs(a - b) <= a * sameSize;
const getFont = ({ cells }: PdfRow): string => cells.at(-1)?.font ?? '';
