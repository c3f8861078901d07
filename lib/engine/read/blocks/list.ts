import type { Block } from '../../document.ts';
import { getTagName, isElement, isUnread, readInlineText, readNodeText, type Skip, toOneLine } from './inline-text.ts';

type ListItem = Extract<Block, { type: 'list' }>['items'][number];

const isList = (element: Element) => /^(?:ul|ol|menu)$/.test(getTagName(element));
const sectionParts = 'h1,h2,h3,h4,h5,h6,table,figure,blockquote,pre,p+p,div+p,p+div';

export const isRichList = (list: Element): boolean => list.querySelector(sectionParts) !== null;

const isWorded = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

const deepestLevel = 8;

export function readList(list: Element, skip?: Skip): Block[] {
  const items: ListItem[] = [];
  collectItems(list, 0, skip, items);
  return items.length > 0 ? [{ type: 'list', ordered: getTagName(list) === 'ol', items }] : [];
}

function collectItems(list: Element, level: number, skip: Skip | undefined, items: ListItem[]): void {
  for (let child = list.firstChild; child; child = child.nextSibling) {
    if (!isElement(child) || isUnread(child) || skip?.(child)) continue;
    // A list directly in a list is malformed but common, and means one level more.
    if (isList(child)) collectItems(child, Math.min(level + 1, deepestLevel), skip, items);
    else collectItem(child, level, skip, items);
  }
}

function collectItem(item: Element, level: number, skip: Skip | undefined, items: ListItem[]): void {
  const nested = Array.from(item.querySelectorAll('ul,ol,menu')).filter((list) => findOwner(list, item) === item);
  const isNested = (element: Element) => nested.includes(element);
  const words = toOneLine(readNodeText(item, (element) => isNested(element) || (skip?.(element) ?? false)));
  // "^" or "↑" at a note's start links back to its mark.
  const text = isWorded.test(words) ? words.replace(/^[\^↑]\s*/, '') : '';
  if (text) items.push({ text, level });
  const below = text && level < deepestLevel ? level + 1 : level;
  for (const list of nested) if (!skip?.(list)) collectItems(list, below, skip, items);
}

function findOwner(list: Element, item: Element): Element | null {
  let parent = list.parentElement;
  while (parent && parent !== item && !isList(parent)) parent = parent.parentElement;
  return parent;
}

export function readDefinitions(list: Element, skip?: Skip): Block[] {
  const items: ListItem[] = [];
  let term = '';
  const end = () => {
    if (term) items.push({ text: term, level: 0 });
    term = '';
  };
  for (const part of Array.from(list.querySelectorAll('dt,dd'))) {
    if (part.closest('dl') !== list || isUnread(part) || skip?.(part)) continue;
    const text = readInlineText(part, skip);
    if (!text) continue;
    if (getTagName(part) === 'dt') {
      end();
      term = text;
    } else {
      items.push({ text: term ? `${term.replace(/\s*[:：]$/, '')}: ${text}` : text, level: 0 });
      term = '';
    }
  }
  end();
  return items.length > 0 ? [{ type: 'list', ordered: false, items }] : [];
}
