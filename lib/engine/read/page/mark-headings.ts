import { pauses, stopsOrDots } from '../../languages/marks.ts';
import { getTagName, readInlineText } from '../blocks/inline-text.ts';
import { listElements, withName } from './elements.ts';

const maxHeadingChars = 100;
const maxHeldChars = 240;
/** A single bold line may be a warning. */
const minBoldLines = 2;
const unmarkedLevel = 3;

const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const heldParts = 'p,div,section,ul,ol,table';
const namesHeading =
  /(?:^|[\s_-])(?:heading|headline|subheading|subheadline|subtitle|section-title|subtitel|title)(?:$|[\s_-])/i;
const endsSentence = new RegExp(`[${stopsOrDots}${pauses}]["”»)]?$`, 'u');

export function markHeadings(body: Element): void {
  for (const element of listElements(body).filter((each) => each.getAttribute('role') === 'heading')) {
    const level = Math.min(6, Math.max(1, Number(element.getAttribute('aria-level')) || 2));
    if (!/^h[1-6]$/.test(getTagName(element))) rename(element, `h${level}`);
  }
  const marked = listElements(body).filter(({ localName }) => headings.has(localName));
  for (const element of marked) {
    if (isRunningText(element)) {
      rename(element, 'p');
      continue;
    }
    if (element.firstElementChild === null) continue;
    const parts = Array.from(element.querySelectorAll(heldParts));
    if (parts.length === 0) continue;
    if ((element.textContent ?? '').length > maxHeldChars) rename(element, 'div');
    else for (const part of parts) part.replaceWith(...part.childNodes);
  }
  const elements = listElements(body);
  const left = elements.filter(({ localName }) => headings.has(localName));
  if (!left.some(({ localName }) => /^h[2-4]$/.test(localName)) || left.length < minBoldLines) {
    const named = withName(elements, 'div', 'p', 'span').filter(isNamedHeading);
    if (named.length >= minBoldLines) for (const line of named) rename(line, `h${unmarkedLevel}`);
  }
  const bold = withName(elements, 'p').filter((line) => line.parentNode !== null && isBoldLine(line));
  if (bold.length >= minBoldLines) for (const line of bold) rename(line, `h${unmarkedLevel}`);
}

/** A heading with two whole sentences is a paragraph in a heading's dress. */
const minTextChars = 120;
const twoSentences = new RegExp(String.raw`[${stopsOrDots}]["”»)]?\s+["“«(]?\p{Lu}[\s\S]{20,}`, 'u');

function isRunningText(element: Element): boolean {
  const text = readInlineText(element);
  return text.length >= minTextChars && endsSentence.test(text) && twoSentences.test(text);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of Array.from(element.attributes))
    if (attribute !== 'role') renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function isOverText(line: Element): boolean {
  const text = readInlineText(line);
  const next = line.nextElementSibling;
  if (text.length < 3 || text.length > maxHeadingChars || endsSentence.test(text) || next === null) return false;
  const below = (next.textContent ?? '').trim();
  return (
    /^(?:p|ul|ol|div|figure|blockquote|table|img)$/.test(getTagName(next)) &&
    (below.length > text.length || below === '')
  );
}

const dressing = /^(?:span|font|em|i|u)$/;

function isAllBold(element: Element): boolean {
  const [only, ...others] = Array.from(element.childNodes).filter((node) => (node.textContent ?? '').trim() !== '');
  if (only?.nodeType !== 1 || others.length > 0) return false;
  const { localName } = only as Element;
  return /^(?:b|strong)$/.test(localName) || (dressing.test(localName) && isAllBold(only as Element));
}

const isBoldLine = (line: Element): boolean =>
  isAllBold(line) && line.closest('blockquote,li,td,figure') === null && isOverText(line);

const isNamedHeading = (line: Element): boolean =>
  namesHeading.test(line.getAttribute('class') ?? '') && line.children.length === 0 && isOverText(line);
