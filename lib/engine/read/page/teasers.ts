import type { Block } from '../../document.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { isProseBlock } from './weight.ts';

/** "06.03.2016Plan your own tours": a card's day and text, without a space between them. */
const dated = /^\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}(?=\p{Lu}\p{Ll}|\p{N}+\s)/u;
const minCards = 3;
const maxLabelChars = 120;
/** A card's labels above its text. */
const maxLabels = 2;

const more = new RegExp(`^(?:${joinAlternatives(({ read }) => read?.noise?.more)})\\W*$`, 'iu');
const minMore = 2;
/** Blocks between a card's heading and its link. */
const maxInside = 4;

const isDated = (block: Block | undefined): boolean => block?.type === 'paragraph' && dated.test(block.text);
const isMore = (block: Block): boolean =>
  (block.type === 'paragraph' || block.type === 'heading') && more.test(block.text);
const isShortLine = (block: Block | undefined): boolean =>
  (block?.type === 'paragraph' && block.text.length <= maxLabelChars && !isProseBlock(block)) ||
  block?.type === 'heading';

/** Removes other articles' cards behind an article: dated ones, and those that end in a link to the rest. */
export function withoutTeasers(blocks: readonly Block[]): Block[] {
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

/** The places of a card that ends in a link, from its heading on; none where no article stands before it. */
function listCard(blocks: readonly Block[], link: number): number[] {
  const from = Math.max(0, link - maxInside);
  const inside = blocks.slice(from, link).findLastIndex((block) => block.type === 'heading' && !isMore(block));
  if (inside < 0 || !blocks.slice(0, from + inside).some(isProseBlock)) return [];
  return Array.from({ length: link - from - inside + 1 }, (_, nth) => from + inside + nth);
}
