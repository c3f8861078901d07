import { type Client, createClient, type Part, pictureUrl } from '../client/client.ts';
import { NetworkError, RedirectLostError } from '../client/errors.ts';
import {
  credits,
  errorWords,
  formats,
  limits,
  mediaTypeByFormat,
  pollInterval,
  type RateLimitState,
  readRateLimit,
} from '../contract/index.ts';
import { writeImageWords } from '../engine/image-words/index.ts';
import { sniffImage } from '../engine/read/sniff-image.ts';
import { type KnownResult, withKnownResult } from '../protocol/device-headers.ts';
import type { PostFetch, PostQueue } from '../protocol/post-queue.ts';
import type { BlobStore } from '../storage/blobs.ts';
import type { Connection, CreateOptions } from './advance.ts';
import { createFailure, pictureFailure, pollFailure, reachFailure, SourceGoneError } from './failures.ts';
import type { CreateOutcome, PictureOutcome, Reason } from './outcomes.ts';
import { type CreateRequest, createRequest, type DistantPicture, type IdeaRef, type JobRecord } from './record.ts';

/** The attempt at a finished picture, from 0, from which on its mirror is asked as well. */
const mirrorAttempt = 2;

/** Never resolves (RFC 2606), so a request for this device that took a wrong turn goes nowhere. */
export const deviceBaseUrl = 'https://this-device.invalid';

interface ConnectionPorts {
  /** Answered by the service on this device. */
  readonly deviceFetch: (request: Request) => Promise<Response>;
  readonly blobs: BlobStore;
  /** The draft of an idea, or the edited brief, that is kept here. */
  readIdea(idea: IdeaRef): Promise<KnownResult | undefined>;
  readKey(baseUrl: string): Promise<string | undefined>;
  /** What a service last said of idempotency keys: for how many milliseconds it remembers one, 0 for not at all. */
  readonly offers: {
    read(baseUrl: string): Promise<number>;
    store(baseUrl: string, milliseconds: number): Promise<void>;
  };
  /** Where a plan's limits are kept as a response reported them. */
  readonly limits: { store(baseUrl: string, limits: RateLimitState): Promise<void> };
  /** Why an address can't be asked right now: no network, no permission. */
  findSendBlocker(address: string): Promise<Reason | undefined>;
  /** How creates leave for a service. */
  readonly posts: PostQueue;
  /** Prepares this browser for requests to a service. */
  prepareFor(baseUrl: string): Promise<void>;
}

/** Where a job was sent, with the key as it is now. */
export async function connect(
  ref: JobRecord['connection'],
  ports: ConnectionPorts,
  signal?: AbortSignal,
): Promise<Connection> {
  return ref.type === 'device' ? connectToDevice(ports, signal) : connectToService(ref.baseUrl, ports, signal);
}

