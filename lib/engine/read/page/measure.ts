import { getTagName, isElement, isText } from '../blocks/inline-text.ts';

export interface PageMeasure {
  text: number;
  linked: number;
  links: number;
  prose: number;
}

const minParagraphChars = 60;

export function measureAll(elements: readonly Element[]): Map<Element, PageMeasure> {
  const measures = new Map<Element, PageMeasure>();
  // From the end: an element's contents come after it.
  for (const element of elements.toReversed()) {
    const own: PageMeasure = { text: 0, linked: 0, links: 0, prose: 0 };
    for (let child = element.firstChild; child; child = child.nextSibling) {
      if (isText(child)) own.text += countSolidLetters(child.nodeValue ?? '');
      else if (isElement(child)) add(own, measures.get(child));
    }
    const name = getTagName(element);
    if (name === 'a') Object.assign(own, { linked: own.text, links: 1, prose: 0 });
    else if (name === 'h1' || (name === 'p' && own.text - own.linked >= minParagraphChars))
      own.prose = own.text - own.linked;
    measures.set(element, own);
  }
  return measures;
}

function add(sum: PageMeasure, part: PageMeasure | undefined): void {
  if (!part) return;
  sum.text += part.text;
  sum.linked += part.linked;
  sum.links += part.links;
  sum.prose += part.prose;
}

/** Length without white space; a loop for speed, as it sees every character of a page. */
function countSolidLetters(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x20 && text.charCodeAt(at) !== 0xa0) length++;
  return length;
}
