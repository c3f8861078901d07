import { breakLines, isHidden, showsLineFeeds } from './visible-text.ts';

const structure = 'table, thead, tbody, tr, ul, ol, li, dl, blockquote, pre, figure, h1, h2, h3, h4, h5, h6';
/** Includes form fields: typed text is private. */
const noise = 'script, style, noscript, template, svg, canvas, iframe, input, textarea, select';

/** Returns the selection within copies of its lists, tables and quotes, without hidden elements. */
export function copySelected(document: Document): Element | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return undefined;
  return cloneRanges(Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index)));
}

export function copyElement(element: Element): Element {
  const range = element.ownerDocument.createRange();
  range.selectNode(element);
  return cloneRanges([range]);
}

function cloneRanges(ranges: readonly Range[]): Element {
  const inert = document.implementation.createHTMLDocument('');
  for (const range of ranges) inert.body.append(inert.adoptNode(copyWithin(range)));
  for (const element of inert.body.querySelectorAll(noise)) element.remove();
  return inert.body;
}

function copyWithin(range: Range): Node {
  const common = range.commonAncestorContainer;
  const ancestor = common instanceof Element ? common : common.parentElement;
  const copy: Node = copyVisible(range, common);
  keepLines(copy, ancestor);
  return listStructureAbove(ancestor).reduce((inner, element) => {
    const outer = element.cloneNode(false);
    outer.appendChild(inner);
    return outer;
  }, copy);
}

function listStructureAbove(element: Element | null): Element[] {
  const found: Element[] = [];
  for (let at = element?.closest(structure); at; at = at.parentElement?.closest(structure)) found.push(at);
  return found;
}

/** `cloneContents` copies touched elements in document order: the n-th copy is of the n-th original. */
function copyVisible(range: Range, common: Node): DocumentFragment {
  const copy = range.cloneContents();
  if (!(common instanceof Element)) return copy;
  const copies = Array.from(copy.querySelectorAll('*'));
  const originals = Array.from(common.querySelectorAll('*')).filter((element) => range.intersectsNode(element));
  if (copies.length !== originals.length) return copy;
  originals.forEach((original, index) => {
    // `aria-hidden` elements are on screen, and were selected.
    const copied = copies[index];
    if (isHidden(original)) copied?.remove();
    else copied?.removeAttribute('aria-hidden');
    if (copied) keepLines(copied, original);
  });
  return copy;
}

/** The copy is never rendered, so line breaks from `white-space` are written into it. */
function keepLines(copy: Node, original: Element | null): void {
  for (const child of Array.from(copy.childNodes)) {
    if (child instanceof Text && showsLineFeeds(child.data, original)) breakLines(child);
  }
}
