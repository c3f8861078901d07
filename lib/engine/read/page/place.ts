const beside =
  'nav,aside,footer,form,table,dialog,[role="dialog"],[hidden],[class*="cookie"],[id*="cookie"],[class*="consent"],[class*="comment"],[id*="comment"],[class*="related"]';
const minParagraphChars = 80;
const paragraphsAbove = 2;
const maxLookedAt = 60;

export function isBeside(element: Element): boolean {
  const found = element.closest(beside);
  return found !== null && !wrapsPage(found);
}

/** Systems name whole pages so, as with `cookies-not-set`. */
const wrapsPage = ({ localName, parentElement }: Element): boolean =>
  localName === 'html' || localName === 'body' || (localName === 'form' && parentElement?.localName === 'body');

export const isBodyParagraph = (element: Element): boolean =>
  element.localName === 'p' && (element.textContent ?? '').trim().length >= minParagraphChars && !isBeside(element);

/** Lines before the heading; an unmarked menu has more. */
const maxBeforeHeading = 12;

/** Elements around the heading and first paragraphs, where bylines stand. */
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
