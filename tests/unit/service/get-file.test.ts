import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWeb } from '../../../lib/service/core/web.ts';
import { createFileGetter } from '../../../lib/service/node/get-file.ts';
import { pngBytes } from './fakes.ts';

const megabyte = 1024 * 1024;
let routes: Record<string, RequestListener> = {};
let asked: string[] = [];
let server: Server;
let host: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const route = routes[request.url ?? ''];
    if (route) route(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  routes = {};
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The limit of the one that is silent; what answers has the usual time, however busy the machine. */
const silentTimeoutMs = (route: RequestListener) => (route === never ? 300 : undefined);
const web = (timeoutMs?: number) => createWeb({ get: createFileGetter({ allowedHosts: [host] }), timeoutMs });
const answer =
  (type: string, body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
  };
const redirect =
  (location: string): RequestListener =>
  (_, response) => {
    response.writeHead(302, { location }).end();
  };
const never: RequestListener = () => undefined;
const sheets = (...addresses: string[]) => addresses.map((href) => `<link rel=stylesheet href="${href}">`).join('');

describe('a site', () => {
  it('is its page, where it was found, with its style sheets', async () => {
    routes = {
      '/': redirect('/en/'),
      '/en/': answer('text/html', `${sheets('a.css', '/b.css')}<link rel=stylesheet media=print href=/print.css>`),
      '/en/a.css': answer('text/css; charset=utf-8', gzipSync('a{color:red}'), { 'content-encoding': 'gzip' }),
      '/b.css': redirect('/c.css'),
      '/c.css': answer('text/css', 'b{color:blue}'),
    };
    const site = await web().site(`http://${host}/`);
    expect(site).toMatchObject({
      url: `http://${host}/en/`,
      styles: [{ css: 'a{color:red}', url: `http://${host}/en/a.css` }, { css: 'b{color:blue}' }],
    });
    expect(site.html).toContain('print.css');
    expect(asked).not.toContain('/print.css');
  });

  it('is read without the style sheets that cannot be had', async () => {
    const addresses = ['/gone.css', '/page.css', '/large.css', '/private.css', 'http://10.0.0.1/x.css', '/good.css'];
    routes = {
      '/': answer('text/html', sheets(...addresses)),
      '/page.css': answer('text/html', 'a{}'),
      '/large.css': answer('text/css', 'a'.repeat(megabyte + 1)),
      '/private.css': redirect('http://169.254.169.254/latest/'),
      '/good.css': answer('text/css', 'b{}'),
    };
    expect((await web().site(`http://${host}/`)).styles).toMatchObject([{ css: 'b{}' }]);
  });

  it('has six linked style sheets at most', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `/${index}.css`);
    routes = { '/': answer('text/html', sheets(...addresses)) };
    for (const address of addresses) routes[address] = answer('text/css', address);
    expect((await web().site(`http://${host}/`)).styles.map(({ css }) => css)).toEqual(addresses.slice(0, 6));
    expect(asked).toHaveLength(7);
  });

  it('does not wait for a style sheet that never comes', async () => {
    routes = { '/': answer('text/html', sheets('/slow.css', '/good.css')), '/slow.css': never };
    routes['/good.css'] = answer('text/css', 'b{}');
    expect((await web(silentTimeoutMs(never)).site(`http://${host}/`)).styles).toMatchObject([{ css: 'b{}' }]);
  });

  it('may be at hand, and is not asked for then', async () => {
    routes = { '/a.css': answer('text/css', 'a{}') };
    const page = { html: sheets('/a.css'), url: `http://${host}/kept` };
    const kept = createWeb({ get: createFileGetter({ allowedHosts: [host] }), readAtHand: async () => page });
    expect(await kept.site(page.url)).toMatchObject({ ...page, styles: [{ css: 'a{}' }] });
    expect(asked).toEqual(['/a.css']);
  });

  it.each<[string, RequestListener, string]>([
    ['an image', answer('image/png', pngBytes), 'url_not_a_page'],
    ['missing', (_, response) => response.writeHead(404).end(), 'url_unreachable'],
    ['elsewhere, in private', redirect('http://192.168.0.1/'), 'url_refused'],
    ['too large', answer('text/html', 'a'.repeat(8 * megabyte + 1)), 'too_large'],
    ['silent', never, 'url_unreachable'],
  ])('is not to be had when its page is %s', async (_, route, code) => {
    routes['/'] = route;
    await expect(web(silentTimeoutMs(route)).site(`http://${host}/`)).rejects.toMatchObject({ code });
  });
});

