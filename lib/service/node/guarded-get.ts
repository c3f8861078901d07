import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { BroadsideError } from '../../contract/index.ts';
import { isPublicAddress } from './public-address.ts';
import { acceptedCodings } from './unpack-page.ts';

const maxRedirects = 5;
const allowedPorts = ['', '80', '443'];
const redirectStatuses = [301, 302, 303, 307, 308];

type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export interface GuardOptions {
  /** `host:port` of private addresses that are allowed: tests, an intranet. */
  readonly allowedHosts?: readonly string[];
  readonly resolve?: Resolve;
}

interface WantedBody<T> {
  readonly accept: string;
  readonly signal: AbortSignal;
  readonly read: (response: IncomingMessage) => Promise<T>;
}

/** Follows redirects; `url` is the last address. */
type GuardedGet = <T>(address: string, wanted: WantedBody<T>) => Promise<{ content: T; url: string }>;

/** Against server-side request forgery: checked as resolved for the very connection, on each redirect. */
export function createGuardedGet(options: GuardOptions = {}): GuardedGet {
  const { allowedHosts = [], resolve = (name) => lookup(name, { all: true }) } = options;
  const isAllowed = (url: URL) => allowedHosts.includes(toHostAndPort(url));

  async function open(url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new BroadsideError('url_refused');
    if (isAllowed(url)) return request(url, accept, signal);
    const host = toBareHost(url);
    // A literal address is not looked up, so the guard below would not see it.
    if (!allowedPorts.includes(url.port) || (isIP(host) && !isPublicAddress(host)))
      throw new BroadsideError('url_refused');
    return request(url, accept, signal, createGuardedLookup(resolve));
  }

  return async (address, { accept, signal, read }) => {
    let url = new URL(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const response = await open(url, accept, signal).catch(throwUnreachable);
      try {
        const { statusCode = 0, headers } = response;
        if (redirectStatuses.includes(statusCode) && headers.location) {
          if (!URL.canParse(headers.location, url.href)) throw new BroadsideError('url_unreachable');
          url = new URL(headers.location, url.href);
          continue;
        }
        return { content: await read(response).catch(throwUnreachable), url: url.href };
      } finally {
        response.destroy();
      }
    }
    throw new BroadsideError('url_unreachable', { detail: 'It redirects too often.' });
  };
}

/** IPv6 addresses stand in brackets in a URL, and without them elsewhere. */
const toBareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Uses a connection of its own: no pooled socket, and no proxy of the environment. */
function request(url: URL, accept: string, signal: AbortSignal, lookup?: LookupFunction): Promise<IncomingMessage> {
  const client = url.protocol === 'https:' ? https : http;
  const headers = {
    accept,
    'accept-encoding': acceptedCodings,
    'user-agent': 'Mozilla/5.0 (compatible; Broadside)',
  };
  return new Promise((resolve, reject) => {
    const { protocol, port, pathname, search } = url;
    client
      .get({ protocol, host: toBareHost(url), port, path: pathname + search, agent: false, headers, lookup, signal })
      .once('response', resolve)
      .once('error', reject);
  });
}

/** Fails when any of the name's addresses is not public. */
function createGuardedLookup(resolve: Resolve): LookupFunction {
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

function toHostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}

function throwUnreachable(cause: unknown): never {
  if (cause instanceof BroadsideError) throw cause;
  throw new BroadsideError('url_unreachable', { cause });
}
