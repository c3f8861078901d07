import type { Block } from '../../document.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { isBylineLine } from './author.ts';
import { isProseBlock, weighText } from './weight.ts';

/** "06.03.2016Plan your own tours": a card's day and text, without a space between them. */
const dated = /^\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}(?=\p{Lu}\p{Ll}|\p{N}+\s)/u;
const minCards = 3;
const maxLabelChars = 120;
const maxLabels = 2;

const more = new RegExp(`^(?:${joinAlternatives(({ read }) => read?.noise?.more)})[^\\p{L}\\p{N}]*$`, 'iu');
const minMore = 2;
/** Blocks between a card's heading and its link. */
const maxInside = 4;

const isDated = (block: Block | undefined): boolean => block?.type === 'paragraph' && dated.test(block.text);
const isMore = (block: Block): boolean =>
  (block.type === 'paragraph' || block.type === 'heading') && more.test(block.text);
const isShortLine = (block: Block | undefined): boolean =>
  (block?.type === 'paragraph' && block.text.length <= maxLabelChars && !isProseBlock(block)) ||
  block?.type === 'heading';

/** Letters of an article before the cards of others, paragraphs and their letters in a card, and blocks behind the last. */
const signed = { minArticle: 1500, minCards: 2, maxInside: 2, maxTeaserChars: 400, maxBehind: 4 } as const;

const isSigned = (block: Block | undefined): boolean =>
  block?.type === 'paragraph' && isBylineLine(block.text.trim().split('\n')[0] ?? '');
const isTeaser = (block: Block | undefined): boolean =>
  block?.type === 'paragraph' && block.text.length <= signed.maxTeaserChars;

function findSignedCards(blocks: readonly Block[]): number | undefined {
  const starts = blocks.flatMap((block, at) => {
    if (block.type !== 'heading') return [];
    const end = blocks.slice(at + 1, at + signed.maxInside + 2).findIndex(isSigned);
    return end > 0 && blocks.slice(at + 1, at + 1 + end).every(isTeaser) ? [{ at, end: at + 1 + end }] : [];
  });
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last || starts.length < signed.minCards) return undefined;
  const article = blocks.slice(0, first.at).filter(isProseBlock);
  const written = article.reduce((sum, block) => sum + ('text' in block ? weighText(block.text) : 0), 0);
  const isTail = blocks.length - 1 - last.end <= signed.maxBehind;
  const between = blocks.slice(first.at, last.end).filter(({ type }) => type === 'heading').length;
  return isTail && between === starts.length && written >= signed.minArticle ? first.at : undefined;
}

export function withoutTeasers(all: readonly Block[]): Block[] {
  const blocks = all.slice(0, findSignedCards(all));
  const removed = new Set<number>();
  const cards = blocks.flatMap((block, at) => (isDated(block) ? [at] : []));
  if (cards.length >= minCards) {
    for (const card of cards) {
      removed.add(card);
      for (let at = card - 1; at >= card - maxLabels && isShortLine(blocks[at]); at--) removed.add(at);
    }
  }
  const links = blocks.flatMap((block, at) => (isMore(block) ? [at] : []));
  if (links.length >= minMore) for (const at of links.flatMap((link) => listCard(blocks, link))) removed.add(at);
  return blocks.filter((_, at) => !removed.has(at));
}

function listCard(blocks: readonly Block[], link: number): number[] {
  const from = Math.max(0, link - maxInside);
  const inside = blocks.slice(from, link).findLastIndex((block) => block.type === 'heading' && !isMore(block));
  if (inside < 0 || !blocks.slice(0, from + inside).some(isProseBlock)) return [];
  return Array.from({ length: link - from - inside + 1 }, (_, nth) => from + inside + nth);
}
