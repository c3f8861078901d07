import { describe, expect, it } from 'vitest';
import {
  cancelJob,
  decideUnconfirmed,
  noteCopied,
  remakeFromPdfPage,
  retryJob,
  retryNow,
  saveAgain,
} from '../../../lib/jobs/decisions.ts';
import { createRequest, type JobRecord, jobStates, settledStates } from '../../../lib/jobs/record.ts';
import { aJob } from './records.ts';
import { World } from './world.ts';

function aWorldWith(changes: Partial<JobRecord>) {
  const world = new World(1);
  const job = aJob(changes);
  world.disk.set(job.id, job);
  const stopped: string[] = [];
  const ports = { ...world.live().ports, stopStep: (id: string) => stopped.push(id) };
  return { world, job, ports, stopped };
}

const picture = { blobId: crypto.randomUUID(), mediaType: 'image/png', width: 1080, height: 1350 };
const device = { type: 'device' } as const;

describe('cancelling', () => {
  it.each(jobStates)('a job that is %s', async (state) => {
    const { world, job, ports, stopped } = aWorldWith({ state });
    await cancelJob(job.id, ports);
    expect(world.disk.get(job.id)?.state).toBe(settledStates.includes(state) ? state : 'cancelled');
    expect(stopped).toEqual([job.id]);
  });
});

describe('a create of which nobody knows', () => {
  it.each(jobStates)('is decided only while it is unconfirmed (%s)', async (state) => {
    const { world, job, ports } = aWorldWith({ state });
    await decideUnconfirmed(job.id, 'send-again', ports);
    expect(world.disk.get(job.id)?.state).toBe(state === 'unconfirmed' ? 'waiting' : state);
  });

  it('is given up for good', async () => {
    const { world, job, ports } = aWorldWith({ state: 'unconfirmed' });
    await decideUnconfirmed(job.id, 'give-up', ports);
    await decideUnconfirmed(job.id, 'send-again', ports);
    expect(world.disk.get(job.id)?.state).toBe('cancelled');
  });
});

describe('the first page of a scanned PDF', () => {
  const pdf = {
    name: 'sourcePdf',
    blobId: crypto.randomUUID(),
    fileName: 'Minutes 1962.PDF',
    mediaType: 'application/pdf',
  };
  const scanned = {
    state: 'failed',
    request: createRequest.parse({ kind: 'infographic', fields: {}, parts: [pdf] }),
    error: { code: 'pdf_scanned', message: 'A scan.' },
  } as const;

  it('becomes the image of a new job, once', async () => {
    const { world, job, ports } = aWorldWith(scanned);
    const page = crypto.randomUUID();
    const drawn: string[] = [];
    const draw = async (blobId: string) => {
      drawn.push(blobId);
      return page;
    };
    const [first, second] = await Promise.all([
      remakeFromPdfPage(job.id, device, ports, draw),
      remakeFromPdfPage(job.id, device, ports, draw),
    ]);
    expect(first?.request.parts).toEqual([
      { name: 'sourceImage', blobId: page, fileName: 'Minutes 1962', mediaType: 'image/png' },
    ]);
    expect(second).toEqual(first);
    expect(drawn).toEqual([pdf.blobId]);
    expect(world.disk.size).toBe(2);
  });

  it('leaves the job as it is when the page can’t be drawn', async () => {
    const { world, job, ports } = aWorldWith(scanned);
    const draw = () => Promise.reject(new Error('no'));
    await expect(remakeFromPdfPage(job.id, device, ports, draw)).rejects.toThrow('no');
    expect([...world.disk.values()]).toEqual([job]);
  });
});

