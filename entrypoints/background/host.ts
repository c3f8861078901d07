import type { BlobUrls } from '../../lib/deliver/download.ts';
import { createDeviceFetch } from '../../lib/messages/device-fetch.ts';
import { createOffscreenClient } from '../../lib/messages/offscreen.ts';
import { tellingFeeds } from '../../lib/messages/told-feeds.ts';
import { createWorkerClient } from '../../lib/messages/worker.ts';
import { createBlobUrl } from '../../lib/settings/blobs.ts';
import { permittedFeeds } from '../../lib/settings/feeds.ts';
import { drawPdfPage } from '../offscreen/draw-pdf-page.ts';
import { startDeviceWorker } from '../offscreen/start-worker.ts';

interface Host {
  /** Answered by the service on this device. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly blobUrls: BlobUrls;
  /** Draws the first page of a stored PDF, and answers the blob of its picture. */
  readonly drawPdfPage: (blobId: string) => Promise<string>;
}

/** Firefox's background is a page: it can have workers and `blob:` addresses of its own. */
const here = (): Host => ({
  fetch: tellingFeeds(createDeviceFetch(createWorkerClient(startDeviceWorker)), permittedFeeds),
  blobUrls: { create: createBlobUrl, revoke: async (url) => URL.revokeObjectURL(url) },
  drawPdfPage,
});

/** Chrome's is a service worker, which can have neither: an offscreen document has them. */
function offscreen(): Host {
  const ask = createOffscreenClient();
  return {
    fetch: tellingFeeds(
      createDeviceFetch((request) => ask({ type: 'host-fetch', request })),
      permittedFeeds,
    ),
    blobUrls: {
      create: async (blobId) => (await ask({ type: 'host-blob-url', blobId })).url,
      revoke: async (url) => {
        await ask({ type: 'host-revoke-url', url });
      },
    },
    drawPdfPage: async (blobId) => (await ask({ type: 'host-draw-pdf-page', blobId })).blobId,
  };
}

export const host = import.meta.env.FIREFOX ? here() : offscreen();
