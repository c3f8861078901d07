import { CaptureError } from '../capture/capture-error.ts';
import type { FoundPicture } from '../capture/found-picture.ts';
import { copyUnasked } from '../deliver/copy-unasked.ts';
import type { BlobUrls } from '../deliver/download.ts';
import type { Entry } from '../jobs/entry.ts';
import { keepSaved, type SavedImage } from '../jobs/saved.ts';
import { readSettings, type Settings } from '../settings/store.ts';
import { blobStore, getBlob, putBlob } from '../storage/blobs.ts';
import { downloadAddress, downloadWhole, SaveError } from './hand-over.ts';
import { captureShown, findMediaType, readDrawnBytes, readPictureBytes, toSavedFile } from './picture-bytes.ts';
import { guessMediaType, toSavedName } from './saved-name.ts';

/** Needs a document, which a background may lack. */
export interface SavePorts {
  readonly blobUrls: BlobUrls;
  readonly cleanDrawing: (blobId: string) => Promise<string | undefined>;
}

interface FoundOn {
  readonly url: string;
  readonly title: string;
  readonly tabId: number;
  readonly windowId: number | undefined;
}

/** Delivers as set, but one of many never to the clipboard. Returns its gallery entry. @throws {CaptureError | SaveError} */
export async function savePicture(
  found: FoundPicture,
  on: FoundOn,
  { blobUrls, cleanDrawing }: SavePorts,
  isOneOfMany = false,
): Promise<Entry> {
  const { delivery, savedFormat } = await readSettings();
  const rules = delivery.saved;
  const at = new Date();
  const nameAs = (mediaType: string) => toSavedName(rules.name, { ...found, page: on, mediaType, at });
  const keep = (path: string, picture?: StoredImage) =>
    keepSaved({ ...describePage(found, on), fileName: path.slice(path.lastIndexOf('/') + 1), picture }, at);
  const toClipboard = !isOneOfMany && (rules.to === 'clipboard' || rules.to === 'both');
  const toDisk = rules.to !== 'gallery' && (isOneOfMany || rules.to !== 'clipboard');
  const image: FoundImage = { found, on, savedFormat, cleanDrawing, seen: () => captureSeen(found, on, isOneOfMany) };
  const bytes = await readPictureBytes(found);
  const expected = guessMediaType(found.address);
  // An uncleanable drawing is saved as a screenshot.
  if (!bytes && toDisk && /^https?:/i.test(found.address) && expected !== drawingType) {
    const kept = await keep(nameAs(expected));
    await downloadAddress(found.address, expected, nameAs, rules);
    if (toClipboard) await copy(await putBlob(await toFile(image, await image.seen())), on.tabId);
    return kept;
  }
  const file = await toFile(image, bytes ?? (await image.seen()));
  const blobId = await putBlob(file);
  const path = nameAs(file.type);
  // Gallery first: the rest may be refused.
  const kept = await keep(path, { blobId, bytes: file.size, mediaType: file.type });
  if (toDisk) await blobUrls.use(blobId, (url) => downloadWhole(url, path, rules));
  if (toClipboard) await copy(blobId, on.tabId);
  return kept;
}

interface FoundImage extends Pick<SavePorts, 'cleanDrawing'> {
  readonly found: FoundPicture;
  readonly on: FoundOn;
  readonly savedFormat: Settings['savedFormat'];
  readonly seen: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** For one of many the screen shows the page of choice. */
async function captureSeen(found: FoundPicture, { windowId }: FoundOn, isOneOfMany: boolean) {
  if (isOneOfMany) throw new CaptureError('image_unreachable');
  return captureShown(found, windowId);
}

async function toFile(image: FoundImage, bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const { found, on, savedFormat, seen } = image;
  const isDrawing = findMediaType(bytes) === drawingType;
  if (isDrawing && savedFormat === 'original') return toCleanFile(image, bytes);
  const dots = isDrawing ? (readDrawnBytes(found) ?? (await seen())) : bytes;
  const imageWords = { title: found.name || on.title, source: on.url };
  return toSavedFile(dots, savedFormat, imageWords).catch((error: unknown) => {
    // Too large to be redrawn: saved as it is.
    if (error instanceof CaptureError && error.code === 'image_too_large')
      return toSavedFile(dots, 'original', imageWords);
    throw error;
  });
}

/** Removes scripts; a drawing with HTML text, which cleaning removes, is rasterised. */
async function toCleanFile({ found, on, cleanDrawing }: FoundImage, bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const file = new Blob([bytes], { type: drawingType });
  const dots = /<foreignObject[\s>]/i.test(await file.text()) ? readDrawnBytes(found) : undefined;
  if (dots) return toSavedFile(dots, 'original', { title: '', source: on.url });
  const given = await putBlob(file);
  const cleaned = await cleanDrawing(given);
  const clean = cleaned && (await getBlob(cleaned));
  await Promise.all([given, cleaned].map((id) => id && blobStore.delete(id)));
  if (!clean) throw new CaptureError('image_unreadable');
  return clean;
}

const drawingType = 'image/svg+xml';

type StoredImage = NonNullable<SavedImage['picture']>;

async function copy(blobId: string, tabId: number): Promise<void> {
  const copied = await copyUnasked(blobId, tabId);
  if (copied !== 'copied') throw new SaveError(`copy_${copied}`);
}

const describePage = ({ name, width, height, address }: FoundPicture, { url, title }: FoundOn) => ({
  title: name || title,
  page: url,
  address,
  width,
  height,
});
