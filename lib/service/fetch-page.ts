import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { BroadsideError } from '../contract/index.ts';
import type { Embed } from '../engine/index.ts';
import { decodePage } from '../engine/read/page/charset.ts';
import { type EmbedProvider, embedAddressOf, publicProviders, readAnswer } from './oembed.ts';
import type { PageReader } from './ports.ts';
import { isPublicAddress } from './public-address.ts';
import { acceptedCodings, mediaTypeOfHeader, readUnpacked } from './unpack-page.ts';

const maxRedirects = 5;
const defaultTimeout = 15_000;
const allowedPorts = ['', '80', '443'];
const pageTypes = ['text/html', 'application/xhtml+xml'];
const redirectStatuses = [301, 302, 303, 307, 308];

type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

interface FetchPageOptions {
  /** `host:port` of addresses that are opened though they are not public: tests, an intranet. */
  readonly allowedHosts?: readonly string[];
  /** Milliseconds for the whole page, redirects included. */
  readonly timeout?: number;
  /** The system's resolver, or a test's. */
  readonly resolve?: Resolve;
  /** Who is asked about the posts of social sites; by default those that answer everyone. */
  readonly embedProviders?: readonly EmbedProvider[];
}

/**
 * Reads pages from the network, and what social sites say of their posts, for whoever holds a key, and so opens
 * public addresses only. The check stands where the connection is made: an address is judged as it was resolved for this
 * very connection, on each redirect anew.
 */
export function createPageFetcher(options: FetchPageOptions = {}): PageReader {
  const { allowedHosts = [], timeout = defaultTimeout, resolve = (name) => lookup(name, { all: true }) } = options;
  const { embedProviders = publicProviders } = options;
  const isAllowed = (url: URL) => allowedHosts.includes(hostAndPort(url));

  async function open(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new BroadsideError('url_refused');
    if (isAllowed(url)) return request(url, signal);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A literal address is never looked up, so the guard below would not see it.
    if (!allowedPorts.includes(url.port) || (isIP(host) && !isPublicAddress(host)))
      throw new BroadsideError('url_refused');
    return request(url, signal, guarded(resolve));
  }

  /** Opens an address and every one it leads on to, and reads what stands at the last. */
  async function follow<T>(
    address: string,
    signal: AbortSignal,
    read: (response: IncomingMessage) => Promise<T>,
  ): Promise<{ content: T; url: string }> {
    let url = new URL(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const response = await open(url, signal).catch(unreachable);
      try {
        const { statusCode = 0, headers } = response;
        if (redirectStatuses.includes(statusCode) && headers.location) {
          if (!URL.canParse(headers.location, url.href)) throw new BroadsideError('url_unreachable');
          url = new URL(headers.location, url.href);
          continue;
        }
        return { content: await read(response).catch(unreachable), url: url.href };
      } finally {
        response.destroy();
      }
    }
    throw new BroadsideError('url_unreachable', { detail: 'It redirects too often.' });
  }

  async function readEmbed(address: URL, signal: AbortSignal): Promise<Embed | undefined> {
    try {
      return readAnswer((await follow(address.href, signal, readJson)).content);
    } catch (error) {
      // Without this answer there still is the page, or the reason why there is none.
      if (error instanceof BroadsideError) return undefined;
      throw error;
    }
  }

  return {
    async read(address) {
      const signal = AbortSignal.timeout(timeout);
      const [page] = await Promise.allSettled([follow(address, signal, readPage)]);
      const found = page.status === 'fulfilled' ? page.value : undefined;
      // Short addresses lead to the post, and posts lead to walls: whichever names the post is asked about.
      const named = [found?.url ?? address, address].find((url) => embedAddressOf(url, embedProviders));
      const asked = named && embedAddressOf(named, embedProviders);
      const embed = asked && (await readEmbed(asked, signal));
      if (embed) return { html: found?.content ?? '', url: named, embed };
      if (page.status === 'rejected') throw page.reason;
      return { html: page.value.content, url: page.value.url };
    },
  };
}

async function readPage(response: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = response;
  if (statusCode < 200 || statusCode > 299) {
    throw new BroadsideError('url_unreachable', { detail: `It answered ${statusCode}.` });
  }
  const contentType = headers['content-type'];
  if (!pageTypes.includes(mediaTypeOfHeader(contentType))) throw new BroadsideError('url_not_a_page');
  return decodePage(await readUnpacked(response, headers['content-encoding']), contentType);
}

async function readJson(response: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200 || !/[/+]json$/.test(mediaTypeOfHeader(headers['content-type']))) {
    throw new BroadsideError('url_unreachable');
  }
  return new TextDecoder().decode(await readUnpacked(response, headers['content-encoding']));
}

/** Sends a GET on a connection of its own: nothing of another address, and no proxy of the environment, is used again. */
function request(url: URL, signal: AbortSignal, lookup?: LookupFunction): Promise<IncomingMessage> {
  const client = url.protocol === 'https:' ? https : http;
  const headers = {
    accept: 'text/html,application/xhtml+xml,application/json;q=0.9',
    'accept-encoding': acceptedCodings,
    'user-agent': 'Mozilla/5.0 (compatible; Broadside)',
  };
  return new Promise((resolve, reject) => {
    const { protocol, hostname, port, pathname, search } = url;
    const host = hostname.replace(/^\[|\]$/g, '');
    client
      .get({ protocol, host, port, path: pathname + search, agent: false, headers, lookup, signal })
      .once('response', resolve)
      .once('error', reject);
  });
}

/** A lookup for one connection that fails when any of the name's addresses is not public. */
function guarded(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    const resolved = resolve(hostname).then((addresses) => {
      if (!addresses.every(({ address }) => isPublicAddress(address))) throw new BroadsideError('url_refused');
      const [first] = addresses;
      if (!first) throw new BroadsideError('url_unreachable');
      return { first, all: [...addresses] };
    });
    resolved.then(
      ({ first, all }) => (options.all ? callback(null, all) : callback(null, first.address, first.family)),
      (error) => callback(error, '', 0),
    );
  };
}

function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}

function unreachable(cause: unknown): never {
  if (cause instanceof BroadsideError) throw cause;
  throw new BroadsideError('url_unreachable', { cause });
}
