import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kind, megabyte } from '../../contract/index.ts';
import type { ReadCreate } from '../core/ports.ts';
import { maxMultipartBytes, readCreate } from '../core/read-create.ts';
import { RequestRefused } from '../core/refusals.ts';
import type { BodyParser } from './parse-body.ts';

/** Smaller bodies are parsed in this thread, in less than a millisecond. */
const maxInPlaceBytes = 64 * 1024;
/** Bytes in transit: per key (four of the largest decks), and in total. */
const maxKeyBytes = 128 * megabyte;
const maxAllBytes = 384 * megabyte;
const retrySeconds = 2;

const createBusy = () => new RequestRefused('service_busy', undefined, { 'retry-after': String(retrySeconds) });

/** A digest, so that no key stays in memory. */
export const identifyClient = (request: Request): string =>
  createHash('sha256')
    .update(request.headers.get('authorization') ?? '')
    .digest('base64url');

/** Bodies are counted as they come, large ones parsed in a thread. Throws `service_busy` when too many come. */
export function createIntake(parser: BodyParser, folder = tmpdir()): ReadCreate {
  const bytesByClient = new Map<string, number>();
  let allBytes = 0;

  function count(client: string) {
    let own = 0;
    return {
      grow(total: number) {
        const more = Math.max(0, total - own);
        const ofClient = (bytesByClient.get(client) ?? 0) + more;
        if (ofClient > maxKeyBytes || allBytes + more > maxAllBytes) throw createBusy();
        bytesByClient.set(client, ofClient);
        allBytes += more;
        own += more;
      },
      release() {
        const left = (bytesByClient.get(client) ?? 0) - own;
        if (left > 0) bytesByClient.set(client, left);
        else bytesByClient.delete(client);
        allBytes -= own;
      },
    };
  }

  return async (request, kind) => {
    const announced = Number(request.headers.get('content-length') ?? 0) || 0;
    if (announced > maxMultipartBytes) return readCreate(request, kind);
    const client = identifyClient(request);
    const bytes = count(client);
    try {
      bytes.grow(announced);
      return await readBody(request, kind, client, bytes.grow);
    } finally {
      bytes.release();
    }
  };

  async function readBody(request: Request, kind: Kind, client: string, grow: (total: number) => void) {
    const spool = new Spool(join(folder, `broadside-${crypto.randomUUID()}`));
    try {
      await spool.fill(request.body, grow);
      const { headers } = request;
      const small = spool.inMemory();
      if (small) return await readCreate(new Request(request.url, { method: 'POST', headers, body: small }), kind);
      const contentType = headers.get('content-type') ?? '';
      return await parser.parse({ path: spool.path, contentType, kind }, client);
    } finally {
      await spool.remove();
    }
  }
}

class Spool {
  readonly path: string;
  readonly #chunks: Uint8Array[] = [];
  #file: FileHandle | undefined;

  constructor(path: string) {
    this.path = path;
  }

  async fill(body: ReadableStream<Uint8Array> | null, grow: (total: number) => void): Promise<void> {
    let total = 0;
    try {
      for await (const chunk of body ?? []) {
        total += chunk.byteLength;
        grow(total);
        this.#chunks.push(chunk);
        if (total > maxInPlaceBytes) await this.#flush();
        if (total > maxMultipartBytes) break;
      }
    } catch (error) {
      if (error instanceof RequestRefused) throw error;
      throw new RequestRefused('invalid_request', 'The request broke off.');
    }
    await this.#file?.close();
  }

  inMemory(): Buffer<ArrayBuffer> | undefined {
    return this.#file ? undefined : Buffer.concat(this.#chunks);
  }

  async remove(): Promise<void> {
    if (!this.#file) return;
    await this.#file.close();
    await rm(this.path, { force: true });
  }

  async #flush(): Promise<void> {
    this.#file ??= await open(this.path, 'wx', 0o600);
    await this.#file.writev(this.#chunks.splice(0));
  }
}
