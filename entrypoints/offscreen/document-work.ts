import { startEngineWorker, startPdfWorker } from '../../components/workers/start.ts';
import { cleanDrawing } from '../../lib/capture/clean-drawing.ts';
import { connectByMessages } from '../../lib/engine/read/pdf/over-messages.ts';
import { drawPdf } from '../../lib/engine/read/pdf/reader.ts';
import { getBlob, putBlob } from '../../lib/storage/blobs.ts';

export const startDeviceWorker = (): Worker => startEngineWorker('device');

export async function cleanStoredDrawing(blobId: string): Promise<string | undefined> {
  const file = await getBlob(blobId);
  if (!file) throw new Error('The drawing is no longer stored.');
  const cleaned = cleanDrawing(await file.text());
  return cleaned && putBlob(new Blob([cleaned], { type: 'image/svg+xml' }));
}

export async function drawPdfPage(blobId: string): Promise<string> {
  const file = await getBlob(blobId);
  if (!file) throw new Error('The PDF is no longer stored.');
  const png = await drawPdf(() => connectByMessages(startPdfWorker()), new Uint8Array(await file.arrayBuffer()));
  return putBlob(new Blob([png], { type: 'image/png' }));
}
