import { describe, expect, it, vi } from 'vitest';
import { findErrorCode, job as jobSchema, terminalStatuses } from '../../../lib/contract/index.ts';
import { EngineError } from '../../../lib/engine/errors.ts';
import type { Workspaces } from '../../../lib/service/core/ports.ts';
import { createMemoryStore } from '../../../lib/service/core/store/memory.ts';
import { deviceWorkspaces, makeOneKeyWorkspaces } from '../../../lib/service/core/workspaces.ts';
import { base, beesBrief, createTestService, key, makeForm, pngBytes, pngUri } from './fakes.ts';

type Service = ReturnType<typeof createTestService>;

const text = { sourceText: 'Bees make honey.' };
const now = '2026-05-19T08:00:00.000Z';

async function queue({ post }: Service, fields: object = text, path = '/api/generate'): Promise<string> {
  return `/api/jobs/${(await post(path, fields)).json.jobId}`;
}

/** Polls until the job's end and answers every state on the way. */
async function pollToEnd({ call }: Service, path: string) {
  const answers = [];
  for (;;) {
    const answer = jobSchema.parse((await call(path)).json);
    answers.push(answer);
    if (terminalStatuses.includes(answer.status)) return answers;
  }
}

describe('a poll', () => {
  it('advances an infographic by one stage', async () => {
    const service = createTestService();
    const path = await queue(service, { sourceUrl: 'https://example.com/bees', aspectRatio: '4:5' });
    const answers = await pollToEnd(service, path);
    expect(answers.map(({ status }) => status)).toEqual(['running', 'running', 'completed']);
    expect(service.calls.map(([stage]) => stage)).toEqual(['extract', 'brief', 'drawInfographic']);
    expect(answers.at(-1)).toEqual({
      id: path.split('/').at(-1),
      status: 'completed',
      sourceUrl: 'https://example.com/bees',
      assetType: 'infographic',
      aspect: '4:5',
      format: 'png',
      createdAt: now,
      completedAt: now,
      imageUrl: expect.stringMatching(/^https:\/\/service\.example\/pictures\/[0-9a-f]{48}$/),
      width: 1080,
      height: 1350,
      contentType: 'image/png',
      prompt: 'Infographic, layout list: Bees',
    });
  });

  it('draws a meme at once whose draft is known', async () => {
    const draft = { template: 'sign', captions: { sign: 'Honey' }, language: 'en', direction: 'ltr' } as const;
    const service = createTestService({ knownFor: () => ({ draft }) });
    const { json } = await service.post('/api/meme', text);
    expect(json.stages).toEqual(['image']);
    const [answer, ...others] = await pollToEnd(service, `/api/jobs/${json.jobId}`);
    expect(others).toEqual([]);
    expect(answer).toMatchObject({ status: 'completed', prompt: 'Meme, template sign: Honey' });
    expect(service.calls.map(([stage]) => stage)).toEqual(['drawMeme']);
  });

  it('draws an infographic at once whose brief is known, reading no source', async () => {
    const service = createTestService({ knownFor: () => ({ brief: beesBrief }) });
    const { json } = await service.post('/api/generate', text);
    expect(json.stages).toEqual(['image']);
    const answers = await pollToEnd(service, `/api/jobs/${json.jobId}`);
    expect(answers.map(({ status }) => status)).toEqual(['completed']);
    expect(service.calls.map(([stage]) => stage)).toEqual(['drawInfographic']);
  });

  it('advances a meme by one stage', async () => {
    const service = createTestService();
    const answers = await pollToEnd(service, await queue(service, text, '/api/meme'));
    expect(answers.map(({ status }) => status)).toEqual(['running', 'running', 'running', 'running', 'completed']);
    expect(service.calls.map(([stage]) => stage)).toEqual(['extract', 'scout', 'match', 'write', 'drawMeme']);
    expect(answers.at(-1)).toMatchObject({
      assetType: 'meme',
      aspect: '9:16',
      prompt: 'Meme, template iceberg: Honey / Bees\nScouted wikipedia.',
    });
  });

  it('does nothing more once the job is at its end', async () => {
    const service = createTestService();
    const path = await queue(service);
    const last = (await pollToEnd(service, path)).at(-1);
    expect((await service.call(path)).json).toEqual(last);
    expect(service.calls).toHaveLength(3);
  });

  it('names its own address, whatever the client calls it', async () => {
    const service = createTestService({ publicBase: 'https://pictures.example/broadside' });
    const answers = await pollToEnd(service, await queue(service));
    expect(answers.at(-1)?.imageUrl).toMatch(/^https:\/\/pictures\.example\/broadside\/pictures\/[0-9a-f]{48}$/);
  });

  it('shares the stage with another poll at the same time', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const workspaces = makeOneKeyWorkspaces(key);
    const byKey = vi.spyOn(workspaces, 'byKey');
    const extract = vi.fn(async () => {
      await opened;
      return { metadata: {}, blocks: [] };
    });
    const service = createTestService({ engine: { extract }, workspaces });
    const path = await queue(service);
    byKey.mockClear();
    const polls = [service.call(path), service.call(path), service.call(path)];
    await vi.waitFor(() => expect(byKey).toHaveBeenCalledTimes(polls.length), { timeout: 60_000 });
    await vi.waitFor(() => expect(extract).toHaveBeenCalled(), { timeout: 60_000 });
    open();
    const answers = await Promise.all(polls);
    expect(answers.map(({ json }) => json.status)).toEqual(['running', 'running', 'running']);
    expect(extract).toHaveBeenCalledOnce();
  });

  it('goes on after a restart', async () => {
    const store = createMemoryStore();
    const before = createTestService({ store });
    const path = await queue(before);
    await before.call(path);
    const after = createTestService({ store });
    expect((await pollToEnd(after, path)).at(-1)?.status).toBe('completed');
    expect(after.calls.map(([stage]) => stage)).toEqual(['brief', 'drawInfographic']);
  });

  it('ends the job with the words of an error that knows why', async () => {
    const extract = () => Promise.reject(new EngineError('too_little_text'));
    const service = createTestService({ engine: { extract } });
    const [answer] = await pollToEnd(service, await queue(service));
    expect(answer).toMatchObject({ status: 'failed', error: new EngineError('too_little_text').message });
    expect(answer?.imageUrl).toBeUndefined();
  });

  it('ends the job in plain words when something else fails, and reports that', async () => {
    const report = vi.fn();
    const brief = () => {
      throw new TypeError('secret detail');
    };
    const service = createTestService({ engine: { brief }, report });
    const answers = await pollToEnd(service, await queue(service));
    expect(answers.at(-1)).toMatchObject({ status: 'failed', error: 'Something went wrong on our side.' });
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'secret detail' }));
  });
});

