import { loadBundledFaces } from '../../lib/engine/paint/bundled-faces.ts';
import { createHostedPdfs } from '../../lib/engine/read/pdf/hosted.ts';
import { serveInWorker } from '../../lib/protocol/worker.ts';
import { previewReply, previewRequest } from '../previews/messages.ts';
import { serveLanes } from '../previews/serve-lanes.ts';

/** One file for both roles: two would each contain the engine. */
export type WorkerRole = 'device' | 'preview';

let pdfs: ReturnType<typeof createHostedPdfs> | undefined;

function startPdfWorker() {
  if (!pdfs) throw new Error('No page starts PDF workers for this one.');
  return pdfs();
}

// The port arrives first (`start.ts`) and must not be taken for a request.
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

// Preloads fonts; a failure is retried, and reported, with the first picture.
loadBundledFaces({ text: '', language: 'en' }).catch(() => undefined);

// The worker listens before its lazily loaded engine is ready.
const serve: Readonly<Record<WorkerRole, () => void>> = { device: serveDevice, preview: servePreviews };
serve[self.name as WorkerRole]();
