import type { Point } from '../brief.ts';
import type { Block } from '../document.ts';
import { isKeyFacts } from '../languages/box-names.ts';
import { itemPoint } from './list-item.ts';
import { isBoilerplate } from './noise.ts';
import { withoutNumbers } from './numbering.ts';
import { listItems } from './outline-text.ts';
import type { ParallelPoints } from './parallel.ts';
import { drawnLength, listTerms, tidy, wordCount } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Facts of a box: fewer are a remark, more a list of contents; the most that are drawn. */
const facts = { least: 3, most: 15, drawn: 7 };
/** Drawn letters of a paragraph, and of an item, that gives one fact. */
const maxLetters = { paragraph: 180, item: 320 };
/** Share of items that are facts rather than calls to do something on the site, or passages. */
const minSaid = 0.75;
const bullet = /^\s*[•●▪◦–—*✓✔➤→-]\s+/u;
const asks = /[?？؟]$/u;

/** The blocks under a box's name: a list, lines with bullets, or short paragraphs up to the next heading. */
function readBox(blocks: readonly Block[], isHeading: boolean): readonly string[] {
  const own = blocks.filter(({ type }) => type !== 'figure');
  const [first] = own;
  if (first?.type === 'list') return listItems(first);
  if (first?.type !== 'paragraph') return [];
  const lines = first.text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length >= facts.least && lines.every((line) => bullet.test(line)))
    return lines.map((line) => line.replace(bullet, ''));
  // Behind a line that is no heading, paragraphs may be the text itself.
  if (!isHeading) return [];
  const end = own.findIndex(({ type }) => type !== 'paragraph');
  const paragraphs = own
    .slice(0, end < 0 ? own.length : end)
    .flatMap((block) => (block.type === 'paragraph' ? [block.text.replace(bullet, '')] : []));
  const areShort =
    paragraphs.length <= facts.drawn && paragraphs.every((text) => drawnLength(text) <= maxLetters.paragraph);
  return areShort ? paragraphs : [];
}

/** How much a fact says: its own words, and a number. */
const weigh = ({ heading, body = '' }: Point, words: LanguageWords): number =>
  Math.min(6, listTerms(`${heading} ${body}`, words).length) + (/\p{N}/u.test(heading + body) ? 2 : 0);

/** The best of many facts, in their order. */
function choose(points: readonly Point[], words: LanguageWords): readonly Point[] {
  if (points.length <= facts.drawn) return points;
  const best = new Set(points.toSorted((a, b) => weigh(b, words) - weigh(a, words)).slice(0, facts.drawn));
  return points.filter((point) => best.has(point));
}

/** The main facts that a text itself gives in a box, as points; undefined where it has none, or they are links and questions. */
export function keyFactPoints(
  blocks: readonly Block[],
  language: string,
  words: LanguageWords,
): ParallelPoints | undefined {
  const headings = new Set(blocks.flatMap((block) => (block.type === 'heading' ? [tidy(block.text)] : [])));
  for (const [index, block] of blocks.entries()) {
    if ((block.type !== 'heading' && block.type !== 'paragraph') || !isKeyFacts(block.text)) continue;
    const items = readBox(blocks.slice(index + 1, index + 2 + facts.drawn * 2), block.type === 'heading').map(tidy);
    // Headings of the text itself are its contents, questions what it is about.
    const isList = items.some((item) => headings.has(item)) || items.filter((item) => asks.test(item)).length > 1;
    if (isList || items.length < facts.least || items.length > facts.most) continue;
    const said = items.filter((item) => !isBoilerplate(item) && drawnLength(item) <= maxLetters.item);
    if (said.length < items.length * minSaid) continue;
    const points = withoutNumbers(said)
      .filter((item) => wordCount(item) > 1)
      .map((item) => itemPoint(item, language, words))
      .filter((point) => point !== undefined);
    if (points.length < facts.least || points.length * 2 < items.length) continue;
    const shown = choose(points, words);
    return { points: shown, ordered: false, lead: tidy(block.text) };
  }
  return undefined;
}
