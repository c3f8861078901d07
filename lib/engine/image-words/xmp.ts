export interface ImageWords {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly source?: string | undefined;
}

/** Dublin Core's names for them (XMP specification part 1, 8.3); the first two are alternatives by language. */
const properties = { title: 'dc:title', description: 'dc:description', source: 'dc:source' } as const;
type Name = keyof typeof properties;
const names = Object.keys(properties) as Name[];

/** In characters; longer packets are thumbnails and editing histories. */
const maxPacketChars = 200_000;

export function writeXmp(words: ImageWords): string {
  const elements = names.map((name) => {
    const text = words[name];
    if (!text) return '';
    const property = properties[name];
    const value = toXmpText(text);
    return name === 'source'
      ? `<${property}>${value}</${property}>`
      : `<${property}><rdf:Alt><rdf:li xml:lang="x-default">${value}</rdf:li></rdf:Alt></${property}>`;
  });
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">${elements.join('')}</rdf:Description>` +
    '</rdf:RDF></x:xmpmeta><?xpacket end="r"?>'
  );
}

export function readXmp(packet: string): ImageWords {
  if (packet.length > maxPacketChars) return {};
  const found = names.map((name) => [name, readProperty(packet, properties[name])] as const);
  return Object.fromEntries(found.filter(([, text]) => text));
}

function readProperty(packet: string, name: string): string | undefined {
  const start = packet.indexOf(`<${name}>`);
  const end = start < 0 ? -1 : packet.indexOf(`</${name}>`, start);
  if (end < 0) return undefined;
  const element = packet.slice(start + name.length + 2, end);
  const item = element.indexOf('<rdf:li');
  const opened = item < 0 ? 0 : element.indexOf('>', item) + 1;
  const text = element.slice(opened, element.indexOf('<', opened) < 0 ? undefined : element.indexOf('<', opened));
  return decodeXmpText(text).trim() || undefined;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function toXmpText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>\r]/g, (char) => `&#${char.charCodeAt(0)};`);
}

function decodeXmpText(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
