import type { Point } from '../../brief.ts';
import type { Block } from '../../document.ts';
import { isKeyFacts } from '../../languages/box-names.ts';
import { toItemPoint } from '../lists/list-item.ts';
import { isBoilerplate } from '../outline/noise.ts';
import { withoutNumbers } from '../outline/numbering.ts';
import { listItems } from '../outline/outline-text.ts';
import { countTextWords, listTerms, measureDrawnLength, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import type { ParallelPoints } from './parallel.ts';

const facts = { min: 3, max: 15, drawn: 7 };
const maxLetters = { paragraph: 180, item: 320 };
const minSaid = 0.75;
const bullet = /^\s*[•●▪◦–—*✓✔➤→-]\s+/u;
const asks = /[?？؟]$/u;

function readBox(blocks: readonly Block[], isHeading: boolean): readonly string[] {
  const own = blocks.filter(({ type }) => type !== 'figure');
  const [first] = own;
  if (first?.type === 'list') return listItems(first);
  if (first?.type !== 'paragraph') return [];
  const lines = first.text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length >= facts.min && lines.every((line) => bullet.test(line)))
    return lines.map((line) => line.replace(bullet, ''));
  // Under a plain line, paragraphs may be the article itself.
  if (!isHeading) return [];
  const end = own.findIndex(({ type }) => type !== 'paragraph');
  const paragraphs = own
    .slice(0, end < 0 ? own.length : end)
    .flatMap((block) => (block.type === 'paragraph' ? [block.text.replace(bullet, '')] : []));
  const areShort =
    paragraphs.length <= facts.drawn && paragraphs.every((text) => measureDrawnLength(text) <= maxLetters.paragraph);
  return areShort ? paragraphs : [];
}

const weigh = ({ heading, body = '' }: Point, words: LanguageWords): number =>
  Math.min(6, listTerms(`${heading} ${body}`, words).length) + (/\p{N}/u.test(heading + body) ? 2 : 0);

function choose(points: readonly Point[], words: LanguageWords): readonly Point[] {
  if (points.length <= facts.drawn) return points;
  const best = new Set(points.toSorted((a, b) => weigh(b, words) - weigh(a, words)).slice(0, facts.drawn));
  return points.filter((point) => best.has(point));
}

export function listKeyFacts(
  blocks: readonly Block[],
  language: string,
  words: LanguageWords,
): ParallelPoints | undefined {
  const headings = new Set(blocks.flatMap((block) => (block.type === 'heading' ? [tidy(block.text)] : [])));
  for (const [index, block] of blocks.entries()) {
    if ((block.type !== 'heading' && block.type !== 'paragraph') || !isKeyFacts(block.text)) continue;
    const items = readBox(blocks.slice(index + 1, index + 2 + facts.drawn * 2), block.type === 'heading').map(tidy);
    const isList = items.some((item) => headings.has(item)) || items.filter((item) => asks.test(item)).length > 1;
    if (isList || items.length < facts.min || items.length > facts.max) continue;
    const said = items.filter(
      (item) => !isBoilerplate(item, words.language) && measureDrawnLength(item) <= maxLetters.item,
    );
    if (said.length < items.length * minSaid) continue;
    const points = withoutNumbers(said, words.language)
      .filter((item) => countTextWords(item) > 1)
      .map((item) => toItemPoint(item, language, words))
      .filter((point) => point !== undefined);
    if (points.length < facts.min || points.length * 2 < items.length) continue;
    const shown = choose(points, words);
    return { points: shown, ordered: false, lead: tidy(block.text) };
  }
  return undefined;
}
