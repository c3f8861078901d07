import { type Client, createClient } from '../client/client.ts';
import { credits, errorWords, pollIntervalMs, type RateLimitState, readRateLimit } from '../contract/index.ts';
import { type KnownResult, withKnownResult } from '../protocol/device-headers.ts';
import type { PostFetch, PostQueue } from '../protocol/posts.ts';
import type { BlobStore } from '../storage/blobs.ts';
import type { Connection, CreateOptions } from './advance.ts';
import { createFailure, toCreateFailure } from './failures.ts';
import { makeJobRequests } from './job-requests.ts';
import type { CreateOutcome, Reason } from './outcomes.ts';
import { type CreateRequest, createRequest, type IdeaRef, type JobRecord } from './record.ts';

/** Never resolves (RFC 2606), so a misrouted request goes nowhere. */
export const deviceBaseUrl = 'https://this-device.invalid';

interface ConnectionPorts {
  readonly deviceFetch: (request: Request) => Promise<Response>;
  readonly blobs: BlobStore;
  readIdea(idea: IdeaRef): Promise<KnownResult | undefined>;
  readKey(baseUrl: string): Promise<string | undefined>;
  readonly offers: {
    read(baseUrl: string): Promise<number>;
    store(baseUrl: string, milliseconds: number): Promise<void>;
  };
  readonly limits: { store(baseUrl: string, limits: RateLimitState): Promise<void> };
  findSendBlocker(address: string): Promise<Reason | undefined>;
  readonly posts: PostQueue;
  prepareFor(baseUrl: string): Promise<void>;
}

export async function connect(
  ref: JobRecord['connection'],
  ports: ConnectionPorts,
  signal?: AbortSignal,
): Promise<Connection> {
  return ref.type === 'device' ? connectToDevice(ports, signal) : connectToService(ref.baseUrl, ports, signal);
}

function connectToDevice(ports: ConnectionPorts, signal: AbortSignal | undefined): Connection {
  const connectBy = (fetch: ConnectionPorts['deviceFetch']) =>
    makeJobRequests({
      client: createClient({ baseUrl: deviceBaseUrl, fetch, signal }),
      baseUrl: deviceBaseUrl,
      blobs: ports.blobs,
      findSendBlocker: async () => undefined,
    });
  const { poll, fetchPicture } = connectBy(ports.deviceFetch);
  return {
    pollIntervalMs: 0,
    getCost: () => 0,
    idempotencyWindowMs: () => 0,
    async create(request, options) {
      const known = options.idea && (await ports.readIdea(options.idea));
      let hasLeft = false;
      const fetch = async (asked: Request) => {
        await options.leaves();
        hasLeft = true;
        return (known ? withKnownResult(ports.deviceFetch, known) : ports.deviceFetch)(asked);
      };
      const send = connectBy(fetch).send(known ? withoutFile(request) : request, options.onceKey);
      return toInternalError(await send.catch((error: unknown) => createFailure(error, hasLeft)));
    },
    poll: async (jobId) => toInternalError(await poll(jobId)),
    fetchPicture: async (answer, attempt) => toInternalError(await fetchPicture(answer, attempt)),
  };
}

async function connectToService(
  baseUrl: string,
  ports: ConnectionPorts,
  signal: AbortSignal | undefined,
): Promise<Connection> {
  await ports.prepareFor(baseUrl);
  const key = await ports.readKey(baseUrl);
  const offer = await openOffer(baseUrl, ports.offers);
  const keepLimits = async (answer: Promise<Response>) => {
    const response = await answer;
    const limits = readRateLimit(response.headers);
    // Informative only: failing to store it must not lose a reply that may have cost credits.
    if (limits) await ports.limits.store(baseUrl, limits).catch(() => undefined);
    return response;
  };
  const connectBy = (post?: PostFetch) => {
    const fetchKept = (request: Request) => keepLimits(fetch(request));
    const client = createClient({ baseUrl, key, fetch: fetchKept, post, onOffer: offer.note, signal });
    return { client, ...makeJobRequests({ client, baseUrl, ...ports }) };
  };
  const { client, poll, fetchPicture } = connectBy();
  const sendOnce = async (request: CreateRequest, onceKey: string, leaves: () => Promise<void>, fetchOnce: PostFetch) =>
    connectBy(async (asked) => {
      await leaves();
      return keepLimits(fetchOnce(asked));
    }).send(request, onceKey);
  const service: ServiceCreate = { baseUrl, ports, offer, reach: client.reach, sendOnce, signal };
  return {
    pollIntervalMs,
    getCost: (kind) => credits[kind],
    idempotencyWindowMs: offer.read,
    create: (request, options) => createOnService(service, request, options).finally(offer.stored),
    poll: (jobId) => poll(jobId).finally(offer.stored),
    fetchPicture,
  };
}

