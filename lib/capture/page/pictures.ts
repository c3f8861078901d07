import { deepElements } from './deep-elements.ts';
import { findStylePicture } from './style-pictures.ts';

export interface PagePicture {
  readonly element: Element;
  /** A frame holds a page of its own, which is a picture as the screen shows it. */
  readonly type: 'image' | 'background' | 'canvas' | 'video' | 'drawing' | 'frame';
  /** Where its file is; empty for what has none, as a canvas, or a video without a poster. */
  readonly address: string;
  /** Pixels of its own; 0 while nobody knows. */
  readonly width: number;
  readonly height: number;
}

/** Attributes in which pages keep the address of an image that is not loaded yet. */
const lazy = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-delayed-url', 'data-li-src'];
/** Only so much of a page is looked through. */
const maxElements = 60_000;
/** CSS pixels: smaller ones are bullets and spacers. */
const minSidePx = 24;
/** CSS pixels: smaller drawings are icons. */
const minDrawingPx = 64;

/** The element as a picture; undefined when it shows none of its own. */
export function toPagePicture(element: Element): PagePicture | undefined {
  if (element instanceof HTMLImageElement) return readImage(element);
  if (element instanceof HTMLVideoElement) {
    const { poster, videoWidth: width, videoHeight: height } = element;
    return { element, type: 'video', address: poster, width, height };
  }
  if (element instanceof HTMLCanvasElement) {
    const { width, height } = element;
    return width > 0 && height > 0 ? { element, type: 'canvas', address: '', width, height } : undefined;
  }
  if (element instanceof SVGImageElement || (element instanceof HTMLInputElement && element.type === 'image')) {
    const address = element instanceof HTMLInputElement ? element.src : element.href.baseVal;
    return address ? { element, type: 'image', address: absolute(address), width: 0, height: 0 } : undefined;
  }
  if (element instanceof SVGElement) return readDrawing(element);
  if (element instanceof HTMLIFrameElement) return bare(element, 'frame');
  const address = findStylePicture(element);
  return address ? { ...bare(element, 'background'), address: absolute(address) } : undefined;
}

const bare = (element: Element, type: PagePicture['type']): PagePicture => ({
  element,
  type,
  address: '',
  width: 0,
  height: 0,
});

/** A shape is of the whole drawing. */
function readDrawing(shape: SVGElement): PagePicture | undefined {
  let element = shape;
  while (element.ownerSVGElement) element = element.ownerSVGElement;
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) >= minDrawingPx ? bare(element, 'drawing') : undefined;
}

function readImage(element: HTMLImageElement): PagePicture | undefined {
  const later = [...lazy.map((name) => element.getAttribute(name)), withoutScripts(element)].find(
    (address) => address && URL.canParse(absolute(address)),
  );
  const { currentSrc, src, naturalWidth: width, naturalHeight: height } = element;
  const shown = currentSrc || src;
  // Until its time comes such an image shows a pixel, mostly inlined.
  const isStandIn = later && (width <= 2 || /^data:image\/(?:gif|svg)/.test(shown));
  if (isStandIn) return { element, type: 'image', address: absolute(later), width: 0, height: 0 };
  return shown ? { element, type: 'image', address: absolute(shown), width, height } : undefined;
}

/** What the page has for browsers without scripts, beside an image that a script is to load. */
function withoutScripts(element: HTMLImageElement): string | undefined {
  const beside = [element.nextElementSibling, element.previousElementSibling];
  const text = beside.find((one) => one?.localName === 'noscript')?.textContent.slice(0, maxNoscriptChars) ?? '';
  const [, address] = /<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(text) ?? [];
  return address?.replaceAll('&amp;', '&');
}

/** Characters; one for an image holds its tag and no more. */
const maxNoscriptChars = 2000;

const absolute = (address: string): string => URL.parse(address, document.baseURI)?.href ?? address;

/** The pictures of the page in its order, each address once: what is too small to be one, and what nobody sees, left out. */
export function listPictures(page: Document): PagePicture[] {
  const found: PagePicture[] = [];
  const known = new Set<string>();
  let looked = 0;
  for (const element of deepElements(page)) {
    looked += 1;
    if (looked > maxElements) break;
    const picture = toPagePicture(element);
    if (!picture || picture.element !== element || known.has(picture.address) || !isSeen(element)) continue;
    if (picture.address) known.add(picture.address);
    found.push(picture);
  }
  return found;
}

/** Whether it is large enough to be a picture, and is shown. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= minSidePx && height >= minSidePx && element.checkVisibility({ visibilityProperty: true });
}

/** The largest on-screen picture among some; pages repeat an image as thumbnail, blur and lightbox. */
export function findLargestSeen(pictures: readonly PagePicture[]): PagePicture | undefined {
  const area = ({ element }: PagePicture) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? width * height : 0;
  };
  return pictures.toSorted((one, other) => area(other) - area(one))[0];
}
