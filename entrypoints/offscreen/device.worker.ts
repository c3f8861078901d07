import { serveInWorker } from '../../lib/protocol/worker.ts';

// The service and its engine load on demand: the worker itself starts at once, and listens before the first request comes.
const app = import('./device-service.ts').then(({ createDeviceService }) => createDeviceService());

serveInWorker(async (request) => (await app).fetch(request));
