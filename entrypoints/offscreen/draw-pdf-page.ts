import { startPdfWorker } from '../../components/pdf/start-pdf-worker.ts';
import { overMessages } from '../../lib/engine/read/pdf/over-messages.ts';
import { drawPdf } from '../../lib/engine/read/pdf/reader.ts';
import { getBlob, putBlob } from '../../lib/storage/blobs.ts';

/** Draws the first page of a stored PDF, and returns the blob of its picture. */
export async function drawPdfPage(blobId: string): Promise<string> {
  const file = await getBlob(blobId);
  if (!file) throw new Error('The PDF is no longer stored.');
  const png = await drawPdf(() => overMessages(startPdfWorker()), new Uint8Array(await file.arrayBuffer()));
  return putBlob(new Blob([png], { type: 'image/png' }));
}