describe('redirects', () => {
  it.each([
    [5, undefined],
    [6, 'url_unreachable'],
  ])('%i in a row end with %s', async (count, code) => {
    routes = { [`/${count}`]: answer('image/png', pngBytes) };
    for (let number = 0; number < count; number++) routes[`/${number}`] = redirect(`/${number + 1}`);
    const image = web().image(`http://${host}/0`);
    if (code) await expect(image).rejects.toMatchObject({ code });
    else expect([...(await image)]).toEqual([...pngBytes]);
  });
});

describe('an image', () => {
  it('is its bytes', async () => {
    routes['/a'] = answer('image/png', pngBytes);
    expect([...(await web().image(`http://${host}/a`))]).toEqual([...pngBytes]);
  });

  it.each<[string, RequestListener, string]>([
    ['a page', answer('text/html', '<p>'), 'image_unreadable'],
    ['only called one', answer('image/png', '<svg/>'), 'image_unreadable'],
    ['a drawing', answer('image/svg+xml', '<svg/>'), 'image_unreadable'],
    ['missing', (_, response) => response.writeHead(410).end(), 'url_unreachable'],
    ['elsewhere, in private', redirect('http://[::1]/'), 'url_refused'],
    ['too large', answer('image/png', Buffer.alloc(11 * megabyte)), 'too_large'],
    ['a bomb', answer('image/png', gzipSync(Buffer.alloc(64 * megabyte)), { 'content-encoding': 'gzip' }), 'too_large'],
    ['silent', never, 'url_unreachable'],
  ])('is not to be had when it is %s', async (_, route, code) => {
    routes['/a'] = route;
    await expect(web(silentTimeoutMs(route)).image(`http://${host}/a`)).rejects.toMatchObject({ code });
  });

  it.each(['http://127.0.0.1/', 'http://localhost/', 'file:///etc/passwd'])(
    'is not asked for at %s',
    async (address) => {
      const guarded = createWeb({ get: createFileGetter() });
      await expect(guarded.image(address)).rejects.toMatchObject({ code: 'url_refused' });
    },
  );
});

describe('a font', () => {
  const file = readFileSync('node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2');

  it.each(['font/woff2', 'application/octet-stream', 'application/font-woff2'])('is its bytes, as %s', async (type) => {
    routes['/a'] = answer(type, file);
    expect(Buffer.from(await web().font(`http://${host}/a`)).equals(file)).toBe(true);
  });

  it.each<[string, RequestListener, string]>([
    ['a page', answer('text/html', '<p>'), 'unsupported_source'],
    ['only called one', answer('font/woff2', 'x'.repeat(500)), 'unsupported_source'],
    ['missing', (_, response) => response.writeHead(404).end(), 'url_unreachable'],
    ['elsewhere, in private', redirect('http://169.254.169.254/'), 'url_refused'],
    ['huge', answer('font/woff2', Buffer.alloc(13 * megabyte)), 'too_large'],
    ['silent', never, 'url_unreachable'],
  ])('is not to be had when it is %s', async (_, route, code) => {
    routes['/a'] = route;
    await expect(web(silentTimeoutMs(route)).font(`http://${host}/a`)).rejects.toMatchObject({ code });
  });
});