describe('what reaches the engine', () => {
  it('is the page that was read', async () => {
    const read = async () => ({ html: '<h1>Bees</h1>', url: 'https://example.com/final' });
    const service = createTestService({ pages: { read } });
    await service.call(await queue(service, { sourceUrl: 'https://example.com/first' }));
    expect(service.calls).toEqual([
      ['extract', { kind: 'html', html: '<h1>Bees</h1>', url: 'https://example.com/final' }],
    ]);
  });

  it('is the image with its file name, and all image bytes when it draws', async () => {
    const service = createTestService();
    const form = makeForm({ params: JSON.stringify({ referenceImage: pngUri, outputFormat: 'webp' }) });
    form.append('sourceImage', new Blob([pngBytes]), 'A bee on a flower.png');
    const { json } = await service.postForm('/api/generate', form);
    await pollToEnd(service, `/api/jobs/${json.jobId}`);
    expect(service.calls[0]).toEqual(['extract', { kind: 'image', bytes: pngBytes, name: 'A bee on a flower.png' }]);
    expect(service.calls[2]?.[2]).toMatchObject({
      format: 'webp',
      assets: { sourceImage: pngBytes, referenceImage: pngBytes },
    });
  });

  it('is the steering of the request', async () => {
    const service = createTestService();
    const steering = { styleNotes: 'Brand colour #0f766e.', audienceNote: 'beekeepers', avoidNote: 'wasps' };
    await pollToEnd(service, await queue(service, { ...text, ...steering }, '/api/meme'));
    expect(service.calls.at(-1)?.[2]).toMatchObject({ steering });
  });

  it('is whether to choose among drafts, and what the reference image is for', async () => {
    const service = createTestService();
    const fields = { ...text, enableCritique: true, referenceImage: pngUri, referenceNote: 'Same mood.' };
    await pollToEnd(service, await queue(service, fields));
    const steering = { critique: true, referenceNote: 'Same mood.' };
    expect(service.calls[1]).toEqual(['brief', expect.objectContaining(steering)]);
    expect(service.calls[2]?.[2]).toMatchObject({ steering });
  });
});

