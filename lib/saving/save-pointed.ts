import { CaptureError } from '../capture/capture-error.ts';
import type { PicturesRequest } from '../capture/found-picture.ts';
import { askForPictures } from '../capture/run-in-page.ts';
import type { OpenTab } from '../capture/tabs.ts';
import type { Entry } from '../jobs/entry.ts';
import { type SavePorts, savePicture } from './save-picture.ts';

export type PointedRequest = Extract<PicturesRequest, { what: 'pointed' }>;

const toPlace = (tab: OpenTab, { url, title }: { readonly url: string; readonly title: string }) => ({
  url,
  title,
  tabId: tab.id,
  windowId: tab.windowId,
});

export async function saveFound(
  tab: OpenTab,
  request: PicturesRequest,
  ports: SavePorts,
  frameId = 0,
): Promise<Entry | undefined> {
  const { found, ...page } = await askForPictures(tab, request, frameId);
  if (!found) return undefined;
  const where = frameId === 0 ? page : { url: tab.url ?? page.url, title: tab.title ?? page.title };
  return savePicture(found, toPlace(tab, where), ports, request.what === 'listed');
}

/** Saves the picture pointed at, by the address that the browser reported where its frame refuses scripts. */
export async function savePointed(
  tab: OpenTab,
  request: PointedRequest,
  ports: SavePorts,
  frameId = 0,
): Promise<Entry | undefined> {
  try {
    return await saveFound(tab, request, ports, frameId);
  } catch (error) {
    const isClosed = error instanceof CaptureError && error.code === 'page_refused';
    if (!isClosed || !request.srcUrl || request.mediaType !== 'image') throw error;
    const found = { address: request.srcUrl, name: '', width: 0, height: 0 };
    return savePicture(found, toPlace(tab, { url: tab.url ?? '', title: tab.title ?? '' }), ports);
  }
}
