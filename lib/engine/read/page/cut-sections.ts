import type { Block } from '../../document.ts';
import { getBlockText } from '../clean-text.ts';
import { startsAuthor, startsComments, startsOthers } from './noise-words.ts';
import { isProseBlock, weighText } from './weight.ts';

/** Longer blocks are no label over something. In Latin letters. */
const maxMarkerChars = 70;
const minArticleChars = 300;
const maxShareAfter = { author: 0.3, others: 0.12 };

/** Without counts, arrows and colons around it. */
const toLabel = (block: Block): string =>
  block.type === 'heading' || block.type === 'paragraph'
    ? block.text
        .replace(/[’`]/g, '’')
        .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
        .replace(/\s+/g, ' ')
    : '';

export function cutSections(blocks: readonly Block[], author?: string): Block[] {
  const weights = blocks.map((block) => weighText(getBlockText(block)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const kept: Block[] = [];
  let before = 0;
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at];
    if (!block) break;
    const words = (weights[at] ?? 0) <= maxMarkerChars ? toLabel(block) : '';
    const rest = total - before;
    if (words && before >= minArticleChars) {
      if (startsComments.test(words)) break;
      const isAuthor = startsAuthor.test(words) || (block.type === 'heading' && words === author);
      if (isAuthor && rest <= total * maxShareAfter.author) break;
      if (startsOthers.test(words) && rest <= total * maxShareAfter.others) break;
    }
    before += weights[at] ?? 0;
    if (words && startsOthers.test(words)) {
      while (isHeadlines(blocks[at + 1])) before += weights[++at] ?? 0;
    } else kept.push(block);
  }
  return kept;
}

const isHeadlines = (block: Block | undefined): boolean =>
  block !== undefined &&
  (block.type === 'list' ||
    block.type === 'figure' ||
    (block.type === 'paragraph' && !isProseBlock(block) && weighText(block.text) <= maxMarkerChars * 2));
