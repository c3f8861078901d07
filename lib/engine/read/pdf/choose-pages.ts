import { joinAlternatives, joinPieces, joinWords } from '../../languages/patterns.ts';
import type { PdfSection } from './page.ts';

/** Sections that sum up a document, by title. */
const substantial = new RegExp(
  String.raw`\b(?:${joinWords(({ read }) => read?.pdf?.substantial)})\b|${joinPieces(({ read }) => read?.pdf?.substantial)}`,
  'iu',
);
const secondary = new RegExp(
  String.raw`\b(?:${joinWords(({ read }) => read?.pdf?.secondary)})\b|${joinPieces(({ read }) => read?.pdf?.secondary)}`,
  'iu',
);
const leftOut = new RegExp(
  String.raw`^[\d.\s]*(?:${joinAlternatives(({ read }) => read?.pdf?.leftOut)})[^\p{L}\p{N}]*$`,
  'iu',
);

export const isSubstantial = (title: string): boolean => substantial.test(title.slice(0, 200));
export const isSecondary = (title: string): boolean => secondary.test(title.slice(0, 200));
export const isLeftOut = (title: string): boolean => leftOut.test(title.slice(0, 200).trim());

/** Documents up to here are read whole; pdf.js takes about 3 ms per page on a desktop. */
export const wholeUpTo = 40;
/** Pages read of longer ones: enough for one picture, and under about 0.2 s. */
const maxPages = 48;
export const frontPages = 12;

const minSectionPages = 5;
const ofOther = 2;

export function choosePages(pageCount: number, sections: readonly PdfSection[]): number[] {
  const chosen = new Set<number>();
  const add = (page: number) => {
    if (page >= 0 && page < pageCount && chosen.size < maxPages) chosen.add(page);
  };
  add(0);
  const spans = toSpans(sections, pageCount);
  const useful = spans.filter(({ title, within }) => ![title, ...within].some((name) => isLeftOut(name)));
  const isAside = ({ title, within }: Span) => [title, ...within].some(isSecondary);
  for (const { title, start, end } of useful.filter((span) => !isAside(span))) {
    if (isSubstantial(title)) for (let page = start; page < Math.min(end, start + minSectionPages); page++) add(page);
  }
  // Outer sections before inner ones, and all starts before any second page.
  const others = useful.filter((span) => !isAside(span)).sort((a, b) => a.depth - b.depth);
  for (let nth = 0; nth < ofOther; nth++) {
    for (const { start, end } of spread(others)) if (start + nth < end) add(start + nth);
  }
  if (useful.length === 0) for (let page = 1; page < 4; page++) add(page);
  const left = Array.from({ length: pageCount }, (_, page) => page).filter(
    (page) =>
      !chosen.has(page) && !spans.some((span) => span.start <= page && page < span.end && !useful.includes(span)),
  );
  const room = Math.floor((maxPages - chosen.size) / 2);
  for (let nth = 0; nth < room; nth++) {
    const at = Math.floor(((nth + 0.5) / room) * left.length);
    add(left[at] ?? -1);
    if (left[at + 1] === (left[at] ?? 0) + 1) add(left[at + 1] ?? -1);
  }
  return Array.from(chosen);
}

interface Span {
  readonly title: string;
  readonly depth: number;
  readonly start: number;
  readonly end: number;
  readonly within: readonly string[];
}

function toSpans(sections: readonly PdfSection[], pageCount: number): Span[] {
  const sorted = sections.toSorted((a, b) => a.page - b.page);
  const open: PdfSection[] = [];
  const findNext = (index: number, depth: number) =>
    sorted.slice(index + 1).find((section) => section.depth <= depth)?.page ?? pageCount;
  return sorted.map((section, index) => {
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= section.depth) open.pop();
    const within = open.map(({ title }) => title);
    open.push(section);
    const { title, depth, page } = section;
    return { title, depth, start: page, end: Math.max(page + 1, findNext(index, depth)), within };
  });
}

function spread(spans: readonly Span[]): Span[] {
  if (spans.length <= maxPages) return [...spans];
  return Array.from({ length: maxPages }, (_, nth) => spans[Math.floor((nth / maxPages) * spans.length)]).filter(
    (span) => span !== undefined,
  );
}
