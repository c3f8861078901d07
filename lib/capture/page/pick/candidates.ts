import { hasTextAt, pictureAt, stackAt } from '../at-place.ts';
import { deepElements, getParent } from '../deep-elements.ts';
import { listPictures, type PagePicture } from '../pictures.ts';

/** Something that can be picked: a picture, or a block of text. */
export interface Candidate {
  readonly element: Element;
  readonly picture: PagePicture | undefined;
}

/** Elements that hold one thing to say; which of them are large enough, their text decides. */
const blocks =
  'article, section, aside, main, blockquote, pre, table, ul, ol, dl, details, figure, [role="article"], [role="listitem"], li, p';
/** Letters of a text that a picture can be made of. */
const minTextChars = 80;
/** Steps for the keyboard through a page; more is no way to find anything. */
const maxSteps = 400;

/** What is at a place of the viewport: the picture there, whatever lies over it, unless that is text. */
export function candidateAt(x: number, y: number, isOwn: (element: Element) => boolean): Candidate | undefined {
  const isWhole = (element: Element) => element === document.documentElement || element === document.body;
  const picture = pictureAt(x, y, isOwn, (element) => !isWhole(element) && hasTextAt(element, x, y));
  if (picture && !isWhole(picture.element)) return { element: picture.element, picture };
  const [topmost] = stackAt(x, y, isOwn);
  return blockAround(topmost);
}

function blockAround(element: Element | undefined): Candidate | undefined {
  for (let block = element; block; block = getParent(block)) {
    if (block.matches(blocks) && (block.textContent?.trim().length ?? 0) >= minTextChars) {
      return { element: block, picture: undefined };
    }
  }
  return undefined;
}

/**
 * What the keyboard steps through, in the order of the page: pictures, and blocks larger than a paragraph and smaller than
 * all that the page has to say, which needs no picking.
 */
export function allCandidates(isOwn: (element: Element) => boolean): Candidate[] {
  const pictures = new Map(listPictures(document).map((picture) => [picture.element, picture]));
  const found: Candidate[] = [];
  for (const element of deepElements(document)) {
    if (found.length >= maxSteps) break;
    const root = element.getRootNode();
    if (root instanceof ShadowRoot && isOwn(root.host)) continue;
    const picture = pictures.get(element);
    if (picture) found.push({ element, picture });
    else if (isWholeBlock(element)) found.push({ element, picture: undefined });
  }
  return found;
}

function isWholeBlock(element: Element): boolean {
  if (!element.matches(blocks) || element.matches('main, li, p')) return false;
  return (
    (element.textContent?.trim().length ?? 0) >= minTextChars && element.checkVisibility({ visibilityProperty: true })
  );
}
