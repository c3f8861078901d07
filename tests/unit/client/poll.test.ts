import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, createClient } from '../../../lib/client/client.ts';
import { PictureError } from '../../../lib/client/errors.ts';
import { createTransport } from '../../../lib/client/transport.ts';
import { jobRecord } from '../../../lib/jobs/record.ts';
import {
  id,
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

/** Its metadata hold a thumbnail with an end of its own. */
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9, 0xff, 0xda, 0, 2, 7, 0xff, 0xd9]);

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

describe('a poll', () => {
  it('asks for the job with the key', async () => {
    const job = { id, status: 'running', createdAt: '2026-05-19T08:00:00Z' };
    service.control.answer = json(200, job, rateLimitHeaders);
    expect(await client.job(id.toUpperCase())).toEqual({ job, rateLimit });
    expect(service.seen[0]).toMatchObject({ method: 'GET', url: `/api/jobs/${id.toUpperCase()}` });
    expect(service.seen[0]?.headers.authorization).toBe(`Bearer ${key}`);
  });

  it('takes any success: its status is not shown', async () => {
    service.control.answer = json(203, { status: 'queued' });
    expect((await client.job(id)).job).toEqual({ status: 'queued' });
  });

  it.each<[string, RequestListener, object]>([
    ['404', json(404, { error: 'Gone.' }), { code: 'not_found' }],
    ['401', json(401, { error: 'Key.' }), { code: 'unauthorized' }],
    ['another shape', json(200, { status: 'done' }), { code: 'unexpected_answer', sent: 'no' }],
    ['500', raw(500, ''), { code: 'service_error', status: 500, sent: 'no', detail: 'HTTP 500' }],
    ['a redirect', raw(302, '', { location: '/' }), { code: 'redirected', status: 302 }],
    ['another job', json(200, { id: '6f1c1b0e-0000-4000-8000-00000000000f', status: 'completed' }), { sent: 'no' }],
    ['nothing', (request) => request.socket.destroy(), { code: 'service_unreachable', sent: 'no' }],
  ])('answered with %s throws', async (_, answer, expected) => {
    service.control.answer = answer;
    expect(await thrownBy(client.job(id))).toMatchObject(expected);
    expect(service.seen).toHaveLength(1);
  });
});

describe('what a poll can do without', () => {
  it.each([
    ['an unknown asset type', { assetType: 'carousel' }],
    ['another aspect', { aspect: '3:2', format: 'avif' }],
    ['a fractional size', { width: 1080.5, height: 1350.25 }],
    ['no size', { width: null, height: undefined }],
    ['a size that is text', { width: '1080', height: {} }],
    ['an error that is none', { error: 7, prompt: [] }],
    ['more than the interface has', { credits: { left: 3 }, nested: [1] }],
  ])('keeps no finished picture away: %s', async (_, more) => {
    service.control.answer = json(200, { id, status: 'completed', imageUrl: '/1.png', ...more });
    const { job } = await client.job(id);
    expect(job).toMatchObject({ status: 'completed', imageUrl: '/1.png' });
    // A record can be made with it.
    expect(jobRecord.shape.answer.safeParse(job).success).toBe(true);
  });

  it('says why it failed in one line of at most 300 characters', async () => {
    service.control.answer = json(200, { id, status: 'failed', error: `No\r\n\u202egood\u2029${'x'.repeat(9000)}` });
    const { error = '' } = (await client.job(id)).job;
    expect(error).toMatch(/^No good x+…$/);
    expect(error).toHaveLength(300);
  });

  it('cuts that line between letters, not within one', async () => {
    service.control.answer = json(200, { id, status: 'failed', error: '🐝'.repeat(400) });
    const { error = '' } = (await client.job(id)).job;
    expect(error).toHaveLength(300);
    expect(error?.isWellFormed()).toBe(true);
  });
});

