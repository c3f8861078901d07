/** Parts of a page whose paragraphs, names and dates are not its body's. */
const beside =
  'nav,aside,footer,form,table,dialog,[role="dialog"],[hidden],[class*="cookie"],[id*="cookie"],[class*="consent"],[class*="comment"],[id*="comment"],[class*="related"]';
/** A paragraph from this length on is the body's. In characters. */
const minParagraphChars = 80;
/** A lead may stand over names and dates, */
const paragraphsAbove = 2;
/** and no more than so many elements are looked at for them. */
const maxLookedAt = 60;

/** Whether an element stands beside a page's body. */
export function isBeside(element: Element): boolean {
  const found = element.closest(beside);
  return found !== null && !wrapsPage(found);
}

/** Systems mark whole pages so, as with comments or before a word on cookies (`cookies-not-set`). */
const wrapsPage = ({ localName, parentElement }: Element): boolean =>
  localName === 'html' || localName === 'body' || (localName === 'form' && parentElement?.localName === 'body');

export const isBodyParagraph = (element: Element): boolean =>
  element.localName === 'p' && (element.textContent ?? '').trim().length >= minParagraphChars && !isBeside(element);

/** So many of them may stand before a page's heading; a menu that nothing marks as one holds many more. */
const maxBeforeHeading = 12;

/** The elements a selector finds around the heading, above the body and around its first paragraphs, where bylines stand. */
export function aroundStart(document: Document, selector: string): Element[] {
  const elements = Array.from(document.querySelectorAll(`${selector},p,h1`));
  const heading = elements.findIndex((element) => element.localName === 'h1' && !isBeside(element));
  const found: Element[] = [];
  let paragraphs = 0;
  for (const element of elements.slice(Math.max(0, heading - maxBeforeHeading))) {
    if (isBodyParagraph(element)) paragraphs++;
    else if (element.matches(selector) && !isBeside(element)) found.push(element);
    if (paragraphs > paragraphsAbove || found.length >= maxLookedAt) break;
  }
  return found;
}
