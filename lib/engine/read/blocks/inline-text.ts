import { hasLetterOrDigit } from '../../letters.ts';
import { withoutInvisible } from '../clean-text.ts';

/** This file uses no library, and only what linkedom and browsers share: the injected script carries it. */

const wordless = new Set(
  'script style template noscript svg canvas button select option textarea input iframe object embed audio video rp rt annotation annotation-xml head title datalist dialog progress meter map'.split(
    ' ',
  ),
);

const blockLevel = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup p pre section summary table caption tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

export type Skip = (element: Element) => boolean;

export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const isText = (node: Node): boolean => node.nodeType === 3 || node.nodeType === 4;
export const getTagName = (element: Element): string => element.localName.toLowerCase();
export const isBlockLevel = (name: string): boolean => blockLevel.has(name);

const hidingStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** Screen readers' texts, and wikis' edit links. */
const hidingClass = /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader-text|mw-editsection|noprint)(?:\s|$)/i;
/** Longer parts marked `aria-hidden` are pages behind an open dialog, not decoration. */
const maxDecorationChars = 300;

export function isUnread(element: Element): boolean {
  if (wordless.has(getTagName(element)) || element.hasAttribute('hidden')) return true;
  const style = element.getAttribute('style');
  if (style && hidingStyle.test(style)) return true;
  if (hidingClass.test(element.getAttribute('class') ?? '')) return true;
  return element.getAttribute('aria-hidden') === 'true' && (element.textContent ?? '').length < maxDecorationChars;
}

const footnoteMark = /^[[(]?(?:\d{1,3}|[a-z]|[*†‡§¶]+|(?:note|nb|n) ?\d{1,2})[\])]?$/i;
const bracketedMark = /^\[[^\]]{1,20}\]$/;

/** A link to a note ("[1]"), or the way back from one ("↑"). */
export function isFootnoteMark(element: Element, name: string): boolean {
  if (name !== 'sup' && name !== 'a') return false;
  const text = (element.textContent ?? '').trim();
  if (text.length > 20) return false;
  if (name === 'a') return /^[↑↩^]+\uFE0E?$/.test(text);
  const linked = element.querySelector('a[href*="#"]') ?? element.closest('a[href^="#"]');
  return bracketedMark.test(text) || (linked !== null && footnoteMark.test(text));
}

const superscripts: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
};

/** Superscript digits: 10<sup>6</sup> must not become 106. */
function raise(text: string): string {
  return /^[\d+\-−]+$/.test(text.trim()) ? Array.from(text.trim(), (c) => superscripts[c] ?? c).join('') : text;
}

function readEmoji(image: Element): string {
  const alt = image.getAttribute('alt') ?? '';
  return /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator})/u.test(alt) ? alt : '';
}

export const isEmoji = (image: Element): boolean => readEmoji(image) !== '' && !hasLetterOrDigit(readEmoji(image));

/** Deeper trees are read as their bare text, so that no page can exhaust the stack. */
export const deepest = 250;

/** White space is not yet collapsed: `<br>` is `\v`. */
export function readNodeText(node: Node, skip: Skip | undefined, depth = 0): string {
  if (isText(node)) return node.nodeValue ?? '';
  if (!isElement(node)) return '';
  const name = getTagName(node);
  if (name === 'br') return '\v';
  if (name === 'img') return readEmoji(node);
  if (isUnread(node) || isFootnoteMark(node, name) || skip?.(node)) return '';
  if (depth > deepest) return node.textContent ?? '';
  const inner = readRawText(node, skip, depth + 1);
  if (name === 'sup') return raise(inner);
  return isBlockLevel(name) ? ` ${inner} ` : inner;
}

export function readRawText(parent: Node, skip: Skip | undefined, depth = 0): string {
  let text = '';
  for (let child = parent.firstChild; child; child = child.nextSibling) text += readNodeText(child, skip, depth);
  return text;
}

export function settle(raw: string): string {
  return withoutInvisible(raw)
    .replace(/[^\S\v]+/g, ' ')
    .replace(/(?<=\p{L}-)\v(?=\p{Ll})/gu, '')
    .replace(/ ?\v ?/g, '\n')
    .trim();
}

export const toOneLine = (raw: string): string => settle(raw).replace(/\s+/g, ' ');

export const readInlineText = (element: Node, skip?: Skip): string => toOneLine(readRawText(element, skip));
