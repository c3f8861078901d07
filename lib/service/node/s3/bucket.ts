import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { DOMParser } from 'linkedom';
import type { FileStore } from '../../core/state-ports.ts';

export interface BucketSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Prefix of each key, without slashes at its ends; may be empty. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Has the storage's status and code, and nothing secret. */
export class BucketError extends Error {}

/** Milliseconds for a request, including retries after a 429 or 5xx. */
const timeoutMs = 60_000;
const repetitions = 3;
const abreast = 8;

interface Bucket {
  folder(name: string): FileStore;
  /** Rejects with a {@link BucketError} where the bucket is inaccessible. */
  check(): Promise<void>;
}

interface Xml {
  readonly textContent: string | null;
  querySelector(name: string): Xml | null;
  querySelectorAll(name: string): Iterable<Xml>;
}

interface Asked {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** An S3 bucket: path-style addresses, Signature Version 4 with body digests. */
export function openBucket(settings: BucketSettings): Bucket {
  const { bucket, prefix } = settings;
  const requests = makeRequests(settings);
  return {
    async check() {
      await requests.list(prefix, { 'max-keys': '1' });
    },
    folder: (name) => openFolder(requests, bucket, `${prefix && `${prefix}/`}${name}/`),
  };
}

function makeRequests({ endpoint, region, bucket, accessKeyId, secretAccessKey }: BucketSettings) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: repetitions });

  async function ask({ method, key = '', query = {}, body }: Asked): Promise<Response> {
    const path = [bucket, ...key.split('/')].map(encodeURIComponent).join('/');
    const address = new URL(`${endpoint}/${path}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { 'x-amz-content-sha256': digest };
    const signal = AbortSignal.timeout(timeoutMs);
    const bytes = body && new Uint8Array(body);
    const response = await client.fetch(address, { method, headers, body: bytes, redirect: 'manual', signal });
    if (response.ok || (response.status === 404 && key !== '')) return response;
    const code = parse(await response.text()).querySelector('Code')?.textContent ?? 'no code';
    throw new BucketError(`The object storage answered ${method} with ${response.status} (${code.slice(0, 80)}).`);
  }

  async function list(keyPrefix: string, query: Readonly<Record<string, string>>) {
    const listing = { 'list-type': '2', prefix: keyPrefix, ...query };
    const response = await ask({ method: 'GET', query: listing });
    const page = parse(await response.text());
    const readText = (element: Xml, name: string) => element.querySelector(name)?.textContent ?? '';
    return {
      objects: Array.from(page.querySelectorAll('Contents'), (object) => ({
        key: readText(object, 'Key'),
        putAt: Date.parse(readText(object, 'LastModified')),
      })),
      next: readText(page, 'NextContinuationToken'),
    };
  }

  return { ask, list };
}

function openFolder({ ask, list }: ReturnType<typeof makeRequests>, bucket: string, keyPrefix: string): FileStore {
  const remove = async (file: string) => {
    await (await ask({ method: 'DELETE', key: keyPrefix + file })).body?.cancel();
  };
  return {
    async put(file, bytes) {
      const response = await ask({ method: 'PUT', key: keyPrefix + file, body: bytes });
      if (!response.ok) throw new BucketError(`The object storage has no bucket ${bucket}.`);
      await response.body?.cancel();
    },
    async get(file) {
      const response = await ask({ method: 'GET', key: keyPrefix + file });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return undefined;
    },
    remove,
    async sweep(before, findKept) {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          keyPrefix,
          token === '' ? {} : { 'continuation-token': token },
        );
        const old = page.objects.filter(({ putAt }) => putAt < before).map(({ key }) => key.slice(keyPrefix.length));
        const kept = old.length > 0 ? await findKept(old) : new Set<string>();
        const gone = old.filter((file) => !kept.has(file));
        while (gone.length > 0) await Promise.all(gone.splice(0, abreast).map(remove));
        token = page.next || undefined;
      }
    },
  };
}

const parse = (xml: string): Xml => new DOMParser().parseFromString(xml, 'text/xml');
