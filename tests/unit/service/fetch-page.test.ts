import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPageFetcher } from '../../../lib/service/node/fetch-page.ts';

const megabyte = 1024 * 1024;
const routes: Record<string, RequestListener> = {};
let server: Server;
let host: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const route = routes[request.url ?? ''];
    if (route) route(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Reads a route of the test's own server, which is allowed by name. */
const read = (route: RequestListener, timeout?: number) => {
  routes['/page'] = route;
  return createPageFetcher({ allowedHosts: [host], timeoutMs: timeout }).read(`http://${host}/page`);
};
const answer =
  (body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  };

describe('a page that may be read', () => {
  it('comes with the address it was found at', async () => {
    routes['/start'] = (_, response) => response.writeHead(302, { location: '/moved' }).end();
    routes['/moved'] = (_, response) => response.writeHead(307, { location: `http://${host}/end?a=1` }).end();
    routes['/end?a=1'] = answer('<h1>Bees</h1>');
    const page = await createPageFetcher({ allowedHosts: [host] }).read(`http://${host}/start`);
    expect(page).toEqual({ html: '<h1>Bees</h1>', url: `http://${host}/end?a=1` });
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['identity', (body: string) => body],
  ])('is unpacked from %s', async (coding, pack) => {
    expect((await read(answer(pack('<p>Bees</p>'), { 'content-encoding': coding }))).html).toBe('<p>Bees</p>');
  });

  const latin = (text: string) => Buffer.from(text, 'latin1');
  it.each<[string, string, Uint8Array, string]>([
    ['its header', 'text/html; charset=ISO-8859-1', latin('caf\xe9'), 'café'],
    ['its header, in quotes', 'text/html;charset="windows-1251"', Buffer.from([0xcf]), 'П'],
    ['its meta charset', 'text/html', latin('<meta charset=iso-8859-2>\xb1'), '<meta charset=iso-8859-2>ą'],
    [
      'its meta http-equiv',
      'text/html',
      latin('<meta http-equiv="Content-Type" content="text/html; charset=shift_jis">\x83\x41'),
      '<meta http-equiv="Content-Type" content="text/html; charset=shift_jis">ア',
    ],
    ['its byte order mark', 'text/html; charset=latin1', Buffer.from('\ufeffé'), 'é'],
    ['its UTF-16 mark', 'text/html', Buffer.from('\ufeffé', 'utf16le'), 'é'],
    ['nothing, as UTF-8', 'text/html', Buffer.from('é'), 'é'],
    ['nothing, as windows-1252', 'text/html', latin('\x93caf\xe9\x94'), '“café”'],
    ['a name nobody knows', 'text/html; charset=klingon', Buffer.from('é'), 'é'],
    ['nothing, empty', 'text/html', Buffer.alloc(0), ''],
  ])('is decoded by %s', async (_, type, body, expected) => {
    expect((await read(answer(body, { 'content-type': type }))).html).toBe(expected);
  });

  it('may be XHTML', async () => {
    expect((await read(answer('<p/>', { 'content-type': 'Application/XHTML+xml' }))).html).toBe('<p/>');
  });
});

describe('a page that is not read', () => {
  it.each<[string, RequestListener, string]>([
    ['an image', answer('', { 'content-type': 'image/png' }), 'url_not_a_page'],
    ['JSON', answer('{}', { 'content-type': 'application/json' }), 'url_not_a_page'],
    ['something unnamed', (_, response) => response.end('<p>'), 'url_not_a_page'],
    ['something packed strangely', answer('x', { 'content-encoding': 'zstd-ish' }), 'url_not_a_page'],
    ['an error', (_, response) => response.writeHead(503).end(), 'url_unreachable'],
    [
      'a redirect to nowhere',
      (_, response) => response.writeHead(302, { location: 'http://' }).end(),
      'url_unreachable',
    ],
    [
      'a redirect without end',
      (_, response) => response.writeHead(302, { location: '/page' }).end(),
      'url_unreachable',
    ],
    [
      'a redirect to a file',
      (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      'url_refused',
    ],
    [
      'a redirect to a private address',
      (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
      'url_refused',
    ],
    [
      'a broken answer',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html', 'content-length': '9' }).destroy(),
      'url_unreachable',
    ],
    ['a broken package', answer('not gzip', { 'content-encoding': 'gzip' }), 'url_unreachable'],
    ['more than 8 MB', answer('x'.repeat(8 * megabyte + 1)), 'too_large'],
    ['a bomb', answer(gzipSync(Buffer.alloc(200 * megabyte)), { 'content-encoding': 'gzip' }), 'too_large'],
  ])('is %s', async (_, route, code) => {
    await expect(read(route)).rejects.toMatchObject({ code });
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['never ends', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).write('<p>')],
  ])('is one that %s', async (_, route) => {
    await expect(read(route, 100)).rejects.toMatchObject({ code: 'url_unreachable' });
  });
});

describe('an address that is not opened', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://0177.0.0.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127.0.0.1./',
    'http://0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0251.0376.0251.0376/',
    'http://2852039166/',
    'http://100.100.100.200/',
    'http://10.0.0.1/',
    'http://192.168.0.1/',
    'http://user:password@10.0.0.1/',
    'http://93.184.216.34@127.0.0.1/',
    'http://93.184.216.34:22/',
    'https://93.184.216.34:8443/',
    'ftp://93.184.216.34/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,<p>',
  ])('is %s', async (address) => {
    const resolve = vi.fn();
    await expect(createPageFetcher({ resolve }).read(address)).rejects.toMatchObject({ code: 'url_refused' });
    expect(resolve).not.toHaveBeenCalled();
  });

  /** A resolver that answers the same for every name. */
  const resolving = (...addresses: string[]) =>
    vi.fn(async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

  it.each([['127.0.0.1'], ['::1'], ['169.254.169.254'], ['93.184.216.34', '10.0.0.1']])(
    'is a name that resolves to %s %s',
    async (...addresses) => {
      const resolve = resolving(...addresses);
      const reading = createPageFetcher({ resolve }).read('http://harmless.example/');
      await expect(reading).rejects.toMatchObject({ code: 'url_refused' });
      expect(resolve).toHaveBeenCalledOnce();
    },
  );

  it('is localhost itself', async () => {
    await expect(createPageFetcher().read('http://localhost/')).rejects.toMatchObject({ code: 'url_refused' });
  });

  it('is a name that does not resolve', async () => {
    const resolve = resolving();
    const reading = createPageFetcher({ resolve }).read('http://nowhere.example/');
    await expect(reading).rejects.toMatchObject({ code: 'url_unreachable' });
  });

  it('is another port of an allowed host', async () => {
    const fetcher = createPageFetcher({ allowedHosts: ['127.0.0.1:1'] });
    await expect(fetcher.read(`http://${host}/`)).rejects.toMatchObject({ code: 'url_refused' });
  });
});
