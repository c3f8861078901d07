import { CaptureError } from '../capture/capture-error.ts';
import type { FoundPicture } from '../capture/found-picture.ts';
import { copyUnasked } from '../deliver/copy-unasked.ts';
import type { BlobUrls } from '../deliver/download.ts';
import type { Entry } from '../jobs/entry.ts';
import { keepSaved, type SavedImage } from '../jobs/saved.ts';
import { readSettings, type Settings } from '../settings/store.ts';
import { blobStore, getBlob, putBlob } from '../storage/blobs.ts';
import { downloadAddress, downloadWhole, SaveError } from './hand-over.ts';
import { captureShown, mediaTypeOfBytes, readDrawnBytes, readPictureBytes, toSavedFile } from './picture-bytes.ts';
import { expectedType, nameOfSaved } from './saved-name.ts';

/** What needs a document, which a background may lack. */
export interface SavePorts {
  readonly blobUrls: BlobUrls;
  /** Cleans a stored SVG file, and returns the blob of what is left. */
  readonly cleanDrawing: (blobId: string) => Promise<string | undefined>;
}

interface FoundOn {
  readonly url: string;
  readonly title: string;
  readonly tabId: number;
  readonly windowId: number | undefined;
}

/**
 * Saves a picture of a page as the settings say: to disk, onto the clipboard, both, or into the gallery alone, which keeps
 * each with its page's address. One of many is never copied, but put to disk. One that only the browser's own downloads can
 * reach goes to disk as it is. Returns what the gallery keeps.
 * @throws {CaptureError | SaveError} in plain words.
 */
export async function savePicture(
  found: FoundPicture,
  on: FoundOn,
  { blobUrls, cleanDrawing }: SavePorts,
  isOneOfMany = false,
): Promise<Entry> {
  const { delivery, savedFormat } = await readSettings();
  const rules = delivery.saved;
  const at = new Date();
  const nameAs = (mediaType: string) => nameOfSaved(rules.name, { ...found, page: on, mediaType, at });
  const keep = (path: string, picture?: StoredImage) =>
    keepSaved({ ...describePage(found, on), fileName: path.slice(path.lastIndexOf('/') + 1), picture }, at);
  // The clipboard holds one picture.
  const toClipboard = !isOneOfMany && (rules.to === 'clipboard' || rules.to === 'both');
  const toDisk = rules.to !== 'gallery' && (isOneOfMany || rules.to !== 'clipboard');
  const image: FoundImage = { found, on, savedFormat, cleanDrawing, seen: () => captureSeen(found, on, isOneOfMany) };
  const bytes = await readPictureBytes(found);
  const expected = expectedType(found.address);
  // A drawing that can't be cleaned is saved as the screen shows it.
  if (!bytes && toDisk && /^https?:/i.test(found.address) && expected !== drawingType) {
    const kept = await keep(nameAs(expected));
    await downloadAddress(found.address, expected, nameAs, rules);
    if (toClipboard) await copy(await putBlob(await toFile(image, await image.seen())), on.tabId);
    return kept;
  }
  const file = await toFile(image, bytes ?? (await image.seen()));
  const blobId = await putBlob(file);
  const path = nameAs(file.type);
  // First of all it is in the gallery: what comes after may be refused.
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

/** The screen shows the page on which one of many was chosen, and not the picture. */
async function captureSeen(found: FoundPicture, { windowId }: FoundOn, isOneOfMany: boolean) {
  if (isOneOfMany) throw new CaptureError('image_unreachable');
  return captureShown(found, windowId);
}

async function toFile(image: FoundImage, bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const { found, on, savedFormat, seen } = image;
  const isDrawing = mediaTypeOfBytes(bytes) === drawingType;
  if (isDrawing && savedFormat === 'original') return toCleanFile(image, bytes);
  const dots = isDrawing ? (readDrawnBytes(found) ?? (await seen())) : bytes;
  const imageWords = { title: found.name || on.title, source: on.url };
  return toSavedFile(dots, savedFormat, imageWords).catch((error: unknown) => {
    // Too large to be drawn anew, it is still worth having.
    if (error instanceof CaptureError && error.code === 'image_too_large')
      return toSavedFile(dots, 'original', imageWords);
    throw error;
  });
}

/** A drawing without what could run in it; one whose words are HTML, which goes, in dots. */
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

/** @throws {SaveError} that says why it is not copied. */
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
