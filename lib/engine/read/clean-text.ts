import type { Block } from '../document.ts';

const invisible = /(?!\s)\p{Cc}|[\u00AD\u200B\u2060-\u2064\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** In characters; longer ones are no names, and slow for patterns. */
export const maxReadChars = { title: 500, heading: 300 } as const;

/** Returns the first `max` characters, trimmed, never ending in half a surrogate pair. */
export const clip = (text: string, max: number): string =>
  text
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

/** A block's text, one line for each item or cell. */
export function getBlockText(block: Block): string {
  switch (block.type) {
    case 'list':
      return block.items.map((item) => item.text).join('\n');
    case 'table':
      return [block.caption ?? '', ...block.header, ...block.rows.flat()].filter(Boolean).join('\n');
    case 'figure':
      return block.caption ?? '';
    default:
      return block.text;
  }
}
