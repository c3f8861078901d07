const besideNames: ReadonlySet<string> = new Set(['nav', 'aside', 'footer', 'form', 'table', 'dialog']);
const besideClass = /cookie|consent|comment|related/;
const besideId = /cookie|comment/;
const minParagraphChars = 80;
const paragraphsAbove = 2;
const maxLookedAt = 60;

export function isBeside(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (isAsideBox(at)) return !wrapsPage(at);
  }
  return false;
}

const isAsideBox = (element: Element): boolean =>
  besideNames.has(element.localName) ||
  element.getAttribute('role') === 'dialog' ||
  element.hasAttribute('hidden') ||
  besideClass.test(element.getAttribute('class') ?? '') ||
  besideId.test(element.getAttribute('id') ?? '');

const wrapsPage = ({ localName, parentElement }: Element): boolean =>
  localName === 'html' || localName === 'body' || (localName === 'form' && parentElement?.localName === 'body');

export const isBodyParagraph = (element: Element): boolean =>
  element.localName === 'p' && (element.textContent ?? '').trim().length >= minParagraphChars && !isBeside(element);

/** Lines before the heading; an unmarked menu has more. */
const maxBeforeHeading = 12;

export function listAroundStart(all: readonly Element[], isWanted: (element: Element) => boolean): Element[] {
  const elements = all.filter((each) => each.localName === 'p' || each.localName === 'h1' || isWanted(each));
  const heading = elements.findIndex((element) => element.localName === 'h1' && !isBeside(element));
  const found: Element[] = [];
  let paragraphs = 0;
  for (const element of elements.slice(Math.max(0, heading - maxBeforeHeading))) {
    if (isBodyParagraph(element)) paragraphs++;
    else if (isWanted(element) && !isBeside(element)) found.push(element);
    if (paragraphs > paragraphsAbove || found.length >= maxLookedAt) break;
  }
  return found;
}
