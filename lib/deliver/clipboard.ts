import type { CopyOutcome } from '../protocol/messages.ts';
import { getBlob } from '../storage/blobs.ts';

/**
 * How a copy ended, as the page can tell. Where it is `unfocused`, a second click there does it; where it is `unreadable`,
 * the picture is no longer stored, or does not become PNG.
 */
export type Copied = Exclude<CopyOutcome, 'distant'>;

/**
 * Copies a picture from the page that calls, which must have the focus: the first rung, and the only one that needs no
 * permission. Clipboards take PNG alone, so any other format is converted. Called straight from a click: the conversion
 * goes on while the browser already knows that a user asked.
 */
export async function copyPicture(picture: Promise<Blob>): Promise<Copied> {
  let isReadable = true;
  const png = picture.then(toPng).catch((error: Error) => {
    isReadable = false;
    throw error;
  });
  const outcome = await copied(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]));
  return outcome === 'copied' || isReadable ? outcome : 'unreadable';
}

export const copyStored = (blobId: string): Promise<Copied> =>
  copyPicture(getBlob(blobId).then((blob) => blob ?? Promise.reject(new Error('These bytes are no longer stored.'))));

export async function copyText(text: string): Promise<Copied> {
  return copied(() => navigator.clipboard.writeText(text));
}

/** Copies a drawing as SVG, where the browser takes that, and as its text, which editors read too. */
export async function copySvg(svg: Promise<string>): Promise<Copied> {
  let isReadable = true;
  const asType = (type: string) =>
    svg.then(
      (text) => new Blob([text], { type }),
      (error: Error) => {
        isReadable = false;
        throw error;
      },
    );
  const types = ['text/plain', 'image/svg+xml'].filter((type) => ClipboardItem.supports(type));
  const items = Object.fromEntries(types.map((type) => [type, asType(type)]));
  const outcome = await copied(() => navigator.clipboard.write([new ClipboardItem(items)]));
  return outcome === 'copied' || isReadable ? outcome : 'unreadable';
}

async function copied(write: () => Promise<void>): Promise<Copied> {
  try {
    await write();
    return 'copied';
  } catch {
    // Browsers tell one refusal from another by the focus alone.
    return document.hasFocus() ? 'refused' : 'unfocused';
  }
}

/** A picture as PNG; one that is PNG is answered as it is. Rejects when it does not decode. */
export async function toPng(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
}
