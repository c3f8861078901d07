import { findPictureAt, hasTextAt, stackAt } from '../at-place.ts';
import { getParent, listDeepElements } from '../deep-elements.ts';
import { listPictures, type PagePicture } from '../pictures.ts';

export interface PickCandidate {
  readonly element: Element;
  readonly picture: PagePicture | undefined;
}

const blocks =
  'article, section, aside, main, blockquote, pre, table, ul, ol, dl, details, figure, [role="article"], [role="listitem"], li, p';
const minTextChars = 80;
const maxSteps = 400;

/** Returns the picture at a place, unless text lies over it, or the block of text. */
export function findCandidateAt(x: number, y: number, isOwn: (element: Element) => boolean): PickCandidate | undefined {
  const isWhole = (element: Element) => element === document.documentElement || element === document.body;
  const picture = findPictureAt(x, y, isOwn, (element) => !isWhole(element) && hasTextAt(element, x, y));
  if (picture && !isWhole(picture.element)) return { element: picture.element, picture };
  const [topmost] = stackAt(x, y, isOwn);
  return findBlockAround(topmost);
}

function findBlockAround(element: Element | undefined): PickCandidate | undefined {
  for (let block = element; block; block = getParent(block)) {
    if (block.matches(blocks) && (block.textContent?.trim().length ?? 0) >= minTextChars) {
      return { element: block, picture: undefined };
    }
  }
  return undefined;
}

export function listPickCandidates(isOwn: (element: Element) => boolean): PickCandidate[] {
  const pictures = new Map(listPictures(document).map((picture) => [picture.element, picture]));
  const found: PickCandidate[] = [];
  for (const element of listDeepElements(document)) {
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
