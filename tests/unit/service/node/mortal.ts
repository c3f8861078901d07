import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync } from 'node:sqlite';

/**
 * A process that creates, works on and settles jobs, and kills itself at the n-th point: before or after any write, to a
 * file or to the database. Prints on a line of its own what a client would by then have been answered.
 */
const [path = '', diesAt = '0'] = process.argv.slice(2);
let points = 0;

function point(): void {
  points += 1;
  if (points === Number(diesAt)) process.kill(process.pid, 'SIGKILL');
}
function mortal<A extends unknown[], R>(write: (...given: A) => R): (...given: A) => R {
  return function (this: unknown, ...given: A): R {
    point();
    const result = write.apply(this, given);
    if (result instanceof Promise) void result.finally(point);
    else point();
    return result;
  };
}

Object.assign(fs.promises, {
  open: mortal(fs.promises.open),
  rename: mortal(fs.promises.rename),
  rm: mortal(fs.promises.rm),
});
syncBuiltinESMExports();
const { openState } = await import('../../../../lib/service/node/state.ts');
const { store, close } = await openState(path);
DatabaseSync.prototype.exec = mortal(DatabaseSync.prototype.exec);

// Written at once and past buffers: what is said must be out before the process dies.
const say = (what: string) => fs.writeSync(1, `${what}\n`);
const at = '2026-05-19T08:00:00.000Z';
const base = { workspaceId: 'w', status: 'queued', createdAt: at, aspect: '4:5', format: 'png' } as const;

for (const [kind, end] of [
  ['meme', 'completed'],
  ['infographic', 'refunded'],
] as const) {
  const id = crypto.randomUUID();
  const job = { ...base, id, kind, source: { type: 'image' as const }, steering: {}, results: {} };
  await store.create(job, { sourceImage: Uint8Array.of(1, 2, 3) });
  say(`accepted ${id}`);
  await store.lease();
  await store.put({ ...job, status: 'running' });
  const picture = { id: `picture-of-${id}`, width: 1, height: 1, mediaType: 'image/png' };
  if (end === 'completed') {
    await store.settle({ ...job, status: end, picture }, { bytes: Uint8Array.of(9), mediaType: 'image/png' });
  } else await store.settle({ ...job, status: end });
  say(`${end} ${id}`);
}
await store.removeBefore('2027-01-01');
await close();
say(`lived ${points}`);
