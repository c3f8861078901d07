import type { Block } from '../document.ts';
import { readFigure, readImage } from './blocks/figure.ts';
import {
  deepest,
  getTagName,
  isBlockLevel,
  isElement,
  isEmoji,
  isFootnoteMark,
  isText,
  isUnread,
  readInlineText,
  readNodeText,
  readRawText,
  type Skip,
  settle,
} from './blocks/inline-text.ts';
import { isRichList, readDefinitions, readList } from './blocks/list.ts';
import { readQuote } from './blocks/quote.ts';
import { isDataTable, readTable } from './blocks/table.ts';
import { toParagraphs } from './blocks/typed-lists.ts';
import { clip, maxReadChars, withoutInvisible } from './clean-text.ts';

interface ReadBlocksOptions {
  readonly skip?: Skip;
  readonly base?: string;
}

/** Reads a part of a page into blocks. Library-free, for browsers' DOM and linkedom's: the injected script carries it. */
export function readBlocks(root: Node, { skip, base }: ReadBlocksOptions = {}): Block[] {
  const blocks: Block[] = [];
  let running = '';
  let images: Block[] = [];

  const flush = () => {
    blocks.push(...toParagraphs(settle(running)), ...images);
    running = '';
    images = [];
  };
  const add = (...read: Block[]) => {
    flush();
    blocks.push(...read);
  };

  const addImage = (image: Element) => {
    const figure = isEmoji(image) ? undefined : readImage(image, base);
    if (figure) images.push(figure);
    else running += readNodeText(image, skip);
  };

  const walkChildren = (parent: Node, depth: number) => {
    for (let child = parent.firstChild; child; child = child.nextSibling) walk(child, depth);
  };

  const walk = (node: Node, depth: number): void => {
    if (isText(node)) running += node.nodeValue ?? '';
    else if (isElement(node)) walkElement(node, depth);
  };

  const walkElement = (element: Element, depth: number): void => {
    const name = getTagName(element);
    if (isUnread(element) || skip?.(element) || isFootnoteMark(element, name)) return;
    if (depth > deepest) {
      running += ` ${element.textContent ?? ''} `;
      return;
    }
    const whole = readWhole(element, name, { skip, base });
    if (whole) add(...whole);
    else if (name === 'br') running += '\v';
    else if (name === 'img') addImage(element);
    else if (name === 'sup') running += readNodeText(element, skip);
    else if (isBlockLevel(name)) {
      flush();
      walkChildren(element, depth + 1);
      flush();
    } else walkChildren(element, depth + 1);
  };

  if (isElement(root)) walkElement(root, 0);
  else walkChildren(root, 0);
  flush();
  return blocks;
}

function readWhole(element: Element, name: string, { skip, base }: ReadBlocksOptions): Block[] | undefined {
  const level = findHeadingLevel(element, name);
  if (level) {
    // Headings often end in a link to their own section.
    const text = clip(readInlineText(element, skip), maxReadChars.heading).replace(/\s*[#¶§🔗]$/u, '');
    return text ? [{ type: 'heading', level, text }] : [];
  }
  switch (name) {
    case 'hr':
      return [];
    case 'ul':
    case 'ol':
    case 'menu':
      return isRichList(element) ? undefined : readList(element, skip);
    case 'dl':
      return isRichList(element) ? undefined : readDefinitions(element, skip);
    case 'table':
      return isDataTable(element) ? readTable(element, skip) : undefined;
    case 'pre':
      return readCode(element);
    case 'blockquote':
      return element.querySelector('table') === null ? readQuote(element, skip) : undefined;
    case 'figure': {
      const figure = readFigure(element, skip, base);
      if (figure) return [figure];
      // Without a picture a figure may hold code or text.
      return element.querySelector('pre,p,ul,ol') ? undefined : [];
    }
    default:
      return undefined;
  }
}

function findHeadingLevel(element: Element, name: string): number | undefined {
  if (/^h[1-6]$/.test(name)) return Number(name[1]);
  if (element.getAttribute('role') !== 'heading') return undefined;
  return Math.min(6, Math.max(1, Number(element.getAttribute('aria-level')) || 2));
}

function readCode(element: Element): Block[] {
  const text = withoutInvisible(readRawText(element, undefined))
    .replace(/\r\n?|\v/g, '\n')
    .replace(/^\s*\n/, '')
    .trimEnd();
  return text ? [{ type: 'code', text }] : [];
}
