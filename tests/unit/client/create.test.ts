import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../../../lib/client/client.ts';
import {
  BusyError,
  InvalidRequestError,
  NetworkError,
  NoCreditsError,
  NotFoundError,
  ProviderFailedError,
  RateLimitedError,
  ServiceError,
  UnauthorizedError,
  UnexpectedAnswerError,
} from '../../../lib/client/errors.ts';
import {
  id,
  inAnHour,
  json,
  key,
  png,
  rateLimit,
  rateLimitHeaders,
  raw,
  startServer,
  type TestServer,
  thrownBy,
} from './server.ts';

const queued = { jobId: id, status: 'queued', stages: ['extract', 'brief', 'image'] };
const text = { sourceText: 'Bees make honey.' };

let service: TestServer;
let other: TestServer;
let client: Client;

beforeAll(async () => {
  [service, other] = [await startServer(), await startServer()];
});
beforeEach(() => {
  service.seen.length = 0;
  other.seen.length = 0;
  client = createClient({ baseUrl: service.base, key, fetch });
});
afterAll(() => {
  for (const { stop } of [service, other]) stop();
});

describe('a create', () => {
  it('sends JSON with the key, and returns the job and the rate limit', async () => {
    service.control.answer = json(202, queued, rateLimitHeaders);
    expect(await client.create('infographic', { ...text, aspectRatio: '4:5' })).toMatchObject({ queued, rateLimit });
    const [request] = service.seen;
    expect(request).toMatchObject({ method: 'POST', url: '/api/generate' });
    expect(request?.headers).toMatchObject({ authorization: `Bearer ${key}`, 'content-type': 'application/json' });
    expect(JSON.parse(String(request?.body))).toEqual({ ...text, aspectRatio: '4:5' });
  });

  it('sends a form when there are files', async () => {
    service.control.answer = json(202, queued);
    const part = { name: 'sourceImage', file: new Blob([png]), fileName: 'A bee.png' } as const;
    expect(await client.create('meme', { styleNotes: 'dry' }, [part])).toEqual({ queued, rateLimit: undefined });
    const [request] = service.seen;
    expect(request?.url).toBe('/api/meme');
    const form = await new Response(Uint8Array.from(request?.body ?? []), {
      headers: { 'content-type': String(request?.headers['content-type']) },
    }).formData();
    expect([...form.keys()]).toEqual(['params', 'sourceImage']);
    expect(form.get('params')).toBe('{"styleNotes":"dry"}');
    const file = form.get('sourceImage');
    expect(file instanceof File && [file.name, file.size]).toEqual(['A bee.png', png.length]);
  });

  it.each(['', '/', '/tenant', '/tenant/'])('finds its path under the base address with “%s”', async (path) => {
    service.control.answer = json(202, queued);
    await createClient({ baseUrl: service.base + path, key, fetch }).create('meme', text);
    expect(service.seen[0]?.url).toBe(`${path.replace(/\/$/, '')}/api/meme`);
  });

  it('goes without a key when there is none', async () => {
    service.control.answer = json(202, queued);
    await createClient({ baseUrl: service.base, fetch }).create('meme', text);
    expect(service.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect (%s)', async (status) => {
    service.control.answer = raw(status, '', { location: `${other.base}/api/generate` });
    const error = await thrownBy(client.create('infographic', text));
    expect(error).toBeInstanceOf(UnexpectedAnswerError);
    expect(error).toMatchObject({ status, sent: 'no', code: 'redirected' });
    expect(other.seen).toEqual([]);
  });

  it.each([
    ['without stages', 202, { jobId: id }, []],
    ['with stages that are none', 202, { ...queued, stages: 'extract' }, []],
    ['with another status word', 202, { ...queued, status: 'accepted' }, queued.stages],
    ['with more fields', 202, { ...queued, credits: 3, nested: {} }, queued.stages],
    ['as another success', 200, queued, queued.stages],
  ])('is accepted %s', async (_, status, body, stages) => {
    service.control.answer = json(status, body);
    expect((await client.create('infographic', text)).queued).toMatchObject({ jobId: id, stages });
  });

  it('is sent by the way that is given for it, and nothing else is', async () => {
    const posted: string[] = [];
    const post = (request: Request) => {
      posted.push(`${request.method} ${new URL(request.url).pathname}`);
      return fetch(request);
    };
    const posting = createClient({ baseUrl: service.base, key, fetch, post });
    service.control.answer = json(202, queued);
    await posting.create('infographic', text);
    service.control.answer = json(404, { error: 'No such job.' });
    await posting.reach();
    expect(posted).toEqual(['POST /api/generate']);
  });

  it.each([
    ['429', '120', 120_000],
    ['503', '120', 120_000],
    ['503', 'Wed, 19 May 2100 08:00:00 GMT', undefined],
    ['503', String(40 * 86_400), undefined],
  ])('waits as a %s says: %s', async (status, retryAfter, ahead) => {
    service.control.answer = json(Number(status), { error: 'Busy.' }, { 'retry-after': retryAfter });
    const before = Date.now();
    const error = await thrownBy(client.create('infographic', text));
    const at =
      error instanceof BusyError ? error.retryAt : error instanceof RateLimitedError ? error.resetAt : undefined;
    if (ahead === undefined) expect(at).toBeUndefined();
    else expect(Math.round(((at?.getTime() ?? 0) - before) / 5000) * 5000).toBe(ahead);
  });

  it('takes a reset that is absurdly far off for unknown', async () => {
    service.control.answer = json(429, { error: 'Slow.', resetAt: '9999-01-01T00:00:00Z', count: 1.5 });
    expect(await thrownBy(client.create('infographic', text))).toMatchObject({ resetAt: undefined });
  });

  it('is maybe sent when the connection breaks after it', async () => {
    service.control.answer = (request) => request.socket.destroy();
    const error = await thrownBy(client.create('infographic', text));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ sent: 'maybe', code: 'answer_lost' });
    expect(service.seen).toHaveLength(1);
  });

  it('is maybe sent when the answer breaks off', async () => {
    service.control.answer = (_, response) => {
      response.writeHead(202, { 'content-length': '100' }).write('{"jobId":', () => response.destroy());
    };
    expect(await thrownBy(client.create('infographic', text))).toMatchObject({ sent: 'maybe', code: 'answer_lost' });
  });

  it('is maybe sent when it is aborted under way', async () => {
    const abort = new AbortController();
    service.control.answer = () => abort.abort();
    const aborting = createClient({ baseUrl: service.base, key, fetch, signal: abort.signal });
    expect(await thrownBy(aborting.create('infographic', text))).toMatchObject({ sent: 'maybe' });
  });

  it('is not sent when it was aborted before', async () => {
    const aborted = createClient({ baseUrl: service.base, key, fetch, signal: AbortSignal.abort() });
    expect(await thrownBy(aborted.create('infographic', text))).toMatchObject({ sent: 'no' });
    expect(service.seen).toEqual([]);
  });

  it('is not sent when nobody listens, or the name is unknown', async () => {
    const gone = await startServer();
    gone.stop();
    for (const baseUrl of [gone.base, 'http://broadside.invalid']) {
      const error = await thrownBy(createClient({ baseUrl, fetch }).create('infographic', text));
      expect(error).toMatchObject({ sent: 'no', code: 'service_unreachable' });
    }
  });

  it('is maybe sent when a browser fails without a reason', async () => {
    const failing = createClient({
      baseUrl: service.base,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(await thrownBy(failing.create('infographic', text))).toMatchObject({ sent: 'maybe' });
  });

  it.each<[string, RequestListener, 'no' | 'maybe']>([
    ['another success without a job', json(200, { ok: true }), 'maybe'],
    ['no JSON', raw(202, '<html>'), 'maybe'],
    ['no job', json(202, { status: 'queued' }), 'maybe'],
    ['too much', raw(202, JSON.stringify({ ...queued, more: 'x'.repeat(1024 * 1024) })), 'maybe'],
    ['500', json(500, { error: 'Oh no' }), 'maybe'],
    ['503', raw(503, 'busy'), 'maybe'],
    ['502 of a gateway', raw(502, '<html>Bad Gateway</html>'), 'maybe'],
  ])('answered with %s is unexpected', async (_, answer, sent) => {
    service.control.answer = answer;
    const error = await thrownBy(client.create('infographic', text));
    expect(error).toBeInstanceOf(UnexpectedAnswerError);
    expect(error).toMatchObject({ sent });
    expect(service.seen).toHaveLength(1);
  });

  it.each([
    [400, InvalidRequestError, 'invalid_request'],
    [401, UnauthorizedError, 'unauthorized'],
    [402, NoCreditsError, 'no_credits'],
    [403, ServiceError, 'forbidden'],
    [404, NotFoundError, 'not_found'],
    [405, ServiceError, 'method_not_allowed'],
    [408, ServiceError, 'request_timeout'],
    [409, ServiceError, 'conflict'],
    [410, NotFoundError, 'not_found'],
    [413, ServiceError, 'too_large'],
    [415, ServiceError, 'unsupported_type'],
    [422, ServiceError, 'unprocessable'],
    [429, RateLimitedError, 'rate_limited'],
    [502, ProviderFailedError, 'provider_failed'],
  ])('answered with %s throws its own error', async (status, type, code) => {
    service.control.answer = json(status, { error: 'Their words.', code: 'theirs' }, rateLimitHeaders);
    const error = await thrownBy(client.create('infographic', text));
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject({ status, code, detail: 'Their words.', rateLimit });
  });

  it.each([
    [
      'no code',
      { error: 'The request is not valid. Too blue.' },
      'invalid_request',
      'The request is not valid. Too blue.',
    ],
    [
      'our code',
      { error: 'No.', code: 'no_source' },
      'no_source',
      'Nothing to work from: give exactly one source. No.',
    ],
    ['our words', { error: 'This file is too large.', code: 'too_large' }, 'too_large', 'This file is too large.'],
    ['an inherited name', { error: '', code: 'toString' }, 'invalid_request', 'The request is not valid.'],
    ['no Error body', ['?'], 'invalid_request', 'The request is not valid.'],
  ])('shows an error with %s in plain words', async (_, body, code, message) => {
    service.control.answer = json(400, body);
    expect(await thrownBy(client.create('infographic', text))).toMatchObject({ code, message });
  });

  it('lets a hostile service say little', async () => {
    const error = `line\n\u0007\u202eone ${'x'.repeat(10_000)}`;
    service.control.answer = json(400, { error });
    const thrown = await thrownBy(client.create('infographic', text));
    const { detail } = thrown as InvalidRequestError;
    expect(detail).toMatch(/^line one x+…$/);
    expect(detail).toHaveLength(300);
  });

  it('tells the full window of a 429', async () => {
    const body = { error: 'Slow.', bucket: 'hour', count: 6, limit: 5, resetAt: inAnHour() };
    service.control.answer = json(429, body, rateLimitHeaders);
    expect(await thrownBy(client.create('infographic', text))).toMatchObject({
      bucket: 'hour',
      count: 6,
      limit: 5,
      resetAt: new Date(body.resetAt),
      rateLimit,
    });
  });

  it('takes a 429’s window from the headers when the body has none', async () => {
    service.control.answer = raw(429, 'slow', rateLimitHeaders);
    expect(await thrownBy(client.create('infographic', text))).toMatchObject({
      limit: 30,
      resetAt: new Date(rateLimit.reset),
    });
  });

  it.each(['bsk_ä…', 'bsk_a\nb', 'bsk a', ''])('refuses the key “%s” without repeating it', async (wrong) => {
    const error = await thrownBy(createClient({ baseUrl: service.base, key: wrong, fetch }).create('meme', text));
    expect(error).toBeInstanceOf(UnauthorizedError);
    expect(wrong !== '' && String(error).includes(wrong)).toBe(false);
    expect(service.seen).toEqual([]);
  });
});
