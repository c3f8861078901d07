import { getBlob, putBlob } from '../../lib/settings/blobs.ts';
import { startPdfWorker } from './start-pdf-worker.ts';

/** Draws the first page of a stored PDF, and answers the blob of its picture. Its reader loads on demand. */
export async function drawPdfPage(blobId: string): Promise<string> {
  const file = await getBlob(blobId);
  if (!file) throw new Error('The PDF is no longer stored.');
  const { createBrowserPlatform } = await import('../../lib/engine/paint/browser.ts');
  const png = await createBrowserPlatform({ startPdfWorker }).drawPdfPage(new Uint8Array(await file.arrayBuffer()));
  return putBlob(new Blob([png], { type: 'image/png' }));
}
