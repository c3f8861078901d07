import type { BlobUrls } from '../../lib/deliver/download.ts';
import { createDeviceFetch } from '../../lib/messages/device-fetch.ts';
import { createOffscreenClient } from '../../lib/messages/offscreen.ts';
import { createWorkerClient } from '../../lib/messages/worker.ts';
import { createBlobUrl } from '../../lib/settings/blobs.ts';
import { startDeviceWorker } from '../offscreen/start-worker.ts';

interface Host {
  /** Answered by the service on this device. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly blobUrls: BlobUrls;
}

/** Firefox's background is a page: it can have workers and `blob:` addresses of its own. */
const here = (): Host => ({
  fetch: createDeviceFetch(createWorkerClient(startDeviceWorker)),
  blobUrls: { create: createBlobUrl, revoke: async (url) => URL.revokeObjectURL(url) },
});

/** Chrome's is a service worker, which can have neither: an offscreen document has them. */
function offscreen(): Host {
  const ask = createOffscreenClient();
  return {
    fetch: createDeviceFetch((request) => ask({ type: 'host-fetch', request })),
    blobUrls: {
      create: async (blobId) => (await ask({ type: 'host-blob-url', blobId })).url,
      revoke: async (url) => {
        await ask({ type: 'host-revoke-url', url });
      },
    },
  };
}

export const host = import.meta.env.FIREFOX ? here() : offscreen();
