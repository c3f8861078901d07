import type { GrabbedImage } from '../grab.ts';
import { describeImage, findTextAround, measurePlace } from './about-image.ts';
import { toBase64 } from './base64.ts';
import { listDeepElements } from './deep-elements.ts';

/** Larger files are drawn to a canvas or photographed. */
const maxFileBytes = 24 * 1024 * 1024;
const timeoutMs = 8000;
const maxSidePx = 4096;

export async function findImage(address: string): Promise<GrabbedImage> {
  const element = findShownImage(address);
  const image: GrabbedImage = {
    address,
    name: element ? describeImage(element) : '',
    around: element && findTextAround(element),
  };
  const file = await fetchBytes(address, element);
  if (file) return { ...image, mediaType: file.type, base64: await toBase64(file) };
  if (element) image.place = measurePlace(element);
  return image;
}

function findShownImage(address: string): HTMLImageElement | undefined {
  const measureArea = (image: HTMLImageElement) => {
    const { width, height, top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? width * height : 0;
  };
  return listImagesShowing(address).sort((a, b) => measureArea(b) - measureArea(a))[0];
}

export function listImagesShowing(address: string): HTMLImageElement[] {
  const shows = (image: HTMLImageElement) =>
    image.currentSrc === address || image.src === address || image.srcset.includes(address);
  return [...listDeepElements(document)].filter(
    (element): element is HTMLImageElement => element instanceof HTMLImageElement && shows(element),
  );
}

async function fetchBytes(address: string, element: HTMLImageElement | undefined): Promise<Blob | undefined> {
  const file = await fetch(address, { cache: 'force-cache', signal: AbortSignal.timeout(timeoutMs) })
    .then((response) => (response.ok ? response.blob() : undefined))
    .catch(() => undefined);
  if (file && file.size <= maxFileBytes && !file.type.includes('svg')) return file;
  return element && (await draw(element));
}

/** Returns undefined when the canvas is tainted (another site's image). */
async function draw(image: HTMLImageElement): Promise<Blob | undefined> {
  const shown = image.getBoundingClientRect();
  const width = image.naturalWidth || shown.width * devicePixelRatio;
  const height = image.naturalHeight || shown.height * devicePixelRatio;
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.max(1, width * scale), Math.max(1, height * scale));
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob();
  } catch {
    return undefined;
  }
}
