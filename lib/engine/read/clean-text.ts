import type { Block } from '../document.ts';

const invisible = /(?!\s)\p{Cc}|[\u00AD\u200B\u2060-\u2064\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

export const withoutInvisible = (text: string): string => text.replace(invisible, '');

export const maxReadChars = { title: 500, heading: 300 } as const;

export const clip = (text: string, max: number): string =>
  text
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

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
