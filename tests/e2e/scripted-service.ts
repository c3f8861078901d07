import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';
import {
  infographicFields,
  type Job,
  type JobStatus,
  jsonText,
  type Kind,
  kinds,
  listPrimarySources,
  memeFields,
  paramsPart,
  partLimits,
  partMediaTypes,
  partNames,
  paths,
  sniffMediaType,
  writeRateLimit,
} from '../../lib/contract/index.ts';
import { listen, type Protocol } from '../browser/serve.ts';
import type { RunningService } from './service.ts';

/** The service's action on a request that keeps to the interface. */
export type Turn = (response: ServerResponse, job: { readonly id: string; readonly base: string }) => void;

/** The fate of creates, polls and pictures, a request at a time; after the last entry things go well. */
export interface Script {
  readonly creates?: readonly (Turn | undefined)[];
  readonly polls?: readonly Turn[];
  readonly pictures?: readonly Turn[];
  /** Where the service's own addresses of pictures redirect to; absent: the picture is there. */
  readonly picturesAt?: string;
}

interface Create {
  readonly kind: Kind;
  readonly fields: unknown;
  readonly parts: readonly string[];
  /** The bytes of each part, by its name. */
  readonly files: Readonly<Record<string, Buffer>>;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface ScriptedService extends RunningService {
  /** Every create that came, whatever became of it. */
  readonly creates: readonly Create[];
  /** Polls of jobs that were accepted here. */
  readonly polls: number;
  /** Parts of a request that the interface does not, or lacked. */
  readonly breaches: readonly string[];
}

/** The picture that every completed job has. */
export const pictureFile = readFileSync(resolve(import.meta.dirname, '../fixtures/samples/morning-desk.png'));

export const answers =
  (status: number, body: object, headers: Record<string, string> = {}): Turn =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const accepts: Turn = (response, job) => {
  const rateLimit = { limit: 30, remaining: 29, reset: new Date(Date.now() + 60_000).toISOString() };
  answers(
    202,
    { jobId: job.id, status: 'queued', stages: ['extract', 'brief', 'image'] },
    writeRateLimit(rateLimit),
  )(response, job);
};

export const isAt =
  (status: JobStatus, more: Partial<Job> = {}): Turn =>
  (response, job) =>
    answers(200, { id: job.id, status, ...more } satisfies Job)(response, job);

const completes: Turn = (response, job) =>
  isAt('completed', { imageUrl: `${job.base}/pictures/${job.id}.png`, contentType: 'image/png' })(response, job);

/** Takes the request and breaks the connection, which stays open otherwise: a browser may have used it before. */
export const hangsUp: Turn = (response) => response.socket?.destroy();

/** The same by a reset of the connection, where the socket is one of TCP itself. */
export const resets: Turn = (response) => {
  const { socket, req } = response;
  const isPlain = req.httpVersionMajor === 1 && socket && !('encrypted' in socket);
  if (isPlain) socket.resetAndDestroy();
  else socket?.destroy();
};

/** The same 300 ms later. */
export const hangsUpLate: Turn = (response) => {
  const { socket } = response;
  setTimeout(() => socket?.destroy(), 300);
};

/** Takes the request and never answers. */
export const keepsSilent: Turn = () => undefined;

/** A breach of the interface; the message says which. */
class Breach extends Error {}

function must(holds: boolean, rule: string): asserts holds {
  if (!holds) throw new Breach(rule);
}

/**
 * Starts a service that does what a script says and holds every request against the interface: path, method, key, content
 * type, fields, parts. One that does not keep to it is answered 400 and noted.
 */
export async function startScriptedService(script: Script = {}, protocol: Protocol = 'h1'): Promise<ScriptedService> {
  const key = `bsk_${randomUUID()}`;
  const turns = {
    creates: [...(script.creates ?? [])],
    polls: [...(script.polls ?? [])],
    pictures: [...(script.pictures ?? [])],
  };
  const accepted = new Set<string>();
  const seen = { creates: [] as Create[], polls: 0, breaches: [] as string[] };

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const path = request.url?.replace(basePath, '') ?? '';
    if (path.startsWith('/pictures/') && request.method === 'GET') {
      const turn = turns.pictures.shift();
      if (turn) turn(response, { id: '', base });
      else if (script.picturesAt) response.writeHead(302, { location: script.picturesAt }).end();
      else response.writeHead(200, { 'content-type': 'image/png' }).end(pictureFile);
      return;
    }
    must(request.headers.authorization === `Bearer ${key}`, 'Every request carries the bearer key.');
    must(!request.url?.includes(key) && !body.includes(key), 'The key goes in its header only.');
    must(!request.headers.cookie && !request.headers.referer, 'No request carries a cookie or a referrer.');
    const kind = kinds.find((name) => paths.create[name] === path);
    if (kind) {
      must(request.method === 'POST', 'A create is a POST.');
      seen.creates.push({ kind, ...(await readCreate(kind, request, body)), at: Date.now() });
      const id = randomUUID();
      accepted.add(id);
      (turns.creates.shift() ?? accepts)(response, { id, base });
      return;
    }
    const [, id = ''] = /^\/api\/jobs\/([\da-f-]{36})$/.exec(path) ?? [];
    must(id !== '', `There is no ${path} in the interface.`);
    must(request.method === 'GET' && body.length === 0, 'A poll is a GET without a body.');
    if (!accepted.has(id)) return answers(404, { error: 'There is no such job.' })(response, { id, base });
    seen.polls += 1;
    (turns.polls.shift() ?? completes)(response, { id, base });
  }

