/** Reads a feed's XML by position in one pass: no tree, no own entities, no expansion. */

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export function toPlainText(markup: string): string {
  const raw = markup.replace(/<!\[CDATA\[|\]\]>/g, '');
  return resolveEntities(resolveEntities(raw).replace(/<[^<>]{0,2000}>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

function resolveEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

export function listElements(markup: string, name: string, max: number): string[] {
  const found: string[] = [];
  const [open, close] = [`<${name}`, `</${name}>`];
  for (let at = markup.indexOf(open); at >= 0 && found.length < max; at = markup.indexOf(open, at + 1)) {
    // `<item` also matches `<items>`.
    if (!/[\s/>]/.test(markup.charAt(at + open.length))) continue;
    const start = markup.indexOf('>', at);
    const end = markup.indexOf(close, start);
    if (start < 0 || end < 0) break;
    found.push(markup.slice(start + 1, end));
    at = end;
  }
  return found;
}

export function readTag(markup: string, name: string): string {
  return toPlainText(listElements(markup, name, 1)[0] ?? '');
}
