import type { Block } from '../../document.ts';
import type { Content, Slide } from './slide.ts';

/** Text at one place on this share of the slides, and on at least so many, belongs to the design. */
const repeatedShare = 0.5;
const leastRepeated = 3;

/** "(cont.)", "continued", "2/3", "(2 of 3)" at the end of a title: the slide goes on with what the one before began. */
const continuation =
  /[\s,:–—-]*(?:\(\s*(?:\d{1,2}|\d{1,2}\s*(?:\/|of|von|de|di)\s*\d{1,2}|(?:cont|forts|ctd|suite|contin|fortsetzung|vervolg)[\p{L}’']{0,12}\.?(?:\s*\d{1,2})?)\s*\)|\b\d{1,2}\s?\/\s?\d{1,2}|\b(?:cont\.|cont[’']d|continued|ctd\.?))$/iu;

export const withoutContinuation = (title: string): string => title.replace(continuation, '') || title;

/** Text that stands on most slides at the same place is left out: slogans, names of events, classifications. */
export function withoutRepeated(slides: readonly Slide[]): Slide[] {
  const counts = new Map<string, number>();
  for (const { parts } of slides) {
    for (const key of new Set(parts.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(leastRepeated, slides.length * repeatedShare);
  return slides.map((slide) => ({
    ...slide,
    parts: slide.parts.filter((part) => (counts.get(keyOf(part)) ?? 0) < least),
  }));
}

/** Only texts repeat: tables, charts and lists are what a slide is about. */
const keyOf = ({ place, contents }: Slide['parts'][number]): string =>
  contents.every(({ type }) => type === 'paragraph') ? `${place} ${JSON.stringify(contents)}` : '';

/** What stands under one heading; none where a deck begins without. */
export interface Section {
  readonly title: string | undefined;
  readonly isOpening: boolean;
  readonly contents: Content[];
}

/**
 * Slides as sections: those that follow each other with one title are one, in which nothing is said twice, as slides that
 * build up step by step do. A slide without a title goes on with the one before it.
 */
export function mergeSlides(slides: readonly Slide[]): Section[] {
  const sections: Section[] = [];
  let said = new Set<string>();
  for (const slide of slides) {
    const title = slide.title && withoutContinuation(slide.title);
    const last = sections.at(-1);
    const goesOn = last && (title === undefined || sameTitle(last.title, title));
    const section = goesOn ? last : { title, isOpening: slide.isOpening, contents: [] };
    if (!goesOn) {
      sections.push(section);
      said = new Set();
    }
    for (const content of slide.parts.flatMap(({ contents }) => contents))
      section.contents.push(...unsaid(content, said));
  }
  return sections;
}

const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const sameTitle = (a: string | undefined, b: string) => a !== undefined && plain(a) === plain(b);

function unsaid(content: Content, said: Set<string>): Content[] {
  if (content.type !== 'list') {
    const key = content.type === 'chart' ? '' : JSON.stringify(content);
    if (key && said.has(key)) return [];
    said.add(key);
    return [content];
  }
  // A parent is said again over a child that is new.
  const { items } = content;
  const isNew = items.map(({ text, level }) => !said.has(`${level} ${text}`));
  const kept: Extract<Block, { type: 'list' }>['items'] = [];
  for (const [index, item] of items.entries()) {
    const end = items.findIndex(({ level }, at) => at > index && level <= item.level);
    if (isNew.slice(index, end < 0 ? undefined : end).some(Boolean)) kept.push(item);
    said.add(`${item.level} ${item.text}`);
  }
  return kept.length > 0 ? [{ ...content, items: kept }] : [];
}
