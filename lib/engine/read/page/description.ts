import type { Block } from '../../document.ts';
import { sentenceEnd } from './weight.ts';

/** "Share0Post0Print0 ": counters of buttons at a text's start. */
const counters = /^(?:\p{L}+\d+\s?){3,}(?=\p{Lu})/u;
const openingBlocks = 4;
const minHeadingChars = 8;

export function cleanDescription(description: string | undefined, blocks: readonly Block[]): string | undefined {
  if (description === undefined) return undefined;
  const text = description.replace(counters, '');
  const headings = blocks
    .slice(0, openingBlocks)
    .flatMap((block) => (block.type === 'heading' || block.type === 'paragraph' ? [block.text] : []))
    .filter((heading) => heading.length >= minHeadingChars && !sentenceEnd.test(heading) && !heading.includes('\n'));
  const glued = headings.find((heading) => text.startsWith(`${heading} `));
  const rest = glued === undefined ? text : text.slice(glued.length + 1);
  return /^["“„«¿¡]?\p{Lu}/u.test(rest) ? rest : text;
}