describe('trying again', () => {
  it('makes a new job of the same request, on the connection of now', async () => {
    const accepted = { jobId: 'abc', stages: [] };
    const failed = { status: 'failed' } as const;
    const { world, job, ports } = aWorldWith({
      state: 'failed',
      accepted,
      answer: failed,
      polls: 3,
      error: { message: 'No.' },
    });
    const again = await retryJob(job.id, device, ports);
    expect(again).toMatchObject({ state: 'waiting', request: job.request, source: job.source, connection: device });
    expect(again).not.toMatchObject({ id: job.id });
    expect(again).not.toHaveProperty('accepted');
    expect(world.disk.get(job.id)).toEqual({ ...job, retriedAs: again?.id });
  });

  it('leaves no new job behind that its old one does not know of', async () => {
    const { world, job, ports } = aWorldWith({ state: 'failed' });
    let puts = 0;
    const put: typeof ports.store.put = async (record) => {
      puts += 1;
      if (puts === 2) throw new Error('Disk full.');
      await ports.store.put(record);
    };
    const failing = { ...ports, store: { ...ports.store, put } };
    await expect(retryJob(job.id, device, failing)).rejects.toThrow('Disk full.');
    expect([...world.disk.keys()]).toEqual([job.id]);
    const again = await retryJob(job.id, device, ports);
    expect([...world.disk.keys()]).toEqual([job.id, again?.id]);
  });

  const gone = { code: 'job_gone', message: 'Unknown.' };
  const since = '2026-05-19T10:00:00.000Z';
  it.each<[string, Partial<JobRecord>]>([
    ['the service did not know for a while', { state: 'failed', error: gone, doubt: { since } }],
    ['the user stopped', { state: 'cancelled' }],
  ])('asks for an accepted job first that %s', async (_, changes) => {
    const { world, job, ports } = aWorldWith({ accepted: { jobId: 'abc', stages: [] }, ...changes });
    const again = await retryJob(job.id, device, ports);
    expect(again).toMatchObject({ id: job.id, state: 'running', connection: job.connection, doubt: { asked: true } });
    expect(world.disk.size).toBe(1);
  });

  it('makes a new job once the service has said again that it does not know it, or asks it once more', async () => {
    const doubt = { since, asked: true };
    const changes: Partial<JobRecord> = { state: 'failed', accepted: { jobId: 'abc', stages: [] }, error: gone, doubt };
    const { job, ports } = aWorldWith(changes);
    expect((await retryJob(job.id, job.connection, ports, true))?.id).toBe(job.id);
    const other = aWorldWith(changes);
    expect((await retryJob(other.job.id, device, other.ports))?.id).not.toBe(other.job.id);
  });

  const service = { type: 'service', baseUrl: 'https://service.example' } as const;
  it.each([
    ['the place that knows it', service, true],
    ['another service', { type: 'service', baseUrl: 'https://other.example' }, false],
    ['this device', device, false],
  ] as const)('has the idea drawn that it chose, at %s', async (_, connection, keeps) => {
    const idea = { family: crypto.randomUUID(), number: 2 };
    const { job, ports } = aWorldWith({ state: 'failed', idea });
    expect((await retryJob(job.id, connection, ports))?.idea).toEqual(keeps ? idea : undefined);
  });

  it('fetches a picture that is made again, which costs nothing', async () => {
    const answer = { status: 'completed', imageUrl: 'https://cdn.example/1.png' } as const;
    const changes: Partial<JobRecord> = { state: 'failed', accepted: { jobId: 'abc', stages: [] }, answer, fetches: 8 };
    const { world, job, ports } = aWorldWith(changes);
    expect(await retryJob(job.id, device, ports)).toMatchObject({ id: job.id, state: 'running', answer });
    expect(world.disk.get(job.id)?.fetches).toBeUndefined();
    expect(world.disk.size).toBe(1);
  });

  it('hands over anew what is fetched again: the download begun before was of another picture', async () => {
    const { world, job, ports } = aWorldWith({
      state: 'failed',
      accepted: { jobId: 'abc', stages: [] },
      answer: { status: 'completed', imageUrl: 'https://cdn.example/1.png' },
      handing: { address: 'blob:1', at: since },
      fetches: 3,
      delivery: { downloadId: 7, fileName: 'Tides.png' },
    });
    await retryJob(job.id, device, ports);
    const { handing, fetches, delivery } = world.disk.get(job.id) ?? {};
    expect([handing, fetches, delivery]).toEqual([undefined, undefined, undefined]);
  });

  it('remembers since when the service is not believed, however often it is asked', async () => {
    const accepted = { jobId: 'abc', stages: [] };
    const doubt = { since: '2026-05-19T09:00:00.000Z' };
    const { job, ports } = aWorldWith({ state: 'failed', accepted, error: gone, doubt });
    expect((await retryJob(job.id, device, ports))?.doubt).toEqual({ ...doubt, asked: true });
  });

  it('makes one new job, however often it is asked for', async () => {
    const { world, job, ports } = aWorldWith({ state: 'failed', error: { message: 'No.' } });
    const [first, second] = await Promise.all([retryJob(job.id, device, ports), retryJob(job.id, device, ports)]);
    expect(second).toEqual(first);
    expect(world.disk.size).toBe(2);
  });

  it('delivers again what was made but did not arrive, without a new job', async () => {
    const { world, job, ports } = aWorldWith({ state: 'failed', picture, error: { message: 'Not saved.' } });
    expect(await retryJob(job.id, device, ports)).toMatchObject({ id: job.id, state: 'completed', picture });
    expect(world.disk.size).toBe(1);
  });

  it('asks again for a picture that is known by its address alone', async () => {
    const distant = { address: 'https://cdn.example/1.png', width: 0, height: 0 };
    const { world, job, ports } = aWorldWith({ state: 'failed', picture: distant, error: { message: 'Not saved.' } });
    const again = await retryJob(job.id, device, ports);
    expect(again).toMatchObject({ id: job.id, state: 'running', connection: job.connection });
    expect(again?.picture).toBeUndefined();
    expect(world.disk.size).toBe(1);
  });

  it('leaves a job that is under way alone', async () => {
    const { world, job, ports } = aWorldWith({ state: 'running' });
    expect(await retryJob(job.id, device, ports)).toEqual(job);
    expect(world.disk.size).toBe(1);
  });
});

