import type { CopyOutcome } from '../protocol/messages.ts';
import { getBlob } from '../storage/blobs.ts';

/** `unfocused`: another click on the page is needed. `unreadable`: no longer stored, or not convertible to PNG. */
export type Copied = Exclude<CopyOutcome, 'distant'>;

/** Must be called directly from a click, on a focused page. Clipboards take PNG only. */
export async function copyPicture(picture: Promise<Blob>): Promise<Copied> {
  let isReadable = true;
  const png = picture.then(toPng).catch((error: Error) => {
    isReadable = false;
    throw error;
  });
  const outcome = await tryToCopy(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]));
  return outcome === 'copied' || isReadable ? outcome : 'unreadable';
}

export const copyStored = (blobId: string): Promise<Copied> =>
  copyPicture(getBlob(blobId).then((blob) => blob ?? Promise.reject(new Error('These bytes are no longer stored.'))));

export async function copyText(text: string): Promise<Copied> {
  return tryToCopy(() => navigator.clipboard.writeText(text));
}

/** As SVG where supported, and as text for editors. */
export async function copySvg(svg: Promise<string>): Promise<Copied> {
  let isReadable = true;
  const toItem = (type: string) =>
    svg.then(
      (text) => new Blob([text], { type }),
      (error: Error) => {
        isReadable = false;
        throw error;
      },
    );
  const types = ['text/plain', 'image/svg+xml'].filter((type) => ClipboardItem.supports(type));
  const items = Object.fromEntries(types.map((type) => [type, toItem(type)]));
  const outcome = await tryToCopy(() => navigator.clipboard.write([new ClipboardItem(items)]));
  return outcome === 'copied' || isReadable ? outcome : 'unreadable';
}

async function tryToCopy(write: () => Promise<void>): Promise<Copied> {
  try {
    await write();
    return 'copied';
  } catch {
    // Browsers' refusals differ by the focus only.
    return document.hasFocus() ? 'refused' : 'unfocused';
  }
}

export async function toPng(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
}