function connectToDevice(ports: ConnectionPorts, signal: AbortSignal | undefined): Connection {
  const connectBy = (fetch: ConnectionPorts['deviceFetch']) =>
    makeRequests(
      createClient({ baseUrl: deviceBaseUrl, fetch, signal }),
      deviceBaseUrl,
      ports.blobs,
      async () => undefined,
    );
  const { poll, fetchPicture } = connectBy(ports.deviceFetch);
  return {
    pollInterval: 0,
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
  let idempotencyWindowMs = await ports.offers.read(baseUrl);
  const stored = { offer: Promise.resolve() };
  const heardOffer = (milliseconds: number) => {
    if (milliseconds === idempotencyWindowMs) return;
    idempotencyWindowMs = milliseconds;
    // If it can't be kept, a lost answer is the user's to decide, as with any service that offers nothing.
    stored.offer = ports.offers.store(baseUrl, milliseconds).catch(() => undefined);
  };
  const keepLimits = async (answer: Promise<Response>) => {
    const response = await answer;
    const limits = readRateLimit(response.headers);
    // Only to be shown: that it could not be kept is no reason to lose an answer that may have cost credits.
    if (limits) await ports.limits.store(baseUrl, limits).catch(() => undefined);
    return response;
  };
  const clientWith = (post?: PostFetch) =>
    createClient({ baseUrl, key, fetch: (request) => keepLimits(fetch(request)), post, heardOffer, signal });
  const connectBy = (client: Client) => makeRequests(client, baseUrl, ports.blobs, ports.findSendBlocker);
  const { poll, fetchPicture } = connectBy(clientWith());

  async function create(request: CreateRequest, { onceKey, leaves }: CreateOptions): Promise<CreateOutcome> {
    const reason = await ports.findSendBlocker(baseUrl);
    if (reason) return { type: 'unsent', reason };
    let hasLeft = false;
    /** Undefined when the service turned out not to remember creates, so that this one must leave in another way. */
    const send = (isRepeatable: boolean): Promise<CreateOutcome | undefined> =>
      ports.posts.run(
        async (fetchOnce) => {
          // Browsers do not tell a service that is not there from an answer that was lost: so it is asked for before.
          const absence = await clientWith()
            .reach()
            .then(() => undefined, reachFailure);
          if (absence) return absence;
          if (isRepeatable && idempotencyWindowMs === 0) return undefined;
          const post: PostFetch = async (asked) => {
            await leaves();
            hasLeft = true;
            return keepLimits(fetchOnce(asked));
          };
          return connectBy(clientWith(post)).send(request, onceKey);
        },
        { isRepeatable, signal },
      );
    try {
      const sent = (await send(idempotencyWindowMs > 0)) ?? (await send(false));
      return sent ?? { type: 'unsent', reason: internal };
    } catch (error) {
      const outcome = createFailure(error, hasLeft);
      if (outcome.type !== 'lost' || !signal?.aborted) return outcome;
      return { type: 'lost', isStopped: true, reason: stopped };
    }
  }

  return {
    pollInterval,
    getCost: (kind) => credits[kind],
    idempotencyWindowMs: () => idempotencyWindowMs,
    create: (request, options) => create(request, options).finally(() => stored.offer),
    poll: (jobId) => poll(jobId).finally(() => stored.offer),
    fetchPicture,
  };
}

const internal: Reason = { code: 'internal', message: errorWords.internal };
const stopped: Reason = { code: 'stopped_sending', message: errorWords.stopped_sending };

/** A create without the document that it was read from, which is not read again: its name stands for it. */
function withoutFile(request: CreateRequest): CreateRequest {
  const file = request.parts.find(({ name }) => name === 'sourcePdf' || name === 'sourcePptx');
  if (!file) return request;
  const parts = request.parts.filter((part) => part !== file);
  return createRequest.parse({ ...request, parts, fields: { ...request.fields, sourceText: file.fileName || 'file' } });
}

/** There is no network to blame on this device, and nothing that may have cost credits. */
function toInternalError<Outcome extends { readonly type: string; readonly reason?: Reason }>(
  outcome: Outcome,
): Outcome {
  const isInternal = ['lost', 'unsent', 'trouble'].includes(outcome.type);
  const isStorageFull = outcome.reason?.code === 'storage_full';
  return isInternal && !isStorageFull ? { ...outcome, reason: internal } : outcome;
}

/** The client's answers and errors as what they mean for a job. */
function makeRequests(
  client: Client,
  baseUrl: string,
  blobs: BlobStore,
  findSendBlocker: ConnectionPorts['findSendBlocker'],
): Pick<Connection, 'poll' | 'fetchPicture'> & {
  /** Sends a create. Rejects with the client's errors. */
  send(request: CreateRequest, onceKey: string): Promise<CreateOutcome>;
} {
  return {
    async send({ kind, fields, parts }, onceKey) {
      const { queued } = await client.create(kind, fields, await readFiles(parts, blobs), onceKey);
      return { type: 'accepted', jobId: queued.jobId, stages: queued.stages };
    },

    async poll(jobId) {
      const reason = await findSendBlocker(baseUrl);
      if (reason) return { type: 'trouble', reason };
      try {
        return { type: 'answered', job: (await client.job(jobId)).job };
      } catch (error) {
        return pollFailure(error);
      }
    },

    async fetchPicture(answer, attempt) {
      const failures: PictureOutcome[] = [];
      let distant: string | undefined;
      for (const imageUrl of [answer.imageUrl, answer.mirrorUrl]) {
        if (!imageUrl) continue;
        // The mirror's turn comes when the address was asked twice, or where only downloads can reach that.
        if (failures.length > 0 && !distant && attempt < mirrorAttempt) continue;
        try {
          const { bytes, mediaType } = await client.picture(imageUrl);
          const { width = 0, height = 0 } = sniffImage(bytes) ?? {};
          const blobId = await blobs.put(new Blob([bytes], { type: mediaType }));
          return { type: 'fetched', picture: { blobId, mediaType, width, height, bytes: bytes.length } };
        } catch (error) {
          failures.push(pictureFailure(error));
          if (error instanceof NetworkError) distant ??= await distantAddress(imageUrl, error);
        }
      }
      if (distant) return { type: 'distant', picture: toStatedType(distant, answer) };
      // What is unusable at one address may still come from the other.
      return failures.find(({ type }) => type === 'trouble') ?? failures[0] ?? pictureFailure(undefined);
    },
  };

  /**
   * The address of a picture that no answer came from, if that may be because we have no permission for its host: without
   * one we may read from there only what the host allows (CORS), and browsers don't tell that from a broken network.
   * Downloads need no permission. They carry no key either, so on the service's own origin it is only an address that
   * redirects without one.
   */
  async function distantAddress(imageUrl: string, error: NetworkError): Promise<string | undefined> {
    const base = new URL(baseUrl);
    const { origin, href } = pictureUrl(imageUrl, base);
    const reason = await findSendBlocker(href);
    const isOut =
      error instanceof RedirectLostError ? !reason : reason?.code === 'no_permission' && origin !== base.origin;
    return isOut ? href : undefined;
  }
}

/** A picture that was not seen, as the service describes it. */
function toStatedType(
  address: string,
  { contentType, format, width, height }: NonNullable<JobRecord['answer']>,
): DistantPicture {
  const stated = contentType?.split(';')[0]?.trim().toLowerCase();
  const known = formats.find((name) => mediaTypeByFormat[name] === stated) ?? format;
  return {
    address,
    mediaType: known ? mediaTypeByFormat[known] : undefined,
    width: Math.max(0, width ?? 0),
    height: Math.max(0, height ?? 0),
  };
}

async function readFiles(parts: JobRecord['request']['parts'], blobs: BlobStore): Promise<Part[]> {
  return Promise.all(
    parts.map(async ({ name, blobId, fileName, description }) => {
      const stored = await blobs.get(blobId);
      if (!stored) throw new SourceGoneError();
      const file = description ? await withWords(stored, description) : stored;
      return { name, file, fileName: toTrueName(fileName, file.type) };
    }),
  );
}

/** Endings of images by their media type. */
const imageEndings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
};

/** An image's name with the ending of what it is: one that was drawn anew is of another type than the file it came from. */
function toTrueName(fileName: string, mediaType: string): string {
  const ending = imageEndings[mediaType];
  return ending ? `${fileName.replace(/\.(?:png|jpe?g|webp|gif|bmp|avif|svg)$/i, '')}.${ending}` : fileName;
}

async function withWords(image: Blob, description: string): Promise<Blob> {
  const bytes = new Uint8Array(await image.arrayBuffer());
  const described = writeImageWords(bytes, { description });
  return described.length > limits.sourceImage ? image : new Blob([described], { type: image.type });
}
