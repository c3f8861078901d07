import { listenInHost } from '../../lib/messages/listen.ts';
import { createWorkerClient } from '../../lib/messages/worker.ts';
import { createBlobUrl } from '../../lib/settings/blobs.ts';
import { drawPdfPage } from './draw-pdf-page.ts';
import { startDeviceWorker } from './start-worker.ts';

const ask = createWorkerClient(startDeviceWorker);

listenInHost({
  'host-fetch': ({ request }) => ask(request),
  'host-blob-url': async ({ blobId }) => ({ url: await createBlobUrl(blobId) }),
  'host-revoke-url': ({ url }) => {
    URL.revokeObjectURL(url);
    return null;
  },
  'host-draw-pdf-page': async ({ blobId }) => ({ blobId: await drawPdfPage(blobId) }),
});