describe('saving once more', () => {
  it.each(jobStates)('hands over what was delivered, and nothing else (%s)', async (state) => {
    const { world, job, ports } = aWorldWith({ state, picture });
    expect(await saveAgain(job.id, ports.delivery, ports)).toBe(state === 'delivered' ? 'saved' : undefined);
    expect(world.downloads).toHaveLength(state === 'delivered' ? 1 : 0);
    expect(world.disk.get(job.id)?.delivery?.fileName).toBe(state === 'delivered' ? 'Tides.png' : undefined);
    expect(world.disk.get(job.id)?.state).toBe(state);
  });

  it('leaves the record as it was when the browser refuses, and when the user closes the dialog', async () => {
    const { world, job, ports } = aWorldWith({ state: 'delivered', picture });
    await expect(saveAgain(job.id, { save: () => Promise.reject(new Error('no')) }, ports)).rejects.toThrow('no');
    const unsaved = { delivery: { fileName: 'Tides.png', unsaved: true }, end: 'unsaved' } as const;
    expect(await saveAgain(job.id, { save: async () => unsaved }, ports)).toBe('unsaved');
    expect(world.disk.get(job.id)).toEqual(job);
  });
});

describe('a copy that the user made', () => {
  it.each([
    ['refused', 'copied'],
    [undefined, undefined],
  ] as const)('is noted where it was %s', async (copied, after) => {
    const delivery = { fileName: 'Tides.png', ...(copied && { copied }) };
    const { world, job, ports } = aWorldWith({ state: 'delivered', picture, delivery });
    await noteCopied(job.id, ports);
    expect(world.disk.get(job.id)?.delivery?.copied).toBe(after);
  });
});

describe('hurrying', () => {
  const dueAt = '2099-01-01T00:00:00.000Z';
  it.each([
    ['unauthorized', undefined],
    ['offline', undefined],
    ['no_permission', undefined],
    ['service_unreachable', undefined],
    ['rate_limited', dueAt],
  ])('a job held up by %s makes it due at %s', async (code, due) => {
    const { world, job, ports } = aWorldWith({ state: 'waiting', dueAt, error: { code, message: 'Wait.' } });
    await retryNow([job], ports);
    expect(world.disk.get(job.id)?.dueAt).toBe(due);
  });
});
