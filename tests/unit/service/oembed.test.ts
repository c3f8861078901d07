import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPageFetcher } from '../../../lib/service/node/fetch-page.ts';
import { findEmbedAddress, publicProviders } from '../../../lib/service/node/oembed.ts';

/** A site with posts and an endpoint that reports them. */
let server: Server;
let host: string;
let page: RequestListener;
let endpoint: RequestListener;
let asked: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    if (request.url?.startsWith('/oembed')) endpoint(request, response);
    else page(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answer =
  (body: string | Uint8Array, type: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
  };
const fails =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status).end();
const embedded = {
  title: 'Bees in winter',
  author_name: 'Ada',
  html: '<blockquote><p>Bees</p></blockquote>',
  thumbnail_url: 'https://img.example/b.jpg',
};
const embed = {
  title: 'Bees in winter',
  author: 'Ada',
  html: '<blockquote><p>Bees</p></blockquote>',
  image: 'https://img.example/b.jpg',
};

beforeEach(() => {
  asked = [];
  page = answer('<h1>Bees</h1>', 'text/html');
  endpoint = answer(JSON.stringify(embedded), 'application/json; charset=utf-8');
});

const read = (path: string, options: { endpointAt?: string; timeoutMs?: number } = {}) => {
  const { endpointAt = `http://${host}/oembed?format=json`, timeoutMs } = options;
  const embedProviders = [{ hosts: ['127.0.0.1'], posts: /^\/post\//, endpoint: endpointAt }];
  return createPageFetcher({ allowedHosts: [host], embedProviders, timeoutMs }).read(`http://${host}${path}`);
};

describe('a post of a site that answers', () => {
  it('comes with what the site says of it', async () => {
    expect(await read('/post/1?a=1&b=ü#part')).toEqual({
      html: '<h1>Bees</h1>',
      url: `http://${host}/post/1?a=1&b=%C3%BC#part`,
      embed,
    });
  });

  it('is asked about once, by its address alone, as nobody in particular', async () => {
    await read('/post/1?a=1&b=2');
    const [first, second, ...others] = asked;
    expect(others).toEqual([]);
    expect(first?.url).toBe('/post/1?a=1&b=2');
    const url = new URL(second?.url ?? '', `http://${host}`);
    expect([second?.method, url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      'GET',
      '/oembed',
      { format: 'json', url: `http://${host}/post/1?a=1&b=2` },
    ]);
    expect(second?.headers).not.toHaveProperty('cookie');
    expect(second?.headers).not.toHaveProperty('authorization');
    expect(second?.headers).not.toHaveProperty('referer');
    expect(second?.headers['user-agent']).toContain('Broadside');
  });

  it('is asked about where a short address leads', async () => {
    page = (request, response) => {
      if (request.url === '/s/x') response.writeHead(301, { location: '/post/7' }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Bees</p>');
    };
    expect(await read('/s/x')).toMatchObject({ url: `http://${host}/post/7`, embed });
  });

  it('is notified of although its page is closed', async () => {
    page = fails(403);
    expect(await read('/post/1')).toEqual({ html: '', url: `http://${host}/post/1`, embed });
  });

  it('keeps its address when its page leads to a wall', async () => {
    page = (request, response) => {
      if (request.url === '/post/1') response.writeHead(302, { location: '/login' }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Log in</p>');
    };
    expect(await read('/post/1')).toMatchObject({ url: `http://${host}/post/1`, embed });
  });

  it('may be notified of in a packed answer', async () => {
    endpoint = answer(gzipSync(JSON.stringify(embedded)), 'application/json', { 'content-encoding': 'gzip' });
    expect(await read('/post/1')).toMatchObject({ embed });
  });
});

describe('an answer that says nothing', () => {
  it.each<[string, () => RequestListener]>([
    ['not found', () => fails(404)],
    ['not allowed', () => fails(401)],
    ['a page', () => answer('<p>no</p>', 'text/html')],
    ['broken JSON', () => answer('{"title":', 'application/json')],
    ['a list', () => answer('[1]', 'application/json')],
    ['null', () => answer('null', 'application/json')],
    ['fields of other types', () => answer('{"title":7,"html":{}}', 'application/json')],
    ['too much', () => answer('x'.repeat(8 * 1024 * 1024 + 1), 'application/json')],
    [
      'a way to a private address',
      () => (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    ],
    ['a way to a file', () => (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()],
  ])('leaves the page alone: %s', async (_, listener) => {
    endpoint = listener();
    expect(await read('/post/1')).toEqual({ html: '<h1>Bees</h1>', url: `http://${host}/post/1` });
  });

  it('leaves the reason why the page could not be read', async () => {
    [page, endpoint] = [fails(403), fails(404)];
    await expect(read('/post/1')).rejects.toMatchObject({ code: 'url_unreachable', detail: 'It answered 403.' });
  });

  it('takes no longer than a page may', async () => {
    endpoint = () => undefined;
    expect(await read('/post/1', { timeoutMs: 200 })).toEqual({ html: '<h1>Bees</h1>', url: `http://${host}/post/1` });
  });

  it('is none where the endpoint itself is not public', async () => {
    expect(await read('/post/1', { endpointAt: 'http://192.168.0.1/oembed' })).not.toHaveProperty('embed');
  });
});

describe('who is asked', () => {
  it('is nobody about other pages of the site', async () => {
    await read('/about');
    expect(asked.map(({ url }) => url)).toEqual(['/about']);
  });

  it.each<[string, string | undefined]>([
    [
      'https://www.youtube.com/watch?v=abc',
      'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Dabc',
    ],
    [
      'https://youtu.be/abcdefghijk',
      'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fyoutu.be%2Fabcdefghijk',
    ],
    [
      'https://m.youtube.com/shorts/abc',
      'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fm.youtube.com%2Fshorts%2Fabc',
    ],
    [
      'https://www.tiktok.com/@a.b/photo/12',
      'https://www.tiktok.com/oembed?url=https%3A%2F%2Fwww.tiktok.com%2F%40a.b%2Fphoto%2F12',
    ],
    [
      'https://old.reddit.com/r/a/comments/1b/c/',
      'https://www.reddit.com/oembed?url=https%3A%2F%2Fold.reddit.com%2Fr%2Fa%2Fcomments%2F1b%2Fc%2F',
    ],
    [
      'https://x.com/a/status/12',
      'https://publish.x.com/oembed?omit_script=true&dnt=true&url=https%3A%2F%2Fx.com%2Fa%2Fstatus%2F12',
    ],
    [
      'https://mobile.twitter.com/a/status/12',
      'https://publish.x.com/oembed?omit_script=true&dnt=true&url=https%3A%2F%2Fmobile.twitter.com%2Fa%2Fstatus%2F12',
    ],
    ['https://x.com/a', undefined],
    ['https://www.youtube.com/feed/trending', undefined],
    ['https://evil-youtube.com/watch?v=abc', undefined],
    ['https://youtube.com.example/watch?v=abc', undefined],
    ['https://www.instagram.com/p/DAbCdEfGhIj/', undefined],
    ['https://www.linkedin.com/posts/a-activity-7300000000000000001-x', undefined],
  ])('about %s: %s', (address, expected) => {
    expect(findEmbedAddress(address, publicProviders)?.href).toBe(expected);
  });
});
