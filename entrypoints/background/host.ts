import { type BlobUrls, isReadingBlob } from '../../lib/deliver/download.ts';
import { closeConnections } from '../../lib/jobs/closing-connections.ts';
import { listPermittedFeeds } from '../../lib/jobs/permissions.ts';
import { withFeedsHeader } from '../../lib/protocol/device-headers.ts';
import { createOffscreenClient } from '../../lib/protocol/offscreen.ts';
import { createFrameRoute, createPostQueue, type PostQueue } from '../../lib/protocol/posts.ts';
import { createDeviceFetch, createWorkerClient } from '../../lib/protocol/worker.ts';
import { createBlobUrl } from '../../lib/storage/blobs.ts';
import { cleanStoredDrawing, drawPdfPage, startDeviceWorker } from '../offscreen/document-work.ts';
import type { WrittenSeries } from '../offscreen/write-series.ts';

interface Host {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly blobUrls: BlobUrls;
  readonly drawPdfPage: (blobId: string) => Promise<string>;
  readonly cleanDrawing: (blobId: string) => Promise<string | undefined>;
  readonly writeSeries: (jobId: string, isEdited: boolean) => Promise<WrittenSeries>;
  readonly posts: PostQueue;
  readonly prepareFor: (baseUrl: string) => Promise<void>;
}

/** Firefox's background is a page, with workers and `blob:` addresses. */
const createHere = (): Host => ({
  fetch: withFeedsHeader(createDeviceFetch(createWorkerClient(startDeviceWorker)), listPermittedFeeds),
  blobUrls: {
    use: async (blobId, task) => task(await createBlobUrl(blobId)),
    revoke: async (url) => URL.revokeObjectURL(url),
  },
  drawPdfPage,
  cleanDrawing: cleanStoredDrawing,
  writeSeries: async (...asked) => (await import('../offscreen/write-series.ts')).writeSeries(...asked),
  // Connections close after each response, so creates need no further care.
  posts: createPostQueue((task) => task((request) => fetch(request))),
  prepareFor: closeConnections,
});

/** Chrome's service worker has neither: an offscreen document has them. */
function createOffscreen(): Host {
  const document = createOffscreenClient();
  const { ask } = document;
  return {
    fetch: withFeedsHeader(
      createDeviceFetch((request) => ask({ type: 'host-fetch', request })),
      listPermittedFeeds,
    ),
    blobUrls: {
      use: (blobId, task) => document.hold(async (ask) => task((await ask({ type: 'host-blob-url', blobId })).url)),
      revoke: async (url) => {
        await ask({ type: 'host-revoke-url', url });
      },
    },
    writeSeries: (jobId, isEdited) => ask({ type: 'host-write-series', jobId, isEdited }),
    cleanDrawing: async (blobId) => (await ask({ type: 'host-clean-drawing', blobId })).blobId,
    drawPdfPage: async (blobId) => (await ask({ type: 'host-draw-pdf-page', blobId })).blobId,
    posts: createPostQueue(createFrameRoute(document, isReadingBlob)),
    prepareFor: async () => undefined,
  };
}

export const host = import.meta.env.FIREFOX ? createHere() : createOffscreen();
