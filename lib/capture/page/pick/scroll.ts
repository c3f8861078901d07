import { stackAt } from '../at-place.ts';
import { getParent } from '../deep-elements.ts';

export function scrollAt(
  { clientX, clientY, deltaX, deltaY }: WheelEvent,
  isOwn: (element: Element) => boolean,
): boolean {
  const [beneath] = stackAt(clientX, clientY, isOwn);
  for (let at = beneath; at && at !== document.body && at !== document.documentElement; at = getParent(at)) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const before = [at.scrollLeft, at.scrollTop];
    at.scrollBy({
      left: canScroll.test(overflowX) ? deltaX : 0,
      top: canScroll.test(overflowY) ? deltaY : 0,
      behavior: 'instant',
    });
    if (at.scrollLeft !== before[0] || at.scrollTop !== before[1]) return true;
  }
  return false;
}

const canScroll = /auto|scroll/;

export function bringIntoView(element: Element, places: Map<Element, readonly [number, number]>): void {
  for (let at: Element | undefined = element; at; at = getParent(at)) {
    if (!places.has(at)) places.set(at, [at.scrollLeft, at.scrollTop]);
  }
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

export function scrollBack(places: ReadonlyMap<Element, readonly [number, number]>): void {
  for (const [element, [left, top]] of places) {
    if (element.scrollLeft !== left || element.scrollTop !== top) element.scrollTo({ left, top, behavior: 'instant' });
  }
}
