import { browser } from 'wxt/browser';
import { decodeDataUri, isDataUri, readCapped } from '../contract/index.ts';
import { CaptureError } from './capture-error.ts';
import type { GrabbedImage } from './grab.ts';
import { toSourceImage } from './source-image.ts';

/** Larger files would cost too much memory; the image is photographed from the screen instead. */
const maxFileBytes = 24 * 1024 * 1024;
const timeoutMs = 10_000;
const minSidePx = 16;

type ImagePlace = NonNullable<GrabbedImage['place']>;

/** Returns an image's file: from the page, its address, or a screenshot, whichever succeeds first. @throws {CaptureError} */
export async function getImageFile(image: GrabbedImage, windowId: number | undefined): Promise<Blob> {
  const { address, base64, place } = image;
  const ways = [
    async () => base64 && decodeDataUri(`data:;base64,${base64}`),
    async () => isDataUri(address) && decodeDataUri(address),
    async () => /^https?:/i.test(address) && downloadImage(address),
    async () => place && windowId !== undefined && photograph(place, windowId),
  ];
  let problem = new CaptureError('image_unreachable');
  for (const way of ways) {
    try {
      const bytes = await way();
      if (bytes) return await toSourceImage(bytes);
    } catch (cause) {
      problem = cause instanceof CaptureError ? cause : new CaptureError('image_unreachable', { cause });
    }
  }
  throw problem;
}

/** Sends no cookies: reaches public images, and sites the user has permitted. */
export async function downloadImage(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new CaptureError('image_unreachable');
  const bytes = await readCapped(response.body, maxFileBytes);
  if (!bytes) throw new CaptureError('image_too_large');
  return bytes;
}

/** The visible tab's screenshot is larger than the viewport by the screen's pixel ratio. */
export async function photograph(place: ImagePlace, windowId: number): Promise<Uint8Array<ArrayBuffer>> {
  const shot = decodeDataUri(await browser.tabs.captureVisibleTab(windowId, { format: 'png' }));
  if (!shot) throw new CaptureError('image_unreachable');
  const screen = await createImageBitmap(new Blob([shot]));
  const { left, top, width, height } = findVisiblePart(place, screen.width / place.viewportWidth);
  if (width < minSidePx || height < minSidePx) throw new CaptureError('image_unreachable');
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(screen, -left, -top);
  screen.close();
  return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
}

export function findVisiblePart(place: ImagePlace, scale: number) {
  const limitWithin = (from: number, length: number, whole: number) => {
    const start = Math.min(whole, Math.max(0, from));
    const end = Math.min(whole, Math.max(0, from + length));
    return [Math.ceil(start * scale), Math.floor(end * scale)] as const;
  };
  const [left, right] = limitWithin(place.x, place.width, place.viewportWidth);
  const [top, bottom] = limitWithin(place.y, place.height, place.viewportHeight);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
