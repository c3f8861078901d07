import { deepElements } from './deep-elements.ts';

/** Something of a page that a person sees as a picture. */
export interface PagePicture {
  readonly element: Element;
  readonly type: 'image' | 'background' | 'canvas' | 'video';
  /** Where its file is; empty for a canvas, and for a video without a poster. */
  readonly address: string;
  /** Pixels of its own; 0 while nobody knows. */
  readonly width: number;
  readonly height: number;
}

/** Attributes in which pages keep the address of an image that is not loaded yet. */
const lazy = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-delayed-url', 'data-li-src'];
/** Only so much of a page is looked through. */
const mostElements = 60_000;
/** CSS pixels: smaller ones are bullets and spacers. */
const leastSide = 24;

/** The element as a picture; undefined when it shows none of its own. */
export function pictureOf(element: Element): PagePicture | undefined {
  if (element instanceof HTMLImageElement) return imageOf(element);
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
  return backgroundOf(element);
}

function imageOf(element: HTMLImageElement): PagePicture | undefined {
  const later = lazy
    .map((name) => element.getAttribute(name))
    .find((address) => address && URL.canParse(absolute(address)));
  const { currentSrc, src, naturalWidth: width, naturalHeight: height } = element;
  const shown = currentSrc || src;
  // Until its time comes such an image shows a pixel, mostly inlined.
  const isStandIn = later && (width <= 2 || /^data:image\/(?:gif|svg)/.test(shown));
  if (isStandIn) return { element, type: 'image', address: absolute(later), width: 0, height: 0 };
  return shown ? { element, type: 'image', address: absolute(shown), width, height } : undefined;
}

function backgroundOf(element: Element): PagePicture | undefined {
  const { backgroundImage } = getComputedStyle(element);
  const [, quoted] = backgroundImage.startsWith('none')
    ? []
    : (/url\("((?:[^"\\]|\\.)*)"\)/.exec(backgroundImage) ?? []);
  const address = quoted?.replace(/\\(.)/g, '$1');
  return address ? { element, type: 'background', address: absolute(address), width: 0, height: 0 } : undefined;
}

const absolute = (address: string): string => URL.parse(address, document.baseURI)?.href ?? address;

/** The pictures of the page in its order, each address once: what is too small to be one, and what nobody sees, left out. */
export function picturesOf(page: Document): PagePicture[] {
  const found: PagePicture[] = [];
  const known = new Set<string>();
  let looked = 0;
  for (const element of deepElements(page)) {
    looked += 1;
    if (looked > mostElements) break;
    const picture = pictureOf(element);
    if (!picture || known.has(picture.address) || !isSeen(element)) continue;
    if (picture.address) known.add(picture.address);
    found.push(picture);
  }
  return found;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= leastSide && height >= leastSide && element.checkVisibility({ visibilityProperty: true });
}

/** The topmost picture at a place of the viewport, whatever lies over it, in open shadow roots too. */
export function pictureAt(x: number, y: number, root: Document | ShadowRoot = document): PagePicture | undefined {
  for (const element of root.elementsFromPoint(x, y)) {
    const inside = element.shadowRoot && element.shadowRoot !== root ? pictureAt(x, y, element.shadowRoot) : undefined;
    const picture = inside ?? pictureOf(element);
    if (picture && isSeen(picture.element)) return picture;
  }
  return undefined;
}

/** The largest on-screen picture among some; pages repeat an image as thumbnail, blur and lightbox. */
export function largestSeen(pictures: readonly PagePicture[]): PagePicture | undefined {
  const area = ({ element }: PagePicture) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? width * height : 0;
  };
  return pictures.toSorted((one, other) => area(other) - area(one))[0];
}