describe('each request', () => {
  it('takes no cookies along, names no page it comes from, and asks for no kept reply', async () => {
    const sent: Request[] = [];
    const kept = createClient({
      baseUrl: service.base,
      key,
      fetch: (request) => {
        sent.push(request);
        return fetch(request);
      },
    });
    service.control.answer = json(202, { jobId: id, status: 'queued', stages: [] });
    await kept.create('meme', { sourceText: 'Bees.' });
    service.control.answer = json(200, { id, status: 'running' });
    await kept.job(id);
    expect(sent).toHaveLength(2);
    for (const request of sent) {
      expect(request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
    }
  });
});

describe('the key', () => {
  it('is in nothing that a service says', async () => {
    const said = { id, status: 'failed', prompt: `with ${key}`, error: key, more: [{ [key]: [key] }], stages: [key] };
    service.control.answer = json(200, said);
    expect(JSON.stringify(await client.job(id))).not.toContain(key);
    service.control.answer = json(200, { ...said, id: undefined, jobId: id });
    expect(JSON.stringify(await client.create('meme', { sourceText: 'Bees.' }))).not.toContain(key);
    for (const status of [400, 401, 403, 429, 500, 502]) {
      service.control.answer = json(status, { error: `Not ${key}!`, code: key, bucket: key });
      const thrown = await thrownBy(client.create('meme', { sourceText: 'Bees.' }));
      expect(JSON.stringify([thrown, String(thrown)])).not.toContain(key);
    }
  });

  it('goes back into an address of the service’s own, and into no other', async () => {
    service.control.answer = json(200, {
      id,
      status: 'completed',
      imageUrl: `/1.png?key=${key}`,
      mirrorUrl: `${other.base}/1?${key}`,
    });
    const { job } = await client.job(id);
    const [imageUrl, mirrorUrl] = [String(job.imageUrl), String(job.mirrorUrl)];
    expect(imageUrl + mirrorUrl).not.toContain(key);
    [service.control.answer, other.control.answer] = [raw(200, png), raw(200, png)];
    await client.picture(imageUrl);
    expect(service.seen.at(-1)?.url).toBe(`/1.png?key=${key}`);
    await client.picture(mirrorUrl);
    expect(other.seen.at(-1)?.url).not.toContain(key);
  });
});

describe('a key that is not safe in an address', () => {
  const hard = 'bsk_a/b+c%d?e';
  const inAddress = encodeURIComponent(hard);

  it.each([
    ['as it is', hard],
    ['as a part of an address', inAddress],
    ['as an address', encodeURI(hard)],
  ])('is in nothing that a service says: %s', async (_, form) => {
    const careful = createClient({ baseUrl: service.base, key: hard, fetch });
    service.control.answer = json(200, { id, status: 'failed', error: `No ${form}.`, prompt: [form], [form]: 1 });
    const { job } = await careful.job(id);
    expect(JSON.stringify(job)).not.toContain(form);
    expect(job.error).toBe('No •••.');
    for (const status of [400, 403, 429, 500]) {
      service.control.answer = json(status, { error: `No ${form}.`, code: form });
      expect(JSON.stringify(await thrownBy(careful.job(id)))).not.toContain(form);
    }
  });

  it('goes back into an address of the service’s own as an address has it', async () => {
    const careful = createClient({ baseUrl: service.base, key: hard, fetch });
    service.control.answer = json(200, { id, status: 'completed', imageUrl: `/1.png?key=${inAddress}` });
    const { job } = await careful.job(id);
    expect(job.imageUrl).toBe('/1.png?key=•••');
    service.control.answer = raw(200, png);
    await careful.picture(String(job.imageUrl));
    expect(service.seen.at(-1)?.url).toBe(`/1.png?key=${inAddress}`);
  });

  it('goes to the base address’s origin alone: another port, host or scheme is another', async () => {
    const asked: [string, string | null][] = [];
    const careful = createClient({
      baseUrl: 'https://service.example/v1',
      key: hard,
      fetch: async (request) => {
        asked.push([request.url, request.headers.get('authorization')]);
        return new Response(png);
      },
    });
    const others = [
      'https://service.example:8443/1.png?k=•••',
      'http://service.example/1.png?k=•••',
      'https://service.example.evil.test/1.png?k=•••',
      '//service.example.evil.test/1.png?k=•••',
      'https://service.example@evil.test/1.png?k=•••',
      'https://pictures.service.example/1.png?k=•••',
    ];
    for (const address of others) await careful.picture(address);
    expect(asked.map(([, authorization]) => authorization)).toEqual(others.map(() => null));
    expect(asked.filter(([address]) => address.includes('bsk_'))).toEqual([]);
    await careful.picture('/1.png');
    expect(asked.at(-1)).toEqual(['https://service.example/1.png', `Bearer ${hard}`]);
  });
});

describe('the way to a service', () => {
  it.each(['https://service.example:8443/1', 'http://service.example/1', 'https://other.example/1'])(
    'carries the key to no other origin: %s',
    async (address) => {
      const asked: Request[] = [];
      const { send } = createTransport({
        baseUrl: 'https://service.example/v1',
        key,
        fetch: (request) => {
          asked.push(request);
          return new Response();
        },
      });
      const outgoing = { redirect: 'manual', lost: 'no', timeoutMs: 1000 } as const;
      await send({ ...outgoing, url: new URL(address) });
      await send({ ...outgoing, url: new URL('https://service.example/1') });
      expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([null, `Bearer ${key}`]);
    },
  );
});

describe('a picture', () => {
  it('of the service’s own origin is fetched with the key', async () => {
    service.control.answer = raw(200, png, { 'content-type': 'text/html' });
    const picture = await client.picture(`${service.base}/pictures/1`);
    expect(picture).toEqual({ bytes: Uint8Array.from(png), mediaType: 'image/png', format: 'png' });
    expect(service.seen[0]?.headers.authorization).toBe(`Bearer ${key}`);
  });

  it('may have an address relative to the base', async () => {
    service.control.answer = raw(200, png);
    await client.picture('/pictures/1?a=b');
    expect(service.seen[0]?.url).toBe('/pictures/1?a=b');
  });

  it('of another origin is fetched without the key', async () => {
    other.control.answer = raw(200, png);
    await client.picture(`${other.base}/1.png`);
    expect(other.seen[0]?.headers).not.toHaveProperty('authorization');
    expect(other.seen[0]?.headers).not.toHaveProperty('cookie');
  });

  it('that moved is followed without the key', async () => {
    service.control.answer = raw(302, '', { location: `${other.base}/1.png` });
    other.control.answer = raw(200, png);
    expect((await client.picture('/pictures/1')).format).toBe('png');
    expect(other.seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('of another host that moved is followed without the key, whoever it leads to', async () => {
    other.control.answer = raw(302, '', { location: `${service.base}/1.png` });
    service.control.answer = raw(200, png);
    expect((await client.picture(`${other.base}/1.png`)).format).toBe('png');
    // Asked once: the browser follows by itself.
    expect(other.seen).toHaveLength(1);
    expect(service.seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('that moved is asked for twice at its own address, and no more', async () => {
    service.control.answer = raw(302, '', { location: `${other.base}/1.png` });
    other.control.answer = raw(404, '');
    expect(await thrownBy(client.picture('/pictures/1'))).toMatchObject({ code: 'picture_gone' });
    expect([service.seen.length, other.seen.length]).toEqual([2, 1]);
  });

  it('that moved on the service’s own origin is followed without the key as well', async () => {
    service.control.answer = (request, response) => {
      if (request.url === '/moved.png') raw(200, png)(request, response);
      else raw(302, '', { location: '/moved.png' })(request, response);
    };
    await client.picture('/pictures/1');
    // Where a redirect leads is not known beforehand.
    expect(service.seen.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${key}`, undefined, undefined]);
  });

  it.each([
    ['JPEG', jpeg, 'jpeg'],
    ['JPEG with something after it', Buffer.concat([jpeg, Buffer.from('trailer')]), 'jpeg'],
    ['WebP', Buffer.from('RIFF\x04\0\0\0WEBP'), 'webp'],
  ])('may be %s', async (_, bytes, format) => {
    service.control.answer = raw(200, bytes, { 'content-type': 'image/png' });
    expect(await client.picture('/1')).toMatchObject({ format, mediaType: `image/${format}` });
  });

  it.each<[string, RequestListener]>([
    ['HTML', raw(200, '<html>', { 'content-type': 'image/png' })],
    ['SVG', raw(200, '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', raw(200, 'GIF89a')],
    ['empty', raw(200, '')],
    ['larger than 50 MB', raw(200, Buffer.concat([png, Buffer.alloc(50 * 1024 * 1024)]))],
  ])('is not taken when it is %s', async (_, answer) => {
    service.control.answer = answer;
    expect(await thrownBy(client.picture('/1'))).toBeInstanceOf(PictureError);
  });

  it.each(['file:///etc/passwd', 'data:image/png;base64,iVBORw0KGgo=', 'javascript:alert(1)', 'http://'])(
    'is not fetched from %s',
    async (address) => {
      const spy = vi.fn();
      const spied = createClient({ baseUrl: service.base, key, fetch: spy });
      expect(await thrownBy(spied.picture(address))).toBeInstanceOf(PictureError);
      expect(spy).not.toHaveBeenCalled();
    },
  );

  it.each([
    [400, 'picture_refused'],
    [401, 'picture_refused'],
    [403, 'picture_refused'],
    [404, 'picture_gone'],
    [410, 'picture_gone'],
    // These pass, and say nothing of the address.
    [408, 'request_timeout'],
    [429, 'rate_limited'],
    [500, 'service_error'],
    [503, 'service_error'],
  ])('whose host answers %i is %s', async (status, code) => {
    service.control.answer = raw(status, '');
    expect(await thrownBy(client.picture('/1'))).toMatchObject({ code });
  });

  it('that breaks off may be asked for again', async () => {
    service.control.answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write(png, () => response.destroy());
    };
    expect(await thrownBy(client.picture('/1'))).toMatchObject({ code: 'service_unreachable', sent: 'no' });
  });

  it.each([
    ['PNG', png.subarray(0, 11)],
    ['PNG whose text names its end', Buffer.concat([png.subarray(0, 60), Buffer.from('IEND')])],
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['JPEG whose thumbnail is whole', jpeg.subarray(0, -2)],
    ['WebP', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ')],
  ])('that breaks off where nothing says how long it is, and is %s, is no picture', async (_, bytes) => {
    service.control.answer = (_, response) => {
      // Its end is the connection's.
      response.socket?.end(Buffer.concat([Buffer.from('HTTP/1.0 200 OK\r\n\r\n'), bytes]));
    };
    expect(await thrownBy(client.picture('/1'))).toMatchObject({ code: 'picture_invalid' });
    // Nor does a length make it one.
    service.control.answer = raw(200, bytes);
    expect(await thrownBy(client.picture('/1'))).toMatchObject({ code: 'picture_invalid' });
  });
});
