import { listenInHost } from '../../lib/protocol/listen.ts';
import { createWorkerClient } from '../../lib/protocol/worker.ts';
import { createBlobUrl } from '../../lib/storage/blobs.ts';
import { cleanStoredDrawing, drawPdfPage, startDeviceWorker } from './document-work.ts';
import { listenToFramePosts } from './frame-post.ts';
import { writeSeries } from './write-series.ts';

const ask = createWorkerClient(startDeviceWorker);

listenToFramePosts();
listenInHost({
  'host-ready': () => null,
  'host-fetch': ({ request }) => ask(request),
  'host-blob-url': async ({ blobId }) => ({ url: await createBlobUrl(blobId) }),
  'host-revoke-url': ({ url }) => {
    URL.revokeObjectURL(url);
    return null;
  },
  'host-clean-drawing': async ({ blobId }) => ({ blobId: await cleanStoredDrawing(blobId) }),
  'host-write-series': ({ jobId, isEdited }) => writeSeries(jobId, isEdited),
  'host-draw-pdf-page': async ({ blobId }) => ({ blobId: await drawPdfPage(blobId) }),
});
