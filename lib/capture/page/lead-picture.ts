import type { GrabbedImage } from '../grab.ts';
import { isSamePicture } from './address-rules.ts';
import { findImage } from './find-image.ts';

/** Minimum pixels of the longer and shorter side. */
const minPx = [600, 300] as const;
/** Smaller shown pictures are thumbnails of something else. */
const minShownPx = 280;
/** Short, because the click waits for it. */
const timeoutMs = 1500;

export async function findLeadPicture(): Promise<GrabbedImage | undefined> {
  const element = findShownLead();
  if (!element) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  return Promise.race([findImage(element.currentSrc || element.src), late]);
}

function findShownLead(): HTMLImageElement | undefined {
  const offered = document
    .querySelector('meta[property="og:image"], meta[property="og:image:url"], meta[name="twitter:image"]')
    ?.getAttribute('content');
  const shared = offered ? (URL.parse(offered, document.baseURI)?.href ?? '') : '';
  const large = [...document.images].filter(isLarge);
  return (
    large.find(({ currentSrc }) => currentSrc === shared || isSamePicture(shared, currentSrc)) ??
    large.find((image) => image.closest('article, main') && !image.closest('aside, nav, footer'))
  );
}

function isLarge(image: HTMLImageElement): boolean {
  const { naturalWidth, naturalHeight, complete } = image;
  const isShown = image.getBoundingClientRect().width >= minShownPx;
  const [longer, shorter] = [Math.max(naturalWidth, naturalHeight), Math.min(naturalWidth, naturalHeight)];
  return complete && isShown && longer >= minPx[0] && shorter >= minPx[1];
}
