import { describe, expect, it } from 'vitest';
import { queuedResponse, stagesByKind } from '../../../lib/contract/index.ts';
import type { Ports, ServiceJobStore, Workspaces } from '../../../lib/service/core/ports.ts';
import { RateLimitRefused, RequestRefused } from '../../../lib/service/core/refusals.ts';
import { createMemoryStore } from '../../../lib/service/core/store/memory.ts';
import { makeUnlimitedState } from '../../../lib/service/core/workspaces.ts';
import { createTestService, key, makeForm, pngBytes, pngUri } from './fakes.ts';

const megabyte = 1024 * 1024;
const text = { sourceText: 'Bees make honey.' };
const params = JSON.stringify;

function image(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(pngBytes.subarray(0, size));
  return bytes;
}

describe.each([
  ['/api/generate', 'infographic'],
  ['/api/meme', 'meme'],
] as const)('POST %s', (path, kind) => {
  it.each([
    ['an address', { sourceUrl: 'https://example.com/' }],
    ['text', text],
    ['an image', { sourceImage: pngUri }],
  ])('queues a job from %s', async (_, fields) => {
    const { status, headers, json } = await createTestService().post(path, fields);
    expect(status).toBe(202);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(queuedResponse.parse(json)).toEqual({ jobId: json.jobId, status: 'queued', stages: stagesByKind[kind] });
  });

  it.each([
    ['text in params', { params: params(text) }],
    ['an image', { params: '{}', sourceImage: image(50) }],
    ['an image alone', { sourceImage: image(50) }],
    ['an image of 8 MB', { sourceImage: image(8 * megabyte) }],
    ['text and a reference image', { params: params(text), referenceImage: Uint8Array.from(Buffer.from('GIF89a')) }],
  ])('queues a job from a form with %s', async (_, parts) => {
    expect((await createTestService().postForm(path, makeForm(parts))).status).toBe(202);
  });

  it('takes params that come as a file of JSON', async () => {
    const form = new FormData();
    form.append('params', new Blob([params(text)], { type: 'application/json' }));
    expect((await createTestService().postForm(path, form)).status).toBe(202);
  });

  it.each([
    ['no source', {}, 'no_source', 'exactly one source'],
    ['two sources', { ...text, sourceUrl: 'https://example.com' }, 'many_sources', 'sourceUrl and sourceText'],
    ['a blank text', { sourceText: ' \n ' }, 'empty_source', 'no text'],
    ['a local file', { sourceUrl: 'file:///etc/passwd' }, 'unsupported_source', 'http: or https:'],
    ['an image of another type', { sourceImage: 'data:image/png;base64,R0lGODlh' }, 'unsupported_source', 'image/png'],
    ['an image that does not decode', { sourceImage: 'data:image/png;base64,%%' }, 'invalid_request', 'sourceImage'],
    ['a field it has not', { ...text, colour: 'red' }, 'invalid_request', '“colour”'],
    ['a text too long', { sourceText: 'x'.repeat(8001) }, 'invalid_request', 'sourceText'],
    ['an aspect it has not', { ...text, aspectRatio: '2:1' }, 'invalid_request', 'aspectRatio'],
    ['a list', [], 'invalid_request', 'object'],
    ['no JSON', '{"sourceText": "a"', 'invalid_request', 'JSON'],
    ['nothing', '', 'invalid_request', 'JSON'],
  ])('answers 400 to %s', async (_, body, code, words) => {
    const { status, json } = await createTestService().post(path, body);
    expect({ status, code: json.code }).toEqual({ status: 400, code });
    expect(json.error).toContain(words);
  });

  it.each([
    ['a source in params and one as part', { params: params(text), sourceImage: image(50) }, 'many_sources'],
    ['an image both ways', { params: params({ sourceImage: pngUri }), sourceImage: image(50) }, 'many_sources'],
    ['nothing but a reference image', { referenceImage: image(50) }, 'no_source'],
    ['an image too large', { sourceImage: image(8 * megabyte + 1) }, 'too_large'],
    ['a PDF too large', { sourcePdf: new Uint8Array(15 * megabyte + 1) }, 'too_large'],
    ['a deck too large', { sourcePptx: new Uint8Array(25 * megabyte + 1) }, 'too_large'],
    ['an image that is a PDF', { sourceImage: Uint8Array.from(Buffer.from('%PDF-1.7')) }, 'unsupported_source'],
    ['an empty file', { sourceImage: new Uint8Array() }, 'unsupported_source'],
    ['a file as text', { sourceImage: 'PNG' }, 'invalid_request'],
    ['a part it has not', { params: params(text), sourceVideo: image(50) }, 'invalid_request'],
    ['params that are no JSON', { params: 'sourceText=a' }, 'invalid_request'],
  ])('answers 400 to a form with %s', async (_, parts, code) => {
    const { status, json } = await createTestService().postForm(path, makeForm(parts));
    expect({ status, code: json.code }).toEqual({ status: 400, code });
  });

  it('answers 400 to a part that comes twice', async () => {
    const form = makeForm({ sourceImage: image(50) });
    form.append('sourceImage', new Blob([image(50)]), 'again.png');
    expect((await createTestService().postForm(path, form)).json.error).toContain('sourceImage may come once only.');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'answers 400 to the content type “%s”',
    async (type) => {
      const { status, json } = await createTestService().post(path, text, { 'content-type': type });
      expect({ status, code: json.code }).toEqual({ status: 400, code: 'invalid_request' });
    },
  );

  it.each(['multipart/form-data', 'multipart/form-data; boundary=other'])(
    'answers 400 to a broken form of %s',
    async (type) => {
      const { status, json } = await createTestService().post(path, 'no form at all', { 'content-type': type });
      expect({ status, code: json.code }).toEqual({ status: 400, code: 'invalid_request' });
    },
  );

  it.each(['application/json', 'multipart/form-data; boundary=b'])(
    'stops reading a body of %s that does not end',
    async (type) => {
      let sent = 0;
      const body = new ReadableStream({
        pull(controller) {
          sent += megabyte;
          controller.enqueue(new Uint8Array(megabyte));
        },
      });
      const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
      const { status, json } = await createTestService().call(path, init);
      expect({ status, code: json.code }).toEqual({ status: 400, code: 'too_large' });
      expect(sent).toBeLessThan(64 * megabyte);
    },
  );

  it('answers 400 to text that is not UTF-8', async () => {
    const body = Buffer.from('{"sourceText":"\xff"}', 'latin1');
    const headers = { 'content-type': 'application/json' };
    expect((await createTestService().call(path, { method: 'POST', headers, body })).status).toBe(400);
  });

  it.each([undefined, 'Bearer', 'Bearer wrong', `Basic ${key}`, `bearer${key}`, key])(
    'answers 401 to the authorization %s, whatever else is wrong',
    async (authorization) => {
      const { app } = createTestService();
      const headers: HeadersInit = authorization ? { authorization } : {};
      const response = await app.request(path, { method: 'POST', headers, body: 'no JSON' });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await response.json()).toMatchObject({ code: 'unauthorized', error: expect.any(String) });
    },
  );

  it('answers 405 to other methods', async () => {
    const { status, headers, json } = await createTestService().call(path);
    expect({ status, code: json.code }).toEqual({ status: 405, code: 'method_not_allowed' });
    expect(headers.get('allow')).toBe('POST');
  });
});