describe('a brand’s site', () => {
  const brandUrl = 'https://brand.example/';
  const page = (head: string) => ({ html: `<head>${head}</head>`, url: brandUrl, styles: [] });
  const red = page('<meta name="theme-color" content="#c8372d"><meta property="og:site_name" content="Sea">');
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

  it('is read once, and its brand steers brief and picture', async () => {
    const store = createMemoryStore();
    const site = vi.fn(async () => red);
    const before = createTestService({ store, web: { site } });
    const path = await queue(before, { ...text, brandUrl });
    await before.call(path);
    await before.call(path);
    const after = createTestService({ store });
    const answers = await pollToEnd(after, path);
    const steering = { brand: { name: 'Sea', colors: ['#c8372d'] } };
    expect(site).toHaveBeenCalledExactlyOnceWith(brandUrl);
    expect(before.calls[1]).toEqual(['brief', expect.objectContaining(steering)]);
    expect(after.calls[0]?.[2]).toMatchObject({ steering });
    expect(answers.at(-1)?.prompt).toBe('Infographic, layout list: Bees');
  });

  it('comes after the saved brand', async () => {
    const brand = async () => ({ brand: { name: 'Own', colors: ['#0f766e'] } });
    const workspaces: Workspaces = { byKey: async () => ({ id: 'w' }), brand };
    const service = createTestService({ workspaces, web: { site: async () => red } });
    await pollToEnd(service, await queue(service, { ...text, brandUrl, brandProfileId: id }));
    const steering = { brand: { name: 'Own', colors: ['#0f766e', '#c8372d'] } };
    expect(service.calls[2]?.[2]).toMatchObject({ steering });
  });

  it('may name no colour, which is said', async () => {
    const service = createTestService({ web: { site: async () => page('') } });
    const answers = await pollToEnd(service, await queue(service, { ...text, brandUrl }));
    expect(answers.at(-1)?.prompt).toBe('Infographic, layout list: Bees (The brand’s site names no colour.)');
  });

  it('ends the job when it cannot be read', async () => {
    const service = createTestService();
    const answer = (await pollToEnd(service, await queue(service, { ...text, brandUrl }))).at(-1);
    expect(answer?.status).toBe('failed');
    expect(findErrorCode(answer?.error ?? '')).toEqual({
      code: 'brand_unreadable',
      detail: `${brandUrl}: This address could not be reached.`,
    });
  });

  it('is of no consequence for a meme, and not read', async () => {
    const site = vi.fn(async () => page(''));
    const service = createTestService({ web: { site } });
    const answers = await pollToEnd(service, await queue(service, { ...text, brandUrl }, '/api/meme'));
    expect(answers.at(-1)?.status).toBe('completed');
    expect(site).not.toHaveBeenCalled();
  });
});

describe('a reference image at an address', () => {
  const referenceImage = 'https://pictures.example/sea.png';

  it('is at hand when the picture is drawn', async () => {
    const image = vi.fn(async () => pngBytes);
    const service = createTestService({ web: { image } });
    await pollToEnd(service, await queue(service, { ...text, referenceImage }));
    expect(image).toHaveBeenCalledExactlyOnceWith(referenceImage);
    expect(service.calls[2]?.[2]).toMatchObject({ assets: { referenceImage: pngBytes } });
  });

  it('ends the job when it cannot be had', async () => {
    const service = createTestService();
    const answer = (await pollToEnd(service, await queue(service, { ...text, referenceImage }))).at(-1);
    expect(answer?.status).toBe('failed');
    expect(findErrorCode(answer?.error ?? '')).toEqual({
      code: 'reference_unreadable',
      detail: `${referenceImage}: This address could not be reached.`,
    });
  });
});

