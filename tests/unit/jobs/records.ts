import { createRequest, type JobRecord } from '../../../lib/jobs/record.ts';

/** A job as it is made, with whatever a test is about. */
export function aJob(changes: Partial<JobRecord> = {}): JobRecord {
  return {
    id: crypto.randomUUID(),
    kind: 'infographic',
    state: 'waiting',
    connection: { type: 'service', baseUrl: 'https://service.example' },
    request: createRequest.parse({
      kind: 'infographic',
      fields: { sourceUrl: 'https://news.example/tides' },
      parts: [],
    }),
    source: { title: 'How tides work', url: 'https://news.example/tides' },
    createdAt: '2026-05-19T10:00:00.000Z',
    updatedAt: '2026-05-19T10:00:00.000Z',
    tries: 0,
    polls: 0,
    ...changes,
  };
}