/** A store that takes jobs in on its own terms. */
const storeThat = (create: ServiceJobStore['create']): ServiceJobStore => ({ ...createMemoryStore(), create });

describe('a saved brand', () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const fontCssUrl = 'https://bees.example/hive.css';
  const workspaces: Workspaces = {
    byKey: async () => ({ id: 'w' }),
    brand: async (workspaceId, brandId) =>
      workspaceId === 'w' && brandId === id
        ? { brand: { name: 'Bees', colors: ['#0f766e'], headlineFont: 'Hive' }, fontCssUrl, logo: pngBytes }
        : undefined,
  };

  it.each(['/api/generate', '/api/meme'])('steers a job of %s, beside the notes of its own', async (path) => {
    const { post, store } = createTestService({ workspaces });
    const { json } = await post(path, { ...text, brandProfileId: id, styleNotes: 'Quiet.' });
    expect((await store.get(String(json.jobId)))?.steering).toMatchObject({
      styleNotes: 'Quiet.',
      brand: { name: 'Bees', colors: ['#0f766e'] },
    });
  });

  it('brings its font and logo to an infographic; a font of the request goes before it', async () => {
    const { post, store } = createTestService({ workspaces });
    const create = async (fields: object, path = '/api/generate') =>
      String((await post(path, { ...text, brandProfileId: id, ...fields })).json.jobId);
    const [own, other, meme] = [await create({}), await create({ fontName: 'Wax' }), await create({}, '/api/meme')];
    expect((await store.get(own))?.font).toEqual({ name: 'Hive', cssUrl: fontCssUrl });
    expect((await store.get(other))?.font).toEqual({ name: 'Wax' });
    expect([await store.sources(own), await store.sources(meme)]).toEqual([{ logo: pngBytes }, {}]);
  });

  it('is refused where the workspace has none of that name', async () => {
    const fields = { ...text, brandProfileId: '3f2504e0-4f89-41d3-9a0c-0305e82c3302' };
    const { status, json } = await createTestService({ workspaces }).post('/api/generate', fields);
    expect({ status, code: json.code }).toEqual({ status: 400, code: 'invalid_request' });
    expect(json.error).toContain('brandProfileId');
  });

  it('is of no consequence where none are saved', async () => {
    expect((await createTestService().post('/api/generate', { ...text, brandProfileId: id })).status).toBe(202);
  });
});

