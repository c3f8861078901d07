import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advance } from '../../../lib/jobs/advance.ts';
import { connect } from '../../../lib/jobs/connection.ts';
import type { JobRecord } from '../../../lib/jobs/record.ts';
import { createPostQueue, maxPostsInFlight } from '../../../lib/protocol/posts.ts';
import { json, startServer, type TestServer } from '../client/server.ts';
import { memoryBlobs } from '../protocol/memory-blobs.ts';
import { aJob } from './records.ts';

let service: TestServer;
beforeAll(async () => {
  service = await startServer();
});
afterAll(() => service.stop());

it('thirty slow creates at once are all accepted, four at a time, and each is made once', async () => {
  const made: string[] = [];
  const inFlight = new Set<string>();
  let max = 0;
  service.control.answer = async (request, response) => {
    if (request.method === 'GET') return json(404, { error: 'Unknown.' })(request, response);
    const jobId = crypto.randomUUID();
    inFlight.add(jobId);
    max = Math.max(max, inFlight.size);
    await sleep(60);
    inFlight.delete(jobId);
    made.push(jobId);
    json(202, { jobId, status: 'queued', stages: ['extract', 'brief', 'image'] })(request, response);
  };

  const disk = new Map<string, JobRecord>();
  const posts = createPostQueue((task) => task((request) => fetch(request)));
  const ports = {
    store: {
      get: async (id: string) => disk.get(id),
      put: async (record: JobRecord) => void disk.set(record.id, record),
    },
    connect: (ref: JobRecord['connection'], signal?: AbortSignal) =>
      connect(
        ref,
        {
          deviceFetch: () => Promise.reject(new Error('not asked')),
          blobs: memoryBlobs(),
          readIdea: async () => undefined,
          readKey: async () => 'bs_secret',
          offers: { read: async () => 0, store: async () => undefined },
          limits: { store: async () => undefined },
          prepareFor: async () => undefined,
          findSendBlocker: async () => undefined,
          posts,
        },
        signal,
      ),
    delivery: {
      handOver: () => Promise.reject(new Error('not asked')),
      save: () => Promise.reject(new Error('not asked')),
      outcome: () => Promise.reject(new Error('not asked')),
    },
    lock: <T>(_: string, task: () => Promise<T>) => task(),
    now: Date.now,
    random: Math.random,
  };
  const jobs = Array.from({ length: 30 }, () => aJob({ connection: { type: 'service', baseUrl: service.base } }));
  for (const job of jobs) disk.set(job.id, job);

  await Promise.all(jobs.map(({ id }) => advance(id, ports)));

  expect(jobs.map(({ id }) => disk.get(id)?.state)).toEqual(Array(30).fill('queued'));
  const accepted = jobs.map(({ id }) => disk.get(id)?.accepted?.jobId);
  expect(new Set(accepted)).toEqual(new Set(made));
  expect(service.seen.filter(({ method }) => method === 'POST')).toHaveLength(30);
  expect(max).toBe(maxPostsInFlight);
});
