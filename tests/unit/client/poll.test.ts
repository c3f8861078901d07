import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, createClient } from '../../../lib/client/client.ts';
import { UnexpectedAnswerError } from '../../../lib/client/errors.ts';
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
  it('asks for the job with the key, by whatever id', async () => {
    const job = { id, status: 'running', createdAt: '2026-05-19T08:00:00Z' };
    service.control.answer = json(200, job, rateLimitHeaders);
    expect(await client.job('a/b')).toEqual({ job, rateLimit });
    expect(service.seen[0]).toMatchObject({ method: 'GET', url: '/api/jobs/a%2Fb' });
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
    ['500', raw(500, ''), { code: 'unexpected_answer', status: 500, sent: 'no' }],
    ['a redirect', raw(302, '', { location: '/' }), { code: 'unexpected_answer', status: 302 }],
    ['nothing', (request) => request.socket.destroy(), { code: 'service_unreachable', sent: 'no' }],
  ])('answered with %s throws', async (_, answer, expected) => {
    service.control.answer = answer;
    expect(await thrownBy(client.job(id))).toMatchObject(expected);
    expect(service.seen).toHaveLength(1);
  });
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

  it.each([
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xd9]), 'jpeg'],
    ['WebP', Buffer.from('RIFF\0\0\0\0WEBP'), 'webp'],
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
    expect(await thrownBy(client.picture('/1'))).toBeInstanceOf(UnexpectedAnswerError);
  });

  it.each(['file:///etc/passwd', 'data:image/png;base64,iVBORw0KGgo=', 'javascript:alert(1)', 'http://'])(
    'is not fetched from %s',
    async (address) => {
      const spy = vi.fn();
      const spied = createClient({ baseUrl: service.base, key, fetch: spy });
      expect(await thrownBy(spied.picture(address))).toBeInstanceOf(UnexpectedAnswerError);
      expect(spy).not.toHaveBeenCalled();
    },
  );

  it('that breaks off may be asked for again', async () => {
    service.control.answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write(png, () => response.destroy());
    };
    expect(await thrownBy(client.picture('/1'))).toMatchObject({ code: 'service_unreachable', sent: 'no' });
  });

  it.each([
    ['PNG', png.subarray(0, 11)],
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['WebP', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ')],
  ])('that breaks off where nothing says how long it is, and is %s, likewise', async (_, bytes) => {
    service.control.answer = (_, response) => {
      // Its end is the connection's.
      response.socket?.end(Buffer.concat([Buffer.from('HTTP/1.0 200 OK\r\n\r\n'), bytes]));
    };
    expect(await thrownBy(client.picture('/1'))).toMatchObject({ code: 'service_unreachable', sent: 'no' });
  });
});
