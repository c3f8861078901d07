import type { Point } from '../../brief.ts';
import type { Block, SourceDocument } from '../../document.ts';
import { getLanguage } from '../../language.ts';
import { findLanguage } from '../../languages/index.ts';
import { stops } from '../../languages/marks.ts';
import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { findHeadingRole, isBoilerplate, isStandardHeading } from '../outline/noise.ts';
import { listItems } from '../outline/outline-text.ts';
import { shorten } from '../shortening/shorten.ts';
import { capitalize, countTextWords, listTerms, measureDrawnLength, overlap, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const getStage = perPageLanguage(
  (among) =>
    new RegExp(String.raw`^(?:${joinAlternatives(({ brief }) => brief?.slides?.stage, among)})\s*[!?？！.]*$`, 'iu'),
);
const budgets = { heading: 60, body: 92 };
const [minSlides, maxItems] = [3, 12];
/** Words of a line read at a glance; least average words of lines that are no labels. */
const [shortLine, minWords] = [12, 2.5];

export const isDeck = ({ metadata }: SourceDocument): boolean => metadata.schemaType === 'PresentationDigitalDocument';

const stopped = new RegExp(`[${stops}]["”’]?$`);

const isCredit = (block: Block) =>
  block.type === 'paragraph' && !(stopped.test(tidy(block.text)) && countTextWords(block.text) > 5);

/** Removes agenda, thanks, questions, links, and names and dates of the opening slide. */
export function withoutStage(document: SourceDocument): SourceDocument {
  const first = document.blocks.findIndex(({ type }) => type === 'heading');
  if (!isDeck(document) || first < 0) return document;
  const stage = getStage(findLanguage(getLanguage(document)));
  let isStage = false;
  const blocks = document.blocks.filter((block, index) => {
    if (block.type === 'heading') isStage = stage.test(tidy(block.text.slice(0, 200)));
    return !isStage && !(index < first && isCredit(block));
  });
  return { ...document, blocks };
}

interface TextSlide {
  readonly title: string;
  readonly lines: string[];
}

function listSlides({ blocks }: SourceDocument): TextSlide[] {
  const slides: TextSlide[] = [];
  for (const block of blocks) {
    if (block.type === 'heading') slides.push({ title: tidy(block.text), lines: [] });
    const lines = slides.at(-1)?.lines;
    if (block.type === 'list') lines?.push(...listItems(block));
    if (block.type === 'paragraph' && block.text.length < 1000) lines?.push(tidy(block.text));
  }
  return slides;
}

const asks = /[?？؟]$/;
const numberedLabel = /^\p{L}+\s?#?\d{1,3}[.:]?$/u;

/** A parent that only introduces its children takes the first along. */
function readLine(line: string, words: LanguageWords): { text: string; said: string } | undefined {
  const [first = '', child] = line.split('\n').map(tidy);
  const leads = /[:：]$/.test(first);
  if (/^[qa]\s?[:.]\s/i.test(first) || (leads && child === undefined) || isBoilerplate(line, words.language))
    return undefined;
  if (asks.test(first) || numberedLabel.test(first)) return undefined;
  const said = leads ? `${first}\n${child}` : first;
  const whole = leads ? `${first} ${child}` : first;
  const text = measureDrawnLength(whole) <= budgets.body ? whole : shorten(whole, budgets.body, words);
  return text === undefined || text === '' || !/\p{L}{2}/u.test(text)
    ? undefined
    : { text: text.replace(/(?<!\.)[.。;,]$/, ''), said };
}

function toPoint({ title, lines }: TextSlide, words: LanguageWords): Point | undefined {
  if (lines.length === 0 || lines.length > maxItems || /[?？؟]$/.test(title)) return undefined;
  const read = lines.flatMap((line) => readLine(line, words) ?? []);
  const named = isStandardHeading(title, words.language)
    ? undefined
    : measureDrawnLength(title) <= budgets.heading
      ? title
      : undefined;
  const [head, ...rest] = named === undefined ? read : [{ text: named, said: title }, ...read];
  if (head === undefined || rest.length === 0) return undefined;
  const shown: typeof rest = [];
  for (const line of rest) {
    const body = [...shown, line].map(({ text }) => text).join(' · ');
    if (measureDrawnLength(body) > budgets.body) break;
    shown.push(line);
  }
  if (shown.length === 0) return undefined;
  return {
    heading: capitalize(head.text),
    body: shown.map(({ text }) => text).join(' · '),
    sentence: [head, ...shown].map(({ said }) => said).join('\n'),
  };
}

export function listSlidePoints(
  document: SourceDocument,
  title: string,
  max: number,
  words: LanguageWords,
): readonly Point[] | undefined {
  if (!isDeck(document)) return undefined;
  const topic = new Set(listTerms(title, words));
  const found = listSlides(document).flatMap((slide, index) => {
    const point =
      findHeadingRole(slide.title, words.language) === 'main' ||
      findHeadingRole(slide.title, words.language) === 'summary'
        ? toPoint(slide, words)
        : undefined;
    if (point === undefined || slide.title === title) return [];
    const shown = point.body?.split(' · ') ?? [];
    const isRich = shown.length > 1 && countTextWords(point.body ?? '') >= shown.length * minWords;
    const isShort = slide.lines.filter((line) => countTextWords(line.split('\n')[0] ?? '') <= shortLine).length;
    const near = overlap(topic, new Set(listTerms([slide.title, ...slide.lines].join(' '), words)));
    const isSum = findHeadingRole(slide.title, words.language) === 'summary';
    return [{ point, index, value: isShort / slide.lines.length + near + (isRich ? 0.4 : 0) + (isSum ? 0.5 : 0) }];
  });
  const seen = new Set<string>();
  const distinct = found.filter(({ point }) => !seen.has(point.heading) && seen.add(point.heading));
  if (distinct.length < minSlides) return undefined;
  return distinct
    .toSorted((a, b) => b.value - a.value)
    .slice(0, max)
    .toSorted((a, b) => a.index - b.index)
    .map(({ point }) => point);
}
