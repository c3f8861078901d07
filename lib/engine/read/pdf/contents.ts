import type { Segment } from './lines.ts';
import type { PageLines } from './noise.ts';
import type { PdfSection } from './page.ts';

const minEntries = 4;
const mostlyEntries = 0.4;

const entry = /^(\S.{1,120}?)[\s.…·_]{0,150}?[\s.…·_](\d{1,4})$/u;

interface ContentsEntry {
  readonly title: string;
  readonly number: number;
  readonly x: number;
}

const minGrowing = 0.8;

export function listContentsEntries({ lines }: PageLines): ContentsEntry[] {
  const rows = Map.groupBy(lines, ({ y }) => Math.round(y / 3));
  const entries = Array.from(rows.values(), readEntry).filter((found) => found !== undefined);
  if (entries.length < minEntries || entries.length < rows.size * mostlyEntries) return [];
  const grows = entries.filter(({ number }, index) => number >= (entries[index - 1]?.number ?? 0)).length;
  return grows >= entries.length * minGrowing ? entries : [];
}

function readEntry(cells: readonly Segment[]): ContentsEntry | undefined {
  const sorted = cells.toSorted((a, b) => a.x - b.x);
  const text = sorted.map((cell) => cell.text).join(' ');
  if (text.length > 300) return undefined;
  const [, title = '', number = ''] = entry.exec(text) ?? [];
  const words = title.replace(/[\s.…·_]+$/u, '');
  return /\p{L}{2}/u.test(words) ? { title: words, number: Number(number), x: sorted[0]?.x ?? 0 } : undefined;
}

const imprintPages = { from: 1, to: 3 } as const;

/** Whether a page says who published and printed a book. A journal's article has such numbers on its own first page. */
export function isImprint({ index, lines }: PageLines): boolean {
  if (index < imprintPages.from || index > imprintPages.to) return false;
  const text = lines.map((line) => line.text).join('\n');
  return /\bISBN\b/.test(text) && text.includes('©');
}

export function toSections(entries: readonly ContentsEntry[], offset: number, pageCount: number): PdfSection[] {
  const edges = Array.from(new Set(entries.map(({ x }) => Math.round(x / 6)))).sort((a, b) => a - b);
  return entries
    .map(({ title, number, x }) => ({
      title,
      depth: Math.min(3, edges.indexOf(Math.round(x / 6))),
      page: number + offset,
    }))
    .filter(({ page }) => page >= 0 && page < pageCount);
}

/** Heights, as shares of the page's, between which no running head or foot stands. */
const body = { top: 0.15, bottom: 0.85 } as const;

/** Most frequent difference of printed numbers and indexes; undefined without numbers. */
export function findPrintedOffset(pages: readonly PageLines[]): number | undefined {
  const votes = new Map<number, number>();
  for (const { index, lines, height } of pages) {
    for (const { text, y } of lines) {
      if (y > height * body.top && y < height * body.bottom) continue;
      const number = /^\D{0,60}?(\d{1,4})$|^(\d{1,4})\b/.exec(text.slice(0, 80));
      if (!number) continue;
      const offset = index - Number(number[1] ?? number[2]);
      votes.set(offset, (votes.get(offset) ?? 0) + 1);
    }
  }
  const [best] = Array.from(votes).sort((a, b) => b[1] - a[1]);
  return best && best[1] >= 2 ? best[0] : undefined;
}
