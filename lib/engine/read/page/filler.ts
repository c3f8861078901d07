import type { Block } from '../../document.ts';
import { getBlockText } from '../clean-text.ts';

const minOpenings = 2;
const maxCharsEach = 900;

export function isFiller(blocks: readonly Block[]): boolean {
  const text = blocks.map(getBlockText).join('\n');
  const openings = text.match(/lorem ipsum|dolor sit amet/gi)?.length ?? 0;
  return openings >= minOpenings && text.length <= openings * maxCharsEach;
}
