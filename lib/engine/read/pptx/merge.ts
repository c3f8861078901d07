import { joinPptxWords } from './properties.ts';
import type { Content, PptxSlide, SlidePart } from './slide.ts';

/** Text at one place on this share of slides belongs to the design. */
const repeatedShare = 0.5;
const minRepeated = 3;

/** "(cont.)", "continued", "2/3", "(2 of 3)" at a title's end. */
const continuation = new RegExp(
  [
    String.raw`[\s,:–—-]*(?:\(\s*(?:\d{1,2}|\d{1,2}\s*(?:\/|${joinPptxWords('countOf')})\s*\d{1,2}|(?:${joinPptxWords('continued')})[\p{L}’']{0,12}\.?(?:\s*\d{1,2})?)\s*\)`,
    String.raw`\b\d{1,2}\s?\/\s?\d{1,2}|\b(?:${joinPptxWords('continuedBare')}))$`,
  ].join('|'),
  'iu',
);

const withoutContinuation = (title: string): string => title.replace(continuation, '') || title;

export function withoutRepeated(slides: readonly PptxSlide[]): PptxSlide[] {
  const counts = new Map<string, number>();
  for (const { parts } of slides) {
    for (const key of new Set(parts.flatMap(toKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const min = Math.max(minRepeated, slides.length * repeatedShare);
  return slides.map((slide) => ({
    ...slide,
    parts: slide.parts.filter((part) => toKey(part).every((key) => (counts.get(key) ?? 0) < min)),
  }));
}

/** Repeated tables, charts and lists are content. */
const toKey = ({ place, contents }: SlidePart): string[] =>
  contents.every(({ type }) => type === 'paragraph') ? [`${place} ${JSON.stringify(contents)}`] : [];

export interface SlideSection {
  readonly title: string | undefined;
  readonly contents: Content[];
}

export function mergeSlides(slides: readonly PptxSlide[]): SlideSection[] {
  const sections: SlideSection[] = [];
  let said = new Set<string>();
  for (const slide of slides) {
    const title = slide.title && withoutContinuation(slide.title);
    const last = sections.at(-1);
    const goesOn = last && (title === undefined || isSameTitle(last.title, title));
    const section = goesOn ? last : { title, contents: [] };
    if (!goesOn) {
      sections.push(section);
      said = new Set();
    }
    const contents = slide.parts.flatMap((part) => part.contents);
    for (const content of contents) section.contents.push(...withoutSaid(content, said));
    for (const key of contents.flatMap(toKeys)) said.add(key);
  }
  return sections;
}

const toSpacedLetters = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const isSameTitle = (a: string | undefined, b: string) => a !== undefined && toSpacedLetters(a) === toSpacedLetters(b);

function toKeys(content: Content): string[] {
  if (content.type === 'chart') return [];
  if (content.type === 'paragraph') return [content.text];
  if (content.type !== 'list') return [JSON.stringify(content)];
  const path: string[] = [];
  return content.items.map(({ text, level }) => {
    path.length = level;
    path.push(text);
    return path.join('\n');
  });
}

function withoutSaid(content: Content, said: ReadonlySet<string>): Content[] {
  const isNew = toKeys(content).map((key) => !said.has(key));
  if (content.type !== 'list') return isNew.every(Boolean) ? [content] : [];
  if (!isNew.includes(false)) return [content];
  const items: (typeof content.items)[number][] = [];
  let below = 0;
  for (let index = content.items.length - 1; index >= 0; index--) {
    const item = content.items[index];
    if (!item || !(isNew[index] || item.level < below)) continue;
    items.unshift(item);
    below = item.level;
  }
  return items.length > 0 ? [{ ...content, items }] : [];
}
