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
export const isBeside = (element: Element): boolean => element.closest(beside) !== null;

export const isBodyParagraph = (element: Element): boolean =>
  element.localName === 'p' && (element.textContent ?? '').trim().length >= minParagraphChars && !isBeside(element);

/** The elements a selector finds above the body and around its first paragraphs, where bylines stand. */
export function aroundStart(document: Document, selector: string): Element[] {
  const found: Element[] = [];
  let paragraphs = 0;
  for (const element of document.querySelectorAll(`${selector},p`)) {
    if (isBodyParagraph(element)) paragraphs++;
    else if (!isBeside(element) && (element.localName !== 'p' || element.matches(selector))) found.push(element);
    if (paragraphs > paragraphsAbove || found.length >= maxLookedAt) break;
  }
  return found;
}
