import type { Block } from '../../document.ts';
import { countTextWords, tidy } from '../text/text.ts';

const loneNumber = /^(\d{1,2})[.)]?$/;

const readLoneNumber = (block: Block | undefined): number =>
  block?.type === 'paragraph' ? Number(loneNumber.exec(block.text)?.[1] ?? Number.NaN) : Number.NaN;

/** Words under a number; fewer are a date, price or score. */
const minNumberedWords = 5;
const minItems = 3;

export function withLoneNumbers(blocks: readonly Block[]): readonly Block[] {
  const first = blocks.findIndex((block) => [1, 2].includes(readLoneNumber(block)));
  const start = readLoneNumber(blocks[first]) === 2 ? first - 1 : first;
  if (start < 0) return blocks;
  const items: string[] = [];
  let index = start;
  while (index < blocks.length) {
    const isNumbered = readLoneNumber(blocks[index]) === items.length + 1;
    if (!isNumbered && index !== start) break;
    const block = blocks[isNumbered ? index + 1 : index];
    if (
      block?.type !== 'paragraph' ||
      !Number.isNaN(readLoneNumber(block)) ||
      countTextWords(block.text) < minNumberedWords
    )
      break;
    items.push(tidy(block.text));
    index += isNumbered ? 2 : 1;
  }
  if (items.length < minItems) return blocks;
  const list: Block = { type: 'list', ordered: true, items: items.map((text) => ({ text, level: 0 })) };
  return [...blocks.slice(0, start), list, ...blocks.slice(index)];
}
