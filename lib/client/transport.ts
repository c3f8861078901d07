import { readIdempotencyOffer } from '../contract/index.ts';
import { NetworkError, type Sent, UnauthorizedError } from './errors.ts';

export interface ClientOptions {
  readonly baseUrl: string;
  readonly key?: string;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly post?: (request: Request) => Response | Promise<Response>;
  /** Receives the milliseconds for which the service remembers a create's key; 0 if none. */
  readonly onOffer?: (milliseconds: number) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface Outgoing {
  readonly url: URL;
  readonly method?: 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string | FormData;
  readonly redirect: 'manual' | 'follow';
  readonly lost: Sent;
  readonly timeoutMs: number;
}

export interface Transport {
  readonly base: URL;
  endpoint(path: string): URL;
  send(outgoing: Outgoing): Promise<Response>;
  noteOffer(response: Response, isOfService?: boolean): void;
}

export function createTransport(options: ClientOptions): Transport {
  const { fetch, post = fetch, key, signal, onOffer } = options;
  const base = new URL(options.baseUrl);
  return {
    base,
    endpoint: (path) => new URL(base.pathname.replace(/\/+$/, '') + path, base.origin),

    async send({ url, lost, timeoutMs, headers, ...init }) {
      const sent = new Headers(headers);
      if (key !== undefined && url.origin === base.origin && init.redirect === 'manual') {
        sent.set('authorization', toBearer(key));
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
        throw new NetworkError(isNeverConnected(error) ? 'no' : lost, error);
      }
    },

    noteOffer({ ok, headers }, isOfService = ok) {
      const offer = readIdempotencyOffer(headers);
      if (isOfService || offer > 0) onOffer?.(offer);
    },
  };
}

/** Checked here because the platform's own error would repeat the key. */
function toBearer(key: string): string {
  if (!/^[\x21-\x7e]+$/.test(key)) throw new UnauthorizedError({ status: 0 });
  return `Bearer ${key}`;
}

/** Node's errors before a request leaves. Browsers hide them. */
const connectFailures = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

function isNeverConnected(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && connectFailures.includes(String(cause.code))) return true;
  }
  return false;
}
