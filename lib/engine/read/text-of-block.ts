import type { Block } from '../document.ts';

export function textOfBlock(block: Block): string {
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