describe('every answer', () => {
  it('has an id of its request, the client’s own where it sent one', async () => {
    const { call } = createTestService();
    expect((await call('/api/nothing')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const headers = { 'x-request-id': 'bee-1' };
    expect((await call('/api/nothing', { headers })).headers.get('x-request-id')).toBe('bee-1');
  });

  it('is logged without anything secret', async () => {
    const entries: object[] = [];
    const { call, post } = createTestService({ log: (entry) => entries.push(entry) });
    const { json } = await post('/api/generate', text);
    await call(`/api/jobs/${json.jobId}`);
    await call('/pictures/abcdef?token=secret');
    expect(entries).toMatchObject([
      { method: 'POST', route: '/api/generate', status: 202, workspaceId: 'own', jobId: json.jobId },
      { method: 'GET', route: '/api/jobs', status: 200, jobId: json.jobId },
      { method: 'GET', route: '/pictures', status: 404 },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/abcdef|secret|bsk_|Bees/);
  });
});

describe('what a job costs', () => {
  const full = { bucket: 'hour', count: 5, limit: 5, resetAt: '2026-05-19T09:00:00Z' };

  it('is told in the headers of the 202 where a plan says so', async () => {
    const store = storeThat(async () => makeUnlimitedState(Date.parse('2026-05-19T08:00:00Z')));
    const { headers } = await createTestService({ store }).post('/api/generate', text);
    expect(headers.get('x-ratelimit-limit')).toBe('2147483647');
    expect(headers.get('x-ratelimit-remaining')).toBe('2147483647');
    expect(headers.get('x-ratelimit-reset')).toBe('2026-05-19T08:00:00.000Z');
  });

  it('is not spoken of where nothing is limited', async () => {
    const { headers } = await createTestService().post('/api/generate', text);
    expect(headers.has('x-ratelimit-limit')).toBe(false);
  });

  it('is refused with 402 when no credits are left', async () => {
    const store = storeThat(() => Promise.reject(new RequestRefused('no_credits')));
    const { status, json } = await createTestService({ store }).post('/api/meme', text);
    expect({ status, code: json.code }).toEqual({ status: 402, code: 'no_credits' });
  });

  it('is refused with 429, body and headers when a window is full', async () => {
    const store = storeThat(() => Promise.reject(new RateLimitRefused(full)));
    const { status, headers, json } = await createTestService({ store }).post('/api/generate', text);
    expect(status).toBe(429);
    expect(json).toEqual({ error: expect.any(String), code: 'rate_limited', ...full });
    expect(headers.get('x-ratelimit-limit')).toBe('5');
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
    expect(headers.get('x-ratelimit-reset')).toBe(full.resetAt);
  });

  it('is answered with 502 when what makes it failed before the answer, and the credit is back', async () => {
    const begin: Ports['begin'] = async (job) => ({ ...job, status: 'refunded' });
    const { status, json } = await createTestService({ begin }).post('/api/meme', text);
    expect({ status, code: json.code }).toEqual({ status: 502, code: 'provider_failed' });
  });

  it('is not asked of a request that is not valid', async () => {
    let asked = 0;
    const store = storeThat(async () => {
      asked++;
      return undefined;
    });
    const { post } = createTestService({ store });
    await post('/api/generate', {});
    await post('/api/generate', { sourceText: ' ' });
    expect(asked).toBe(0);
    await post('/api/generate', text);
    expect(asked).toBe(1);
  });
});