describe('GET /api/jobs/{id}', () => {
  const unknown = '/api/jobs/3f2504e0-4f89-11d3-9a0c-0305e82c3301';

  it.each([unknown, '/api/jobs/x', '/api/jobs/..%2Fx', '/api/jobs/', '/api/nothing', '/'])(
    'answers 404 to %s',
    async (path) => {
      const { status, json } = await createTestService().call(path);
      expect({ status, code: json.code }).toEqual({ status: 404, code: 'not_found' });
    },
  );

  it('answers 404 to a job of another workspace', async () => {
    const workspaces: Workspaces = { byKey: async (given = '') => ({ id: given }) };
    const service = createTestService({ workspaces });
    const path = await queue(service);
    expect((await service.call(path, { headers: { authorization: 'Bearer other' } })).status).toBe(404);
    expect((await service.call(path)).status).toBe(200);
  });

  it('answers 401 without a key, and takes none on the device', async () => {
    const { app } = createTestService();
    expect((await app.request(unknown)).status).toBe(401);
    const device = createTestService({ workspaces: deviceWorkspaces });
    expect((await device.app.request(unknown)).status).toBe(404);
  });

  it('answers 500 without a word about it when the store fails', async () => {
    const report = vi.fn();
    const store = { ...createMemoryStore(), get: () => Promise.reject(new Error('disk full at /secret')) };
    const { status, json } = await createTestService({ store, report }).call(unknown);
    expect({ status, json }).toEqual({
      status: 500,
      json: { error: 'Something went wrong on our side.', code: 'internal' },
    });
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('a finished picture', () => {
  async function finish(service: Service) {
    const last = (await pollToEnd(service, await queue(service))).at(-1);
    return new URL(String(last?.imageUrl)).pathname;
  }

  it('is served by its address, to be kept', async () => {
    const service = createTestService();
    const response = await service.app.request(await finish(service));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(pngBytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pngBytes);
  });

  it('answers HEAD without its bytes', async () => {
    const service = createTestService();
    const response = await service.app.request(await finish(service), { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(pngBytes.length));
    expect(await response.text()).toBe('');
  });

  const requestPart = async (service: Service, headers: HeadersInit, method = 'GET') => {
    const response = await service.app.request(await finish(service), { method, headers });
    const bytes = [...new Uint8Array(await response.arrayBuffer())];
    return { status: response.status, range: response.headers.get('content-range'), bytes };
  };
  const all = [...pngBytes];
  const size = all.length;

  it.each([
    ['bytes=0-3', 0, 3],
    ['bytes=8-', 8, size - 1],
    ['bytes=-2', size - 2, size - 1],
    ['bytes=-999', 0, size - 1],
    ['bytes=4-999', 4, size - 1],
  ])('is served in part: %s', async (range, first, last) => {
    expect(await requestPart(createTestService(), { range })).toEqual({
      status: 206,
      range: `bytes ${first}-${last}/${size}`,
      bytes: all.slice(first, last + 1),
    });
  });

  it.each(['bytes=0-1,3-4', 'bytes=3-1', 'bytes=-', 'bytes=x', 'lines=0-1', ''])(
    'is served whole where the part asked for is “%s”',
    async (range) => {
      expect(await requestPart(createTestService(), { range })).toEqual({ status: 200, range: null, bytes: all });
    },
  );

  it('has no part beyond its end, none for HEAD, and none of another picture', async () => {
    expect(await requestPart(createTestService(), { range: `bytes=${size}-` })).toMatchObject({
      status: 416,
      range: `bytes */${size}`,
    });
    expect((await requestPart(createTestService(), { range: 'bytes=-0' })).status).toBe(416);
    expect((await requestPart(createTestService(), { range: 'bytes=0-1' }, 'HEAD')).status).toBe(200);
    expect((await requestPart(createTestService(), { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  });

  it('is not sent again to a client that has it', async () => {
    const service = createTestService();
    const path = await finish(service);
    const etag = (await service.app.request(path)).headers.get('etag') ?? '';
    for (const tags of [etag, `"other", W/${etag}`, '*']) {
      const response = await service.app.request(path, { headers: { 'if-none-match': tags } });
      expect({ status: response.status, body: await response.text() }).toEqual({ status: 304, body: '' });
    }
    expect((await service.app.request(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('has a second address where there is one', async () => {
    const service = createTestService({ mirrorBase: 'https://mirror.example' });
    const last = (await pollToEnd(service, await queue(service, { ...text, outputFormat: 'webp' }))).at(-1);
    const mirror = String(last?.mirrorUrl);
    expect(mirror).toMatch(/^https:\/\/mirror\.example\/pictures\/[0-9a-f]{48}\.webp$/);
    expect((await service.app.request(new URL(mirror).pathname)).status).toBe(200);
  });

  it('is not elsewhere, and takes no other method', async () => {
    const service = createTestService();
    const path = await finish(service);
    expect((await service.call(`${path}0`)).json.code).toBe('not_found');
    expect((await service.call(path, { method: 'DELETE' })).status).toBe(405);
  });

  it('is let go with its job after a week', async () => {
    let time = Date.parse(now);
    const service = createTestService({ now: () => time });
    const path = await finish(service);
    time += 7 * 24 * 3_600_000;
    await queue(service);
    expect((await service.call(path)).status).toBe(200);
    time += 1;
    await queue(service);
    expect((await service.call(path)).status).toBe(404);
  });
});

it('says nothing to pages of other origins', async () => {
  const { app } = createTestService();
  const headers = { origin: 'https://page.example', 'access-control-request-method': 'POST' };
  const response = await app.request(`${base}/api/generate`, { method: 'OPTIONS', headers });
  expect(response.status).toBe(405);
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});
