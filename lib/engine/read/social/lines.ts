import {
  getTagName,
  isBlockLevel,
  isElement,
  isEmoji,
  isText,
  isUnread,
  readInlineText,
  type Skip,
} from '../blocks/inline-text.ts';
import { withoutInvisible } from '../clean-text.ts';

const maxPostChars = 60_000;
const deepest = 250;
/** Longer ones hold the post itself. */
const maxControlChars = 24;

/** Lines as with `pre-wrap`: a line feed, a `<br>` and a block's border each end one. Controls are skipped. */
export function readSocialLines(element: Element | null | undefined, skip?: Skip): string[] {
  if (!element) return [];
  let text = '';
  const walk = (node: Node, depth: number): void => {
    if (text.length > maxPostChars) return;
    if (isText(node)) text += withoutIndent(node.nodeValue ?? '');
    if (!isElement(node) || isUnread(node) || isControl(node) || skip?.(node)) return;
    const name = getTagName(node);
    if (name === 'br') text += '\n';
    else if (name === 'img') text += isEmoji(node) ? (node.getAttribute('alt') ?? '') : '';
    else if (depth > deepest) text += node.textContent ?? '';
    else {
      const edge = name === 'p' ? '\n\n' : isBlockLevel(name) ? '\n' : '';
      if (text && !text.endsWith('\n')) text += edge;
      for (let child = node.firstChild; child; child = child.nextSibling) walk(child, depth + 1);
      if (text && !text.endsWith('\n')) text += edge;
    }
  };
  walk(element, 0);
  return splitLines(text);
}

/** A line feed before an indent is the template's; snapshots write visible ones as `<br>`. */
const withoutIndent = (text: string): string => text.replace(/\n(?: {4}|\t)[ \t]*/g, ' ');

export const splitLines = (text: string): string[] =>
  withoutInvisible(text.slice(0, maxPostChars))
    .split(/\r\n?|[\n\v\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim());

const isControl = (element: Element): boolean =>
  element.getAttribute('role') === 'button' && (element.textContent ?? '').trim().length <= maxControlChars;

export function findWordsAt(root: ParentNode, ...selectors: readonly string[]): string | undefined {
  for (const selector of selectors) {
    for (const element of root.querySelectorAll(selector)) {
      const words = nameIn(element);
      if (words) return words;
    }
  }
  return undefined;
}

const maxWordsChars = 300;

/** Sites write names twice, for display and for screen readers. */
function nameIn(element: Element): string {
  const shown = element.querySelector('[aria-hidden="true"]') ?? element.querySelector('.visually-hidden');
  const words = shown?.textContent?.trim() || readInlineText(element) || element.textContent;
  return withoutInvisible((words ?? '').slice(0, maxWordsChars))
    .replace(/\s+/g, ' ')
    .trim();
}
