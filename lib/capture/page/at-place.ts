import { getParent, getShadowRoot } from './deep-elements.ts';
import { isSeen, type PagePicture, toPagePicture } from './pictures.ts';

type Own = (element: Element) => boolean;

export function stackAt(x: number, y: number, isOwn: Own = () => false): Iterable<Element> {
  const found = new Set<Element>();
  const entered = new Set<Document | ShadowRoot>();
  const look = (root: Document | ShadowRoot) => {
    entered.add(root);
    for (const element of root.elementsFromPoint(x, y)) {
      if (isOwn(element)) continue;
      const shadow = getShadowRoot(element);
      // `elementsFromPoint` of a shadow root also returns elements outside it.
      if (shadow && !entered.has(shadow)) look(shadow);
      found.add(element);
    }
  };
  look(document);
  return found;
}

/** Returns the topmost picture at a viewport place, even beneath other elements, up to one that `isInWay` accepts. */
export function findPictureAt(
  x: number,
  y: number,
  isOwn?: Own,
  isInWay: (element: Element) => boolean = () => false,
): PagePicture | undefined {
  for (const element of stackAt(x, y, isOwn)) {
    const own = toPagePicture(element);
    const picture = own && own.type !== 'background' ? own : (findUntouchable(element, x, y) ?? own);
    if (picture && isSeen(picture.element)) return picture;
    if (isInWay(element)) return undefined;
  }
  return undefined;
}

/** Pages protect images with `pointer-events: none`, which also hides them from `elementsFromPoint`. */
const untouchable = 'img, video, canvas, svg, [style*="url("]';
const maxLookedAt = 2000;

function findUntouchable(around: Element, x: number, y: number): PagePicture | undefined {
  let looked = 0;
  let found: PagePicture | undefined;
  for (const element of around.querySelectorAll(untouchable)) {
    looked += 1;
    if (looked > maxLookedAt) break;
    if (!isAt(element, x, y) || getComputedStyle(element).pointerEvents !== 'none') continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (!isCutOff(element, around, x, y)) found = toPagePicture(element) ?? found;
  }
  return found;
}

function isCutOff(element: Element, around: Element, x: number, y: number): boolean {
  for (let at = getParent(element); at && at !== around; at = getParent(at)) {
    if (getComputedStyle(at).overflow !== 'visible' && !isAt(at, x, y)) return true;
  }
  return false;
}

function isAt(element: Element, x: number, y: number): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left <= x && x < right && top <= y && y < bottom;
}

export function hasTextAt(element: Element, x: number, y: number): boolean {
  const range = document.createRange();
  return Array.from(element.childNodes).some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    range.selectNodeContents(node);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
}
