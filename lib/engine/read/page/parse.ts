import { parseHTML } from 'linkedom/worker';
import { toWebAddress } from '../blocks/figure.ts';
import { listElements, withName } from './elements.ts';

/** Wordless elements that make up most of a page's bytes; only their own end tag ends them. */
const heavyStart = /<(?:!--|(script|style|svg|template|noscript|iframe|canvas|object)(?=[\s>/]))/gi;
const inlined = /(["'(])data:[^"')\s]{100,}/g;
/** Patterns take long over long runs of white space. */
const blankRun = /(?<!\s)\s{200,}/g;
const maxDataChars = 500_000;
/** Longer values are no address, name or text, and slow for patterns. */
const longValue = /(\s[\w:-]{1,40}\s{0,3}=\s{0,3})(?:"[^"<]{2000,}"|'[^'<]{2000,}'|[!-;=?-~]{2000,})/g;
const structuredData = /^<script\b[^<>]{0,200}application\/ld\+json/i;

/** Parsed at most, for half a second: several times the longest encyclopedia articles. */
const max = { characters: 1_500_000, elements: 12_000, textPieces: 30_000, depth: 500 };
const piece = /<(\/?)([a-z][a-z\d-]*)|[<&]/gi;
/** Void elements and those often left unclosed do not count for depth. */
const seldomClosed = new Set(
  'p li td th tr dt dd option br img hr meta link input area base col source wbr embed param track tbody thead'.split(
    ' ',
  ),
);

/** Parses HTML without running or loading anything. Scripts (except JSON-LD) and styles are cut first, which is far cheaper. */
export function parsePage(html: string): Document {
  const light = cutExcess(cutHeavy(html).replace(inlined, '$1').replace(blankRun, '\n').replace(longValue, '$1""'));
  const asIs = parseHTML(light).document;
  // Unlike browsers, the parser does not add a missing root.
  const document = asIs.documentElement?.localName === 'html' ? asIs : parseHTML(`<html>${light}</html>`).document;
  gatherStrays(document);
  if (/<\w+\s[^<>]{0,200}\b[A-Z]{2,12}=/.test(light)) lowerAttributes(document);
  return document;
}

function cutHeavy(html: string): string {
  const kept: string[] = [];
  /** Names without another end tag, searched once: otherwise quadratic. */
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

function withoutTagsInside(script: string): string {
  const from = script.indexOf('>') + 1;
  const to = script.lastIndexOf('</');
  const json = script
    .slice(from, to)
    .replace(/<(?=[a-z/])/gi, '\\u003c')
    .replaceAll('&', '\\u0026');
  return script.slice(0, from) + json + script.slice(to);
}

function findEnd(html: string, name: string, from: number): number | undefined {
  // As in browsers, "<!-->" is a whole comment, and an end tag goes on to its bracket, whatever stands in it.
  const end = name ? new RegExp(`</${name}(?:[\\s/][^>]{0,200})?>`, 'gi') : /--!?>/g;
  end.lastIndex = name ? from : from - 2;
  return end.exec(html) ? end.lastIndex : undefined;
}

/** Trees of 100,000 levels take the parser minutes. */
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

function gatherStrays(document: Document): void {
  const { documentElement: root, head, body } = document;
  const strays = [...Array.from(root.childNodes), ...Array.from(document.childNodes)].filter(
    (node) => node !== head && node !== body && node !== root && node.nodeType !== document.DOCUMENT_TYPE_NODE,
  );
  for (const stray of strays) body.appendChild(stray);
}

function lowerAttributes(document: Document): void {
  for (const element of listElements(document)) {
    for (const { name, value } of Array.from(element.attributes)) {
      const lower = name.toLowerCase();
      if (lower !== name && !element.hasAttribute(lower)) element.setAttribute(lower, value);
    }
  }
}

export function findBaseUrl(elements: readonly Element[], url: string | undefined): string | undefined {
  const base = withName(elements, 'base')
    .find((element) => element.hasAttribute('href'))
    ?.getAttribute('href');
  return (base && toWebAddress(base, url)) || url;
}
