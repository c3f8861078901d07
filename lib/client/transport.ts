import { readIdempotencyOffer } from '../contract/index.ts';
import { NetworkError, type Sent, UnauthorizedError } from './errors.ts';

export interface ClientOptions {
  readonly baseUrl: string;
  readonly key?: string;
  /** The network's `fetch`, or anything that answers a `Request`: this device's service, an app in a test. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Sends a create; by default {@link fetch}. */
  readonly post?: (request: Request) => Response | Promise<Response>;
  /** Called with the milliseconds for which the service remembers a create's key; 0 when it says none. */
  readonly onOffer?: (milliseconds: number) => void;
  /** Ends whatever is under way. */
  readonly signal?: AbortSignal | undefined;
}

export interface Outgoing {
  readonly url: URL;
  readonly method?: 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string | FormData;
  readonly redirect: 'manual' | 'follow';
  /** What it means for a create when no answer comes. */
  readonly lost: Sent;
  readonly timeoutMs: number;
}

export interface Transport {
  readonly base: URL;
  endpoint(path: string): URL;
  /** Sends one request and returns whatever comes back. The key goes along unless a redirect would be followed. */
  send(outgoing: Outgoing): Promise<Response>;
  /** Reports what a reply offers; one of the interface that speaks of nothing offers nothing. */
  noteOffer(response: Response, isOfService?: boolean): void;
}

/** Requests to a service, each with its key, its time and its end. */
export function createTransport(options: ClientOptions): Transport {
  const { fetch, post = fetch, key, signal, onOffer } = options;
  const base = new URL(options.baseUrl);
  return {
    base,
    endpoint: (path) => new URL(base.pathname.replace(/\/+$/, '') + path, base.origin),

    async send({ url, lost, timeoutMs, headers, ...init }) {
      const sent = new Headers(headers);
      if (key !== undefined && url.origin === base.origin && init.redirect === 'manual') {
        sent.set('authorization', bearer(key));
      }
      if (signal?.aborted) throw new NetworkError('no', signal.reason);
      const request = new Request(url, {
        ...init,
        headers: sent,
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      });
      try {
        return await (init.method === 'POST' ? post : fetch)(request);
      } catch (error) {
        throw new NetworkError(neverConnected(error) ? 'no' : lost, error);
      }
    },

    // A reply of the interface itself shows what is offered; an error's may be a gateway's, and is believed if it says so.
    noteOffer({ ok, headers }, isOfService = ok) {
      const offer = readIdempotencyOffer(headers);
      if (isOfService || offer > 0) onOffer?.(offer);
    },
  };
}

/** A key that can't be a header's value is refused here: the platform's own error would repeat it. */
function bearer(key: string): string {
  if (!/^[\x21-\x7e]+$/.test(key)) throw new UnauthorizedError({ status: 0 });
  return `Bearer ${key}`;
}

/** Errors of Node's network by which no request ever left. Browsers don't say, so there a create was maybe sent. */
const connectFailures = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

function neverConnected(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && connectFailures.includes(String(cause.code))) return true;
  }
  return false;
}
