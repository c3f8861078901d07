import { once } from 'node:events';
import { forkWorker } from '../../../../lib/service/node/start-worker.ts';

/** A service that gives a worker one job, prints the worker's process id once it is at work, and does nothing else. */
const [text = ''] = process.argv.slice(2);
const worker = forkWorker(new URL('./fake-worker.ts', import.meta.url));
worker.send({
  job: {
    id: 'a',
    workspaceId: 'w',
    kind: 'infographic',
    status: 'queued',
    createdAt: '2026-05-19T08:00:00.000Z',
    source: { type: 'text', text },
    aspect: '4:5',
    format: 'png',
    steering: {},
    results: {},
  },
  sources: {},
});
await once(worker, 'message');
process.stdout.write(`${worker.pid}\n`);
setInterval(() => undefined, 1000);
