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
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  iexcl: '¡',
  iquest: '¿',
  szlig: 'ß',
  euro: '€',
  pound: '£',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  frac14: '¼',
  frac12: '½',
  frac34: '¾',
  times: '×',
  middot: '·',
  bull: '•',
};

const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};

function findMarked(name: string): string | undefined {
  const mark = marks[name.slice(1)];
  return mark === undefined ? undefined : `${name.charAt(0)}${mark}`.normalize('NFC');
}

/** Decodes entities, as JSON-LD and doubly escaped tags hold unparsed ones; collapses white space. */
export function decode(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const decoded = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (all, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code === undefined) return findMarked(name) ?? entities[name.toLowerCase()] ?? all;
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
  return withoutInvisible(decoded).replace(/\s+/g, ' ').trim();
}