async function openOffer(baseUrl: string, offers: ConnectionPorts['offers']) {
  let windowMs = await offers.read(baseUrl);
  let stored = Promise.resolve();
  return {
    read: () => windowMs,
    note(milliseconds: number): void {
      if (milliseconds === windowMs) return;
      windowMs = milliseconds;
      // Without it, a lost reply is left to the user, as with services that offer no keys.
      stored = offers.store(baseUrl, milliseconds).catch(() => undefined);
    },
    stored: () => stored,
  };
}

interface ServiceCreate {
  readonly baseUrl: string;
  readonly ports: ConnectionPorts;
  readonly offer: Awaited<ReturnType<typeof openOffer>>;
  readonly reach: Client['reach'];
  readonly sendOnce: (
    request: CreateRequest,
    onceKey: string,
    leaves: () => Promise<void>,
    fetchOnce: PostFetch,
  ) => Promise<CreateOutcome>;
  readonly signal: AbortSignal | undefined;
}

/** Sends a create at most once unless the service remembers keys, because it may cost credits. */
async function createOnService(
  { baseUrl, ports, offer, reach, sendOnce, signal }: ServiceCreate,
  request: CreateRequest,
  { onceKey, leaves }: CreateOptions,
): Promise<CreateOutcome> {
  const reason = await ports.findSendBlocker(baseUrl);
  if (reason) return { type: 'unsent', reason };
  let hasLeft = false;
  const leave = async () => {
    await leaves();
    hasLeft = true;
  };
  /** Undefined when the service turned out not to remember keys, and the create must be sent another way. */
  const send = (isRepeatable: boolean): Promise<CreateOutcome | undefined> =>
    ports.posts.run(
      async (fetchOnce) => {
        // Browsers do not distinguish an absent service from a lost reply, so it is checked first.
        const absence = await reach().then(() => undefined, toCreateFailure);
        if (absence) return absence;
        if (isRepeatable && offer.read() === 0) return undefined;
        return sendOnce(request, onceKey, leave, fetchOnce);
      },
      { isRepeatable, signal },
    );
  try {
    const sent = (await send(offer.read() > 0)) ?? (await send(false));
    return sent ?? { type: 'unsent', reason: internal };
  } catch (error) {
    const outcome = createFailure(error, hasLeft);
    if (outcome.type !== 'lost' || !signal?.aborted) return outcome;
    return { type: 'lost', isStopped: true, reason: stopped };
  }
}

const internal: Reason = { code: 'internal', message: errorWords.internal };
const stopped: Reason = { code: 'stopped_sending', message: errorWords.stopped_sending };

function withoutFile(request: CreateRequest): CreateRequest {
  const file = request.parts.find(({ name }) => name === 'sourcePdf' || name === 'sourcePptx');
  if (!file) return request;
  const parts = request.parts.filter((part) => part !== file);
  return createRequest.parse({ ...request, parts, fields: { ...request.fields, sourceText: file.fileName || 'file' } });
}

/** This device has no network errors, and nothing that may have cost credits. */
function toInternalError<Outcome extends { readonly type: string; readonly reason?: Reason }>(
  outcome: Outcome,
): Outcome {
  const isInternal = ['lost', 'unsent', 'failure'].includes(outcome.type);
  const isStorageFull = outcome.reason?.code === 'storage_full';
  return isInternal && !isStorageFull ? { ...outcome, reason: internal } : outcome;
}
