import { type BlobUrls, isReadingBlob } from '../../lib/deliver/download.ts';
import { closeConnections } from '../../lib/jobs/closing-connections.ts';
import { createDeviceFetch } from '../../lib/protocol/device-fetch.ts';
import { withFeedsHeader } from '../../lib/protocol/device-headers.ts';
import { createFrameRoute } from '../../lib/protocol/frame-post.ts';
import { createOffscreenClient } from '../../lib/protocol/offscreen.ts';
import { createPostQueue, type PostQueue } from '../../lib/protocol/post-queue.ts';
import { createWorkerClient } from '../../lib/protocol/worker.ts';
import { permittedFeeds } from '../../lib/settings/feeds.ts';
import { createBlobUrl } from '../../lib/storage/blobs.ts';
import { cleanStoredDrawing, drawPdfPage, startDeviceWorker } from '../offscreen/document-work.ts';
import type { WrittenSeries } from '../offscreen/write-series.ts';

interface Host {
  /** Answered by the service on this device. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly blobUrls: BlobUrls;
  /** Draws the first page of a stored PDF, and returns the blob of its picture. */
  readonly drawPdfPage: (blobId: string) => Promise<string>;
  /** Cleans a stored SVG file, and returns the blob of what is left; undefined when nothing is. */
  readonly cleanDrawing: (blobId: string) => Promise<string | undefined>;
  /** Draws a finished picture as a series, and returns the blobs of its slides and of their PDF. */
  readonly writeSeries: (jobId: string, isEdited: boolean) => Promise<WrittenSeries>;
  /** How creates leave for a service. */
  readonly posts: PostQueue;
  /** Readies this browser for requests to a service, by its base address. */
  readonly prepareFor: (baseUrl: string) => Promise<void>;
}

/** Firefox's background is a page: it can have workers and `blob:` addresses of its own. */
const here = (): Host => ({
  fetch: withFeedsHeader(createDeviceFetch(createWorkerClient(startDeviceWorker)), permittedFeeds),
  blobUrls: {
    use: async (blobId, task) => task(await createBlobUrl(blobId)),
    revoke: async (url) => URL.revokeObjectURL(url),
  },
  drawPdfPage,
  cleanDrawing: cleanStoredDrawing,
  writeSeries: async (...asked) => (await import('../offscreen/write-series.ts')).writeSeries(...asked),
  // Each connection to the service is closed after its answer, so that creates need no care of their own.
  posts: createPostQueue((task) => task((request) => fetch(request))),
  prepareFor: closeConnections,
});

/** Chrome's is a service worker, which can have neither: an offscreen document has them. */
function offscreen(): Host {
  const document = createOffscreenClient();
  const { ask } = document;
  return {
    fetch: withFeedsHeader(
      createDeviceFetch((request) => ask({ type: 'host-fetch', request })),
      permittedFeeds,
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

export const host = import.meta.env.FIREFOX ? here() : offscreen();
