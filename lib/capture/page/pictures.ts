import { listDeepElements } from './deep-elements.ts';
import { findStylePicture } from './style-pictures.ts';

export interface PagePicture {
  readonly element: Element;
  /** A frame counts as a picture as the screen shows it. */
  readonly type: 'image' | 'background' | 'canvas' | 'video' | 'drawing' | 'frame';
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

const lazy = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-delayed-url', 'data-li-src'];
const maxElements = 60_000;
/** CSS pixels: smaller ones are bullets and spacers. */
const minSidePx = 24;
/** CSS pixels: smaller drawings are icons. */
const minDrawingPx = 64;

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
    return address ? { element, type: 'image', address: toAbsolute(address), width: 0, height: 0 } : undefined;
  }
  if (element instanceof SVGElement) return readDrawing(element);
  if (element instanceof HTMLIFrameElement) return startPicture(element, 'frame');
  const address = findStylePicture(element);
  return address ? { ...startPicture(element, 'background'), address: toAbsolute(address) } : undefined;
}

const startPicture = (element: Element, type: PagePicture['type']): PagePicture => ({
  element,
  type,
  address: '',
  width: 0,
  height: 0,
});

function readDrawing(shape: SVGElement): PagePicture | undefined {
  let element = shape;
  while (element.ownerSVGElement) element = element.ownerSVGElement;
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) >= minDrawingPx ? startPicture(element, 'drawing') : undefined;
}

function readImage(element: HTMLImageElement): PagePicture | undefined {
  const later = [...lazy.map((name) => element.getAttribute(name)), withoutScripts(element)].find(
    (address) => address && URL.canParse(toAbsolute(address)),
  );
  const { currentSrc, src, naturalWidth: width, naturalHeight: height } = element;
  const shown = currentSrc || src;
  // Lazy images show a pixel first, mostly inlined.
  const isStandIn = later && (width <= 2 || /^data:image\/(?:gif|svg)/.test(shown));
  if (isStandIn) return { element, type: 'image', address: toAbsolute(later), width: 0, height: 0 };
  return shown ? { element, type: 'image', address: toAbsolute(shown), width, height } : undefined;
}

function withoutScripts(element: HTMLImageElement): string | undefined {
  const beside = [element.nextElementSibling, element.previousElementSibling];
  const text = beside.find((one) => one?.localName === 'noscript')?.textContent.slice(0, maxNoscriptChars) ?? '';
  const [, address] = /<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(text) ?? [];
  return address?.replaceAll('&amp;', '&');
}

const maxNoscriptChars = 2000;

const toAbsolute = (address: string): string => URL.parse(address, document.baseURI)?.href ?? address;

export function listPictures(page: Document): PagePicture[] {
  const found: PagePicture[] = [];
  const known = new Set<string>();
  let looked = 0;
  for (const element of listDeepElements(page)) {
    looked += 1;
    if (looked > maxElements) break;
    const picture = toPagePicture(element);
    if (!picture || picture.element !== element || known.has(picture.address) || !isSeen(element)) continue;
    if (picture.address) known.add(picture.address);
    found.push(picture);
  }
  return found;
}

export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= minSidePx && height >= minSidePx && element.checkVisibility({ visibilityProperty: true });
}

/** Pages repeat an image as thumbnail, blur and lightbox; the largest visible one counts. */
export function findLargestSeen(pictures: readonly PagePicture[]): PagePicture | undefined {
  const measureArea = ({ element }: PagePicture) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? width * height : 0;
  };
  return pictures.toSorted((one, other) => measureArea(other) - measureArea(one))[0];
}
