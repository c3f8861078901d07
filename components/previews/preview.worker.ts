import { previewReply, previewRequest } from './messages.ts';
import { serveLanes } from './serve-lanes.ts';

// The engine loads on demand: the worker itself starts at once, and listens before the first request comes.
const studio = import('./studio.ts').then(({ createStudio }) => createStudio());

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
