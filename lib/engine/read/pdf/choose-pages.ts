import type { Section } from './page.ts';
import { isLeftOut, isSecondary, isSubstantial } from './roles.ts';

/**
 * Up to here a document is read whole: an article, a report, a chapter. pdf.js takes about 3 ms for a page on a desktop.
 */
export const wholeUpTo = 40;
/** Of a longer one so many pages are read: as many as are worth it for a picture of a dozen sentences, in any case under a fifth of a second or so. */
const maxPages = 48;
/** Where titles, abstracts and contents lists are found. */
export const frontPages = 12;

/** Pages of a section that sums the document up, from its start. */
const minSectionPages = 5;
/** Pages of any other section. The start says what it is about, the next one goes on with it. */
const ofOther = 2;

/**
 * Indexes of the pages to read of a long document, the most informative first: the first page, sections that sum it up, the
 * starts of all others in turn, and then pages spread over what is left.
 */
export function choosePages(pageCount: number, sections: readonly Section[]): number[] {
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
  // Outer sections come before the sections inside them, each with its start before any with more.
  const others = useful.filter((span) => !isAside(span)).sort((a, b) => a.depth - b.depth);
  for (let nth = 0; nth < ofOther; nth++) {
    for (const { start, end } of spread(others)) if (start + nth < end) add(start + nth);
  }
  if (useful.length === 0) for (let page = 1; page < 4; page++) add(page);
  const left = Array.from({ length: pageCount }, (_, page) => page).filter(
    (page) =>
      !chosen.has(page) && !spans.some((span) => span.start <= page && page < span.end && !useful.includes(span)),
  );
  // Two after each other, so that what one of them starts is ended.
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
  /** Titles of the sections around it. */
  readonly within: readonly string[];
}

/** Sections with the pages they take, up to the next one of their depth or further out. */
function toSpans(sections: readonly Section[], pageCount: number): Span[] {
  const sorted = sections.toSorted((a, b) => a.page - b.page);
  const open: Section[] = [];
  const next = (index: number, depth: number) =>
    sorted.slice(index + 1).find((section) => section.depth <= depth)?.page ?? pageCount;
  return sorted.map((section, index) => {
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= section.depth) open.pop();
    const within = open.map(({ title }) => title);
    open.push(section);
    const { title, depth, page } = section;
    return { title, depth, start: page, end: Math.max(page + 1, next(index, depth)), within };
  });
}

/** As many as can be read, evenly picked: a long list is not cut off at its end. */
function spread(spans: readonly Span[]): Span[] {
  if (spans.length <= maxPages) return [...spans];
  return Array.from({ length: maxPages }, (_, nth) => spans[Math.floor((nth / maxPages) * spans.length)]).filter(
    (span) => span !== undefined,
  );
}
