import { cleanDrawing } from '../../lib/capture/clean-drawing.ts';
import { getBlob, putBlob } from '../../lib/storage/blobs.ts';

/** Cleans a stored SVG file, and returns the blob of what is left; undefined when nothing is. */
export async function cleanStoredDrawing(blobId: string): Promise<string | undefined> {
  const file = await getBlob(blobId);
  if (!file) throw new Error('The drawing is no longer stored.');
  const cleaned = cleanDrawing(await file.text());
  return cleaned && putBlob(new Blob([cleaned], { type: 'image/svg+xml' }));
}
