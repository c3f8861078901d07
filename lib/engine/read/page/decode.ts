import { withoutInvisible } from '../clean-text.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** JSON-LD and doubly escaped tags hold entities that no parser has read. White space is collapsed, invisible characters go. */
export function decode(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const decoded = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (all, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code === undefined) return entities[name.toLowerCase()] ?? all;
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
  return withoutInvisible(decoded).replace(/\s+/g, ' ').trim();
}
