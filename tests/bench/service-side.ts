/**
 * The service's side of its bench, in a process of its own: the whole of it on a state on disk, with workers that do nothing
 * but hand a job on, and beside it a bare route of the same server. Reports its address, then its memory whenever asked.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createService } from '../../lib/service/core/app.ts';
import { createPool } from '../../lib/service/node/pool.ts';
import { listen } from '../../lib/service/node/server.ts';
import { forkWorker } from '../../lib/service/node/start-worker.ts';
import { openState } from '../../lib/service/node/state.ts';

const folder = mkdtempSync(join(tmpdir(), 'broadside-bench-'));
const state = await openState(folder);
const { store, accounts } = state;
await accounts.ensure({ id: 'w', name: 'Bench', plan: 'unlimited', credits: 1_000_000 });
const key = await accounts.addKey('w', 'Bench');
const report = (error: unknown) => process.stderr.write(`${error}\n`);
const pool = createPool({
  store,
  startWorker: () => forkWorker(new URL('../unit/service/node/fake-worker.ts', import.meta.url)),
  size: 1,
  timeoutMs: 60_000,
  report,
});
const app = createService({
  store,
  workspaces: accounts,
  idempotency: state.idempotency(3600),
  async advance(jobId, workspaceId) {
    const job = await store.get(jobId);
    return job?.workspaceId === workspaceId ? job : undefined;
  },
  report,
});
app.post('/bare', async (context) => context.json({ got: Object.keys(await context.req.json()) }, 202));
app.get('/bare', (context) => context.json({ status: 'ok' }));

const server = await listen({ host: '127.0.0.1', port: 0 });
server.answer(app.fetch);
process.send?.({ address: server.address, key });

process.on('message', async (message) => {
  if (message === 'work') {
    const [last] = await store.recent('w', 1);
    if (last) {
      const ended = pool.reach(last, () => false, 600_000);
      pool.wake();
      await ended;
    }
    globalThis.gc?.();
    return process.send?.({ memory: process.memoryUsage().rss });
  }
  await Promise.all([server.close(), pool.close(0)]);
  await state.close();
  rmSync(folder, { recursive: true, force: true });
  process.disconnect?.();
});
