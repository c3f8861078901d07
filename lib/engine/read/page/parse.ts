import { parseHTML } from 'linkedom/worker';
import { webAddress } from '../blocks/figure.ts';

/** Elements without words of the page that make up most of a page's bytes. Their end tag ends them, whatever is inside. */
const heavyStart = /<(?:!--|(script|style|svg|template|noscript|iframe|canvas|object)(?=[\s>/]))/gi;
/** Inlined bytes; shorter ones are placeholders, which say as little but cost nothing. */
const inlined = /(["'(])data:[^"')\s]{100,}/g;
/** No page needs more white space in one place, but patterns of the parser and of others take long over it. */
const blankRun = /\s{200,}/g;
/** Longer structured data is a catalogue. In characters. */
const maxDataChars = 500_000;
/** Values of attributes so long that none is an address, a name or a text for readers; patterns take long over them too. */
const longValue = /(\s[\w:-]{1,40}\s{0,3}=\s{0,3})(?:"[^"<]{2000,}"|'[^'<]{2000,}'|[!-;=?-~]{2000,})/g;
const structuredData = /^<script\b[^<>]{0,200}application\/ld\+json/i;

/** Parsed of a page at most, for half a second: several times the longest encyclopedia articles. */
const max = { characters: 1_500_000, elements: 12_000, textPieces: 30_000, depth: 500 };
/** Start and end tags, and what else makes the parser begin a new piece of text. */
const piece = /<(\/?)([a-z][a-z\d-]*)|[<&]/gi;
/** Elements that are void, or whose end tag is left out by custom: they say nothing about depth. */
const seldomClosed = new Set(
  'p li td th tr dt dd option br img hr meta link input area base col source wbr embed param track tbody thead'.split(
    ' ',
  ),
);

/**
 * HTML as a document that always has one head and one body. Scripts, styles and inlined bytes are cut out of the string
 * first, which is many times cheaper than building and dropping their nodes; JSON-LD stays. Nothing is run or loaded.
 */
export function parsePage(html: string): Document {
  const light = cutExcess(cutHeavy(html).replace(inlined, '$1').replace(blankRun, '\n').replace(longValue, '$1""'));
  const asIs = parseHTML(light).document;
  // The parser adds no root that a page leaves out, as browsers do.
  const document = asIs.documentElement?.localName === 'html' ? asIs : parseHTML(`<html>${light}</html>`).document;
  gatherStrays(document);
  if (/<\w+\s[^<>]{0,200}\b[A-Z]{2,12}=/.test(light)) lowerAttributes(document);
  return document;
}

function cutHeavy(html: string): string {
  const kept: string[] = [];
  /** Names whose end does not come again: looked for once, so that no page makes this quadratic. */
  const endless = new Set<string>();
  let from = 0;
  heavyStart.lastIndex = 0;
  for (let start = heavyStart.exec(html); start; start = heavyStart.exec(html)) {
    const name = start[1]?.toLowerCase() ?? '';
    if (endless.has(name)) continue;
    const end = findEnd(html, name, heavyStart.lastIndex);
    if (end === undefined) {
      endless.add(name);
      continue;
    }
    kept.push(html.slice(from, start.index));
    if (structuredData.test(html.slice(start.index, start.index + 300)) && end - start.index <= maxDataChars) {
      kept.push(withoutTagsInside(html.slice(start.index, end)));
    }
    from = end;
    heavyStart.lastIndex = end;
  }
  kept.push(html.slice(from));
  return kept.join('');
}

/** A script of JSON with the tags in its strings written so that they do not count as the page's. */
function withoutTagsInside(script: string): string {
  const from = script.indexOf('>') + 1;
  const to = script.lastIndexOf('</');
  const json = script
    .slice(from, to)
    .replace(/<(?=[a-z/])/gi, '\\u003c')
    .replaceAll('&', '\\u0026');
  return script.slice(0, from) + json + script.slice(to);
}

/** Index after the end tag of a heavy element, or after a comment's end. */
function findEnd(html: string, name: string, from: number): number | undefined {
  const end = name ? new RegExp(`</${name}\\s{0,20}>`, 'gi') : /-->/g;
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : undefined;
}

/** Cuts a page off where it gets too long, too full or too deep: trees of 100,000 levels take the parser minutes. */
function cutExcess(html: string): string {
  let elements = 0;
  let textPieces = 0;
  let depth = 0;
  for (const { 1: slash, 2: name, index } of html.matchAll(piece)) {
    if (name === undefined) textPieces++;
    else if (!slash) elements++;
    if (name && !seldomClosed.has(name.toLowerCase())) depth += slash ? -1 : 1;
    if (elements > max.elements || textPieces > max.textPieces || depth > max.depth) return html.slice(0, index);
    if (index > max.characters) break;
  }
  return html.slice(0, max.characters);
}

/** Moves what stands outside head and body into the body, where browsers put it. */
function gatherStrays(document: Document): void {
  const { documentElement: root, head, body } = document;
  const strays = [...Array.from(root.childNodes), ...Array.from(document.childNodes)].filter(
    (node) => node !== head && node !== body && node !== root && node.nodeType !== document.DOCUMENT_TYPE_NODE,
  );
  for (const stray of strays) body.appendChild(stray);
}

/** Attribute names are the same in any case, but the parser keeps them as they stand. */
function lowerAttributes(document: Document): void {
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of Array.from(element.attributes)) {
      const lower = name.toLowerCase();
      if (lower !== name && !element.hasAttribute(lower)) element.setAttribute(lower, value);
    }
  }
}

/** The address that a page's relative addresses start from. */
export function findBaseUrl(document: Document, url: string | undefined): string | undefined {
  const base = document.querySelector('base[href]')?.getAttribute('href');
  return (base && webAddress(base, url)) || url;
}
