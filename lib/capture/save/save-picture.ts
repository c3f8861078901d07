import type { BlobUrls } from '../../deliver/download.ts';
import { toPng } from '../../deliver/to-png.ts';
import { keepSaved } from '../../jobs/saved.ts';
import { putBlob } from '../../settings/blobs.ts';
import { readSettings } from '../../settings/store.ts';
import { CaptureError } from '../capture-error.ts';
import { toBase64 } from '../page/base64.ts';
import type { FoundPicture } from './found-picture.ts';
import { copyInTab, download, downloadAddress } from './hand-over.ts';
import { bytesOf, shownOf, toSavedFile } from './picture-bytes.ts';
import { expectedType, nameOfSaved } from './saved-name.ts';

/** Where a picture was found. */
export interface FoundOn {
  readonly url: string;
  readonly title: string;
  readonly tabId: number;
  readonly windowId: number | undefined;
}

/**
 * Saves a picture of a page as the settings say: to disk, onto the clipboard, both, or into the gallery alone, which keeps
 * the page's address with it. One of many is never copied, but put to disk. One that only the browser's own downloads can reach goes to disk as it is.
 * @throws {CaptureError | SaveError} in plain words.
 */
export async function savePicture(
  found: FoundPicture,
  on: FoundOn,
  urls: BlobUrls,
  isOneOfMany = false,
): Promise<void> {
  const { delivery, savedFormat } = await readSettings();
  const rules = delivery.saved;
  const naming = { name: found.name, page: on.title };
  // The clipboard holds one picture, and only the page in front may write to it.
  const toClipboard = !isOneOfMany && (rules.to === 'clipboard' || rules.to === 'both');
  const toDisk = rules.to !== 'gallery' && (isOneOfMany || rules.to !== 'clipboard');
  const bytes = await bytesOf(found);
  if (!bytes && toDisk && /^https?:/i.test(found.address)) {
    const expected = expectedType(found.address);
    await downloadAddress(found.address, expected, naming, rules);
    await keepSaved({ ...pageOf(found, on), fileName: nameOfSaved({ ...naming, mediaType: expected }) });
    if (!toClipboard) return;
  }
  const words = { title: found.name || on.title, source: on.url };
  const file = await toSavedFile(bytes ?? (await shownOf(found, on.windowId)), savedFormat, words);
  const fileName = nameOfSaved({ ...naming, mediaType: file.type });
  if (bytes || !toDisk) {
    const blobId = await putBlob(file);
    if (toDisk) await download(await urls.create(blobId), fileName, rules);
    await keepSaved({ ...pageOf(found, on), fileName, picture: { blobId, bytes: file.size, mediaType: file.type } });
  }
  if (toClipboard) await copyInTab(on.tabId, await toBase64(await asPng(file)));
}

const asPng = (file: Blob): Promise<Blob> =>
  toPng(file).catch((cause: unknown) => {
    throw new CaptureError('image_unreadable', { cause });
  });

const pageOf = ({ name, width, height, address }: FoundPicture, { url, title }: FoundOn) => ({
  title: name || title,
  page: url,
  address,
  width,
  height,
});
