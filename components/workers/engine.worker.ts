import { loadBundledFaces } from '../../lib/engine/paint/bundled-faces.ts';
import { createHostedPdfs } from '../../lib/engine/read/pdf/hosted.ts';
import { serveInWorker } from '../../lib/protocol/worker.ts';
import { previewReply, previewRequest } from '../previews/messages.ts';
import { serveLanes } from '../previews/serve-lanes.ts';
import type { WorkerRole } from './start.ts';

let pdfs: ReturnType<typeof createHostedPdfs> | undefined;

function startPdfWorker() {
  if (!pdfs) throw new Error('No page starts PDF workers for this one.');
  return pdfs();
}

// The first message, before any request (`start.ts`): what serves must not take it for one.
self.addEventListener(
  'message',
  (event: MessageEvent<unknown>) => {
    event.stopImmediatePropagation();
    if (event.data instanceof MessagePort) pdfs = createHostedPdfs(event.data);
  },
  { once: true },
);

function serveDevice(): void {
  const app = import('./device-service.ts').then(({ createDeviceService }) => createDeviceService(startPdfWorker));
  serveInWorker(async (request) => (await app).fetch(request));
}

/** Serves the pages that show pictures before they are made. */
function servePreviews(): void {
  const studio = import('../previews/studio.ts').then(({ createStudio }) => createStudio(startPdfWorker));
  serveLanes({
    read: (data) => previewRequest.parse(data),
    work: async function* (request) {
      yield* (await studio)(request);
    },
    reply: (reply) => {
      const checked = previewReply.parse(reply);
      self.postMessage(checked, 'preview' in checked ? { transfer: [checked.preview.bytes.buffer] } : {});
    },
  });
}

// Those of every picture, beside the engine's code. What fails here is tried again, and reported, with the first picture.
loadBundledFaces({ text: '', language: 'en' }).catch(() => undefined);

// The engine loads on demand: the worker itself starts at once, and listens before the first request comes.
const serve: Readonly<Record<WorkerRole, () => void>> = { device: serveDevice, preview: servePreviews };
serve[self.name as WorkerRole]();
