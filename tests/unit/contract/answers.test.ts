import { describe, expect, it } from 'vitest';
import {
  errorBody,
  errorStatus,
  job,
  queuedResponse,
  rateLimitBody,
  readRateLimit,
  terminalStatuses,
  writeRateLimit,
} from '../../../lib/contract/index.ts';

const id = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';

describe('the queued-job response', () => {
  const queued = { jobId: id, status: 'queued', stages: ['extract', 'brief', 'image'] };

  it.each([
    ['as the interface has it', queued],
    ['with stages of any names', { ...queued, stages: ['whatever', ''] }],
    ['without stages', { ...queued, stages: [] }],
    ['with more than the interface has', { ...queued, credits: 3 }],
  ])('is read %s', (_, body) => {
    expect(queuedResponse.parse(body)).toEqual(body);
  });

  it.each([
    ['no jobId', { ...queued, jobId: undefined }],
    ['a jobId that is no UUID', { ...queued, jobId: '1' }],
    ['another status', { ...queued, status: 'running' }],
    ['no stages', { ...queued, stages: undefined }],
    ['stages that are not text', { ...queued, stages: [1] }],
  ])('is refused with %s', (_, body) => {
    expect(queuedResponse.safeParse(body).success).toBe(false);
  });
});

describe('a job', () => {
  const full = {
    id,
    status: 'completed',
    sourceUrl: 'https://example.com',
    assetType: 'meme',
    aspect: '4:5',
    format: 'webp',
    createdAt: '2026-05-19T08:00:00Z',
    imageUrl: '/pictures/1',
    mirrorUrl: 'https://mirror.example/1',
    width: 1080,
    height: 1350,
    contentType: 'image/webp',
    prompt: 'a prompt',
    error: 'none',
    completedAt: '2026-05-19T08:00:05Z',
  };

  it('is read whole, and with its status alone: what else is there is not shown', () => {
    expect(job.parse(full)).toEqual(full);
    expect(job.parse({ status: 'queued' })).toEqual({ status: 'queued' });
    const empty = Object.fromEntries(Object.keys(full).map((name) => [name, null]));
    expect(job.parse({ ...empty, status: 'failed' }).status).toBe('failed');
  });

  it.each(['queued', 'running', 'completed', 'failed', 'refunded'])('may be %s', (status) => {
    expect(job.safeParse({ status }).success).toBe(true);
  });

  it.each(
    Object.entries({
      status: 'cancelled',
      assetType: 'video',
      aspect: '3:2',
      format: 'gif',
      width: 10.5,
      height: '10',
      imageUrl: 1,
      error: {},
    }),
  )('is refused with a wrong %s', (field, value) => {
    expect(job.safeParse({ ...full, [field]: value }).success).toBe(false);
  });

  it('ends in three ways', () => {
    expect(terminalStatuses).toEqual(['completed', 'failed', 'refunded']);
  });
});

describe('error bodies', () => {
  it('need their words, and a code at will', () => {
    expect(errorBody.parse({ error: 'no', code: 'x' })).toEqual({ error: 'no', code: 'x' });
    expect(errorBody.safeParse({ error: 'no' }).success).toBe(true);
    expect(errorBody.safeParse({ code: 'x' }).success).toBe(false);
    expect(errorBody.safeParse({ error: 5 }).success).toBe(false);
  });

  it('tell a full window', () => {
    const body = { error: 'slow', bucket: 'hour', count: 5, limit: 5, resetAt: '2026-05-19T09:00:00Z' };
    expect(rateLimitBody.parse(body)).toEqual(body);
    expect(rateLimitBody.safeParse({ ...body, count: 1.5 }).success).toBe(false);
  });

  it('have the statuses of the interface', () => {
    expect(errorStatus).toMatchObject({
      invalid_request: 400,
      too_large: 400,
      unsupported_source: 400,
      unauthorized: 401,
      no_credits: 402,
      rate_limited: 429,
      provider_failed: 502,
    });
  });
});

describe('rate-limit headers', () => {
  const state = { limit: 30, remaining: 0, reset: '2026-05-19T08:00:00.000Z' };

  it('are read as they are written', () => {
    expect(readRateLimit(new Headers(writeRateLimit(state)))).toEqual(state);
    expect(
      readRateLimit(new Headers({ ...writeRateLimit(state), 'x-ratelimit-reset': '2026-05-19T10:00:00+02:00' })),
    ).toEqual({ ...state, reset: '2026-05-19T10:00:00+02:00' });
  });

  it.each([
    ['limit', ''],
    ['limit', 'many'],
    ['remaining', '-1'],
    ['remaining', '1.5'],
    ['remaining', '9'.repeat(30)],
    ['reset', '60'],
    ['reset', 'tomorrow'],
    ['reset', '2026-13-40T00:00:00Z'],
  ])('are ignored when %s is %j', (name, value) => {
    expect(readRateLimit(new Headers({ ...writeRateLimit(state), [`x-ratelimit-${name}`]: value }))).toBeUndefined();
  });

  it('are ignored when one is missing', () => {
    expect(readRateLimit(new Headers({ 'x-ratelimit-limit': '5' }))).toBeUndefined();
    expect(readRateLimit(new Headers())).toBeUndefined();
  });
});
