import { getParent, getShadowRoot } from './deep-elements.ts';
import { isSeen, type PagePicture, toPagePicture } from './pictures.ts';

type Own = (element: Element) => boolean;

/** Elements at a place of the viewport, topmost first, those inside shadow roots before their hosts; each once. */
export function stackAt(x: number, y: number, isOwn: Own = () => false): Iterable<Element> {
  const found = new Set<Element>();
  const entered = new Set<Document | ShadowRoot>();
  const look = (root: Document | ShadowRoot) => {
    entered.add(root);
    for (const element of root.elementsFromPoint(x, y)) {
      if (isOwn(element)) continue;
      const shadow = getShadowRoot(element);
      // Asked from within, browsers report what is around the host too.
      if (shadow && !entered.has(shadow)) look(shadow);
      found.add(element);
    }
  };
  look(document);
  return found;
}

/**
 * The topmost picture at a place of the viewport, whatever lies over it, or undefined; `isInWay` says of what lies over it
 * that it is meant itself.
 */
export function pictureAt(
  x: number,
  y: number,
  isOwn?: Own,
  isInWay: (element: Element) => boolean = () => false,
): PagePicture | undefined {
  for (const element of stackAt(x, y, isOwn)) {
    const own = toPagePicture(element);
    // A ground is under what stands on it.
    const picture = own && own.type !== 'background' ? own : (untouchableIn(element, x, y) ?? own);
    if (picture && isSeen(picture.element)) return picture;
    if (isInWay(element)) return undefined;
  }
  return undefined;
}

/** Pages keep images from being dragged and saved by letting the pointer through them, which hides them from the stack too. */
const untouchable = 'img, video, canvas, svg, [style*="url("]';
/** So many of them are looked at beneath one element. */
const maxLookedAt = 2000;

function untouchableIn(around: Element, x: number, y: number): PagePicture | undefined {
  let looked = 0;
  let found: PagePicture | undefined;
  for (const element of around.querySelectorAll(untouchable)) {
    looked += 1;
    if (looked > maxLookedAt) break;
    if (!isAt(element, x, y) || getComputedStyle(element).pointerEvents !== 'none') continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // What comes later lies over what came before.
    if (!isCutOff(element, around, x, y)) found = toPagePicture(element) ?? found;
  }
  return found;
}

/** Whether something between an element and one around it lets nothing of it be seen at a place. */
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

/** Whether words of an element's own are at a place, and not only somewhere in its box. */
export function hasTextAt(element: Element, x: number, y: number): boolean {
  const range = document.createRange();
  return Array.from(element.childNodes).some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    range.selectNodeContents(node);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
}
