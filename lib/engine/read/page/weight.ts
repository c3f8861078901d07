import type { Block } from '../../document.ts';
import { stopsOrDots } from '../../languages/marks.ts';

export const minProseChars = 60;

export const sentenceEnd = new RegExp(String.raw`[${stopsOrDots}:：][\s"'”’»)\]]{0,4}$`, 'u');

const wideExtraChars = 1.5;

export function weighText(text: string): number {
  return text.length + wideExtraChars * (text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0);
}

export function isProseBlock(block: Block): boolean {
  switch (block.type) {
    case 'paragraph':
      return weighText(block.text) >= minProseChars && sentenceEnd.test(block.text);
    case 'list':
      return block.items.some(({ text }) => weighText(text) >= minProseChars);
    case 'table':
    case 'code':
    case 'quote':
      return true;
    default:
      return false;
  }
}