  const server = await listen((request, response) => {
    take(request, response).catch((error: Error) => {
      seen.breaches.push(`${request.method} ${request.url}: ${error.message}`);
      answers(400, { error: error.message })(response, { id: '', base });
    });
  }, protocol);
  const base = server.origin + basePath;
  return {
    key,
    base,
    stop: server.close,
    get creates() {
      return seen.creates;
    },
    get polls() {
      return seen.polls;
    },
    get breaches() {
      return seen.breaches;
    },
  };
}

/** Base addresses may have a path. */
const basePath = '/studio';

/** The fields and parts of a create, each held against its schema. */
async function readCreate(
  kind: Kind,
  { headers }: IncomingMessage,
  body: Buffer<ArrayBuffer>,
): Promise<Pick<Create, 'fields' | 'parts' | 'files'>> {
  const schema = kind === 'meme' ? memeFields : infographicFields;
  const type = headers['content-type'] ?? '';
  if (type === 'application/json') {
    const fields = z.pipe(jsonText, schema).parse(body.toString());
    must(listPrimarySources(fields).length === 1, 'A create has exactly one source.');
    return { fields, parts: [], files: {} };
  }
  must(type.startsWith('multipart/form-data; boundary='), `A create is JSON or multipart, not ${type}.`);
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const fields = z.pipe(jsonText, schema).parse(form.get(paramsPart));
  const parts: string[] = [];
  const files: Record<string, Buffer> = {};
  for (const [name, file] of form) {
    if (name === paramsPart) continue;
    const part = partNames.find((known) => known === name);
    must(part !== undefined && typeof file !== 'string', `There is no part ${name}.`);
    must(file.size <= (partLimits[part] ?? Number.POSITIVE_INFINITY), `The part ${name} is too large.`);
    must(partMediaTypes[part].includes(file.type), `The part ${name} may not be ${file.type}.`);
    const bytes = Buffer.from(await file.arrayBuffer());
    must(sniffMediaType(bytes) === file.type, `The part ${name} is no ${file.type}.`);
    files[part] = bytes;
    parts.push(part);
  }
  must(listPrimarySources(fields, parts).length === 1, 'A create has exactly one source.');
  return { fields, parts, files };
}
