import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { BucketSettings } from '../../../../lib/service/node/s3/bucket.ts';

/** An object as the stand-in has it. */
interface StoredObject {
  readonly bytes: Uint8Array;
  putAt: number;
}

interface StandIn {
  readonly settings: BucketSettings;
  /** By key. */
  readonly objects: Map<string, StoredObject>;
  /** The requests, as `METHOD /path?query`. */
  readonly asked: string[];
  /** Statuses that the next requests are answered with, whatever they ask. */
  readonly ailments: number[];
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Uint8Array | string, text: string) => createHmac('sha256', key).update(text).digest();
/** UriEncode of Signature Version 4: all but unreserved characters (RFC 3986, section 2.3). */
const encode = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) =>
    /[A-Za-z0-9._~-]/.test(String.fromCharCode(byte))
      ? String.fromCharCode(byte)
      : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');

const maxSkewMs = 15 * 60_000;
/** Keys on one page of a listing: few, so that there are several. */
const pageSize = 3;

/**
 * An S3-compatible object storage on loopback, with one bucket, for a test: path-style GET, PUT, DELETE and ListObjectsV2.
 * As strict as the border that no test can cross: it works every signature out anew from what arrived, by the steps of AWS's
 * “Signature Version 4 signing process”, and refuses what is not wholly right. Written from the documentation and with nothing
 * of the client's.
 */
export async function openStandIn(prefix = 'studio/a'): Promise<StandIn> {
  const settings = {
    region: 'eu-test-1',
    bucket: 'bees',
    prefix,
    accessKeyId: 'AKID',
    secretAccessKey: 'Secret/Key+1',
  };
  const objects = new Map<string, StoredObject>();
  const asked: string[] = [];
  const ailments: number[] = [];

  function findRefusal(request: IncomingMessage, body: Uint8Array): string | undefined {
    const header = (name: string) => String(request.headers[name] ?? '');
    const authorization =
      /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
    const [, id, day = '', region, signed = '', signature = ''] = authorization.exec(header('authorization')) ?? [];
    if (id === undefined) return 'AccessDenied';
    if (id !== settings.accessKeyId) return 'InvalidAccessKeyId';
    if (region !== settings.region) return 'AuthorizationHeaderMalformed';
    const [, date, time] = /^(\d{8})T(\d{6})Z$/.exec(header('x-amz-date')) ?? [];
    const at = Date.parse(header('x-amz-date').replace(/^(\d{4})(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
    if (date !== day || time === undefined || !(Math.abs(Date.now() - at) < maxSkewMs)) return 'RequestTimeTooSkewed';
    const names = signed.split(';');
    const sent = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
    if (names.join() !== names.toSorted().join() || sent.some((name) => !names.includes(name))) return 'AccessDenied';
    if (!sent.includes('x-amz-content-sha256')) return 'InvalidRequest';
    if (header('x-amz-content-sha256') !== sha256(body)) return 'XAmzContentSHA256Mismatch';

    const [path = '', query = ''] = (request.url ?? '').split('?');
    const canonicalPath = path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/');
    const canonicalQuery = [...new URLSearchParams(query)]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join('&');
    const headers = names.map((name) => `${name}:${header(name).trim().replace(/ +/g, ' ')}\n`).join('');
    const canonical = [request.method, canonicalPath, canonicalQuery, headers, signed, sha256(body)].join('\n');
    const scope = `${day}/${region}/s3/aws4_request`;
    const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n');
    const steps = [day, region, 's3', 'aws4_request'];
    const key = steps.reduce<Uint8Array | string>((from, step) => hmac(from, step), `AWS4${settings.secretAccessKey}`);
    const isRight = timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
    return isRight ? undefined : 'SignatureDoesNotMatch';
  }

  function list(query: URLSearchParams): string {
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const keys = [...objects.keys()]
      .toSorted()
      .filter((key) => key > after && key.startsWith(query.get('prefix') ?? ''));
    const page = keys.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? 1000)));
    const shown = page.map((key) => {
      const object = objects.get(key);
      const putAt = new Date(object?.putAt ?? 0).toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${putAt}</LastModified><Size>${object?.bytes.length}</Size></Contents>`;
    });
    // With signs that have to be written another way in an address.
    const token = Buffer.from(page.at(-1) ?? '').toString('base64');
    const more = page.length < keys.length;
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>bees</Name><IsTruncated>${more}</IsTruncated>${shown.join('')}${more ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''}</ListBucketResult>`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = new Uint8Array(await buffer(request));
    asked.push(`${request.method} ${request.url}`);
    const end = (status: number, content?: Uint8Array | string) => response.writeHead(status).end(content);
    const fail = (status: number, code: string) => end(status, `<Error><Code>${code}</Code></Error>`);
    const ailment = ailments.shift();
    if (ailment !== undefined) return void fail(ailment, 'SlowDown');
    const refusal = findRefusal(request, body);
    if (refusal) return void fail(403, refusal);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    if (bucket !== settings.bucket) return void fail(404, 'NoSuchBucket');
    if (key === '') {
      const isListing = request.method === 'GET' && searchParams.get('list-type') === '2';
      return void (isListing ? end(200, list(searchParams)) : fail(405, 'MethodNotAllowed'));
    }
    const found = objects.get(key);
    if (request.method === 'PUT') objects.set(key, { bytes: body, putAt: Date.now() });
    else if (request.method === 'DELETE') objects.delete(key);
    else if (request.method !== 'GET') return void fail(405, 'MethodNotAllowed');
    else if (!found) return void fail(404, 'NoSuchKey');
    end(request.method === 'DELETE' ? 204 : 200, request.method === 'GET' ? found?.bytes : undefined);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return { settings: { ...settings, endpoint: `http://127.0.0.1:${port}` }, objects, asked, ailments };
}
