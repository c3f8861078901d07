import { copyUnasked } from '../../deliver/copy-unasked.ts';
import type { BlobUrls } from '../../deliver/download.ts';
import type { Entry } from '../../jobs/entry.ts';
import { keepSaved, type SavedImage } from '../../jobs/saved.ts';
import { putBlob } from '../../settings/blobs.ts';
import { readSettings } from '../../settings/store.ts';
import { CaptureError } from '../capture-error.ts';
import type { FoundPicture } from './found-picture.ts';
import { downloadAddress, downloadWhole, SaveError } from './hand-over.ts';
import { bytesOf, dotsOf, mediaTypeOfBytes, shownOf, toSavedFile } from './picture-bytes.ts';
import { expectedType, nameOfSaved } from './saved-name.ts';

/** Where a picture was found. */
interface FoundOn {
  readonly url: string;
  readonly title: string;
  readonly tabId: number;
  readonly windowId: number | undefined;
}

/**
 * Saves a picture of a page as the settings say: to disk, onto the clipboard, both, or into the gallery alone, which keeps
 * each with its page's address. One of many is never copied, but put to disk. One that only the browser's own downloads can
 * reach goes to disk as it is. Answers what the gallery keeps.
 * @throws {CaptureError | SaveError} in plain words.
 */
export async function savePicture(
  found: FoundPicture,
  on: FoundOn,
  urls: BlobUrls,
  isOneOfMany = false,
): Promise<Entry> {
  const { delivery, savedFormat } = await readSettings();
  const rules = delivery.saved;
  const at = new Date();
  const nameAs = (mediaType: string) => nameOfSaved(rules.name, { ...found, page: on, mediaType, at });
  const keep = (path: string, picture?: StoredImage) =>
    keepSaved({ ...pageOf(found, on), fileName: path.slice(path.lastIndexOf('/') + 1), picture }, at);
  // The clipboard holds one picture.
  const toClipboard = !isOneOfMany && (rules.to === 'clipboard' || rules.to === 'both');
  const toDisk = rules.to !== 'gallery' && (isOneOfMany || rules.to !== 'clipboard');
  const bytes = await bytesOf(found);
  if (!bytes && toDisk && /^https?:/i.test(found.address)) {
    const expected = expectedType(found.address);
    const kept = await keep(nameAs(expected));
    await downloadAddress(found.address, expected, nameAs, rules);
    if (toClipboard) await copy(await putBlob(await fileOf(await seen())), on.tabId);
    return kept;
  }
  const file = await fileOf(bytes ?? (await seen()));
  const blobId = await putBlob(file);
  const path = nameAs(file.type);
  // First of all it is in the gallery: what comes after may be refused.
  const kept = await keep(path, { blobId, bytes: file.size, mediaType: file.type });
  if (toDisk) await downloadWhole(await urls.create(blobId), path, rules);
  if (toClipboard) await copy(blobId, on.tabId);
  return kept;

  /** The screen shows the page on which one of many was chosen, and not the picture. */
  async function seen(): Promise<Uint8Array<ArrayBuffer>> {
    if (isOneOfMany) throw new CaptureError('image_unreachable');
    return shownOf(found, on.windowId);
  }

  async function fileOf(image: Uint8Array<ArrayBuffer>): Promise<Blob> {
    const isDrawing = savedFormat !== 'original' && mediaTypeOfBytes(image) === 'image/svg+xml';
    const dots = isDrawing ? (dotsOf(found) ?? (await seen())) : image;
    const said = { title: found.name || on.title, source: on.url };
    return toSavedFile(dots, savedFormat, said).catch((error: unknown) => {
      // Too large to be drawn anew, it is still worth having.
      if (error instanceof CaptureError && error.code === 'image_too_large') return toSavedFile(dots, 'original', said);
      throw error;
    });
  }
}

type StoredImage = NonNullable<SavedImage['picture']>;

/** @throws {SaveError} that says why it is not copied. */
async function copy(blobId: string, tabId: number): Promise<void> {
  const copied = await copyUnasked(blobId, tabId);
  if (copied !== 'copied') throw new SaveError(`copy_${copied}`);
}

const pageOf = ({ name, width, height, address }: FoundPicture, { url, title }: FoundOn) => ({
  title: name || title,
  page: url,
  address,
  width,
  height,
});
