import type { Capture } from './capture.ts';
import { CaptureError } from './capture-error.ts';
import { askForPictures, runInPage } from './run-in-page.ts';
import { storeCapture, storeImage } from './store-capture.ts';
import type { OpenTab } from './tabs.ts';

/** CSS pixels: smaller pictures beneath a pointer on a post are mostly badges or avatars. */
const minSidePx = 120;

/** Captures the picture noted by a content script: picked, or beneath the pointer at the menu. @throws {CaptureError} */
export async function captureNotedPicture(tab: OpenTab, frameId = 0, min = minSidePx): Promise<Capture | undefined> {
  const { url, title, found } = await askForPictures(tab, { what: 'pointed', noted: true }, frameId);
  if (!found || Math.min(found.place?.width ?? 0, found.place?.height ?? 0) < min) return undefined;
  // A drawing can be rasterised only within the page.
  const image = await storeImage({ ...found, base64: found.drawn ?? found.base64 }, title, tab.windowId);
  return storeCapture({ target: 'image', page: { url, title }, image });
}

/** Captures a video's current frame, or its poster; undefined when it is gone. @throws {CaptureError} */
export async function captureVideo(
  tab: OpenTab,
  srcUrl: string | undefined,
  frameId = 0,
): Promise<Capture | undefined> {
  const { url, title, found } = await askForPictures(tab, { what: 'pointed', mediaType: 'video', srcUrl }, frameId);
  if (!found) return undefined;
  return storeCapture({ target: 'image', page: { url, title }, image: await storeImage(found, title, tab.windowId) });
}

export async function capturePicked(tab: OpenTab, isPicture: boolean): Promise<Capture> {
  if (isPicture) {
    const picture = await captureNotedPicture(tab, 0, 0);
    if (!picture) throw new CaptureError('capture_gone');
    return picture;
  }
  const origin = { title: tab.title ?? '', url: tab.url ?? '' };
  const { url, title, selection } = await runInPage(tab, { selection: origin, picked: true });
  if (!selection) throw new CaptureError('capture_gone');
  return storeCapture({ target: 'selection', page: { url, title }, selection });
}
