import { type Client, createClient, type Part, pictureUrl } from '../client/client.ts';
import { NetworkError, RedirectLostError } from '../client/errors.ts';
import {
  credits,
  errorWords,
  formats,
  limits,
  mediaTypeOf,
  pollInterval,
  type RateLimitState,
  readRateLimit,
} from '../contract/index.ts';
import type { MemeDraft } from '../engine/brief.ts';
import { writeImageWords } from '../engine/image-words/index.ts';
import { sniffImage } from '../engine/read/sniff-image.ts';
import { tellingDraft } from '../messages/told-draft.ts';
import type { BlobStore } from '../settings/blobs.ts';
import type { Connection } from './advance.ts';
import { createFailure, pictureFailure, pollFailure, SourceGoneError } from './failures.ts';
import type { PictureOutcome, Reason } from './outcomes.ts';
import { type CreateRequest, createRequest, type DistantPicture, type IdeaRef, type JobRecord } from './record.ts';

/** Never resolves (RFC 2606), so a request for this device that took a wrong turn goes nowhere. */
export const deviceBaseUrl = 'https://this-device.invalid';

interface ConnectionPorts {
  /** Answered by the service on this device. */
  readonly deviceFetch: (request: Request) => Promise<Response>;
  readonly blobs: BlobStore;
  /** The draft of an idea that is kept here. */
  draftOf(idea: IdeaRef): Promise<MemeDraft | undefined>;
  readKey(baseUrl: string): Promise<string | undefined>;
  /** What a service last said of idempotency keys: for how many milliseconds it remembers one, 0 for not at all. */
  readonly offers: {
    read(baseUrl: string): Promise<number>;
    store(baseUrl: string, milliseconds: number): Promise<void>;
  };
  /** Where a plan's limits are kept as an answer told them. */
  readonly limits: { store(baseUrl: string, limits: RateLimitState): Promise<void> };
  /** Why an address can't be asked right now: no network, no permission. */
  obstacle(address: string): Promise<Reason | undefined>;
}

/** Where a job was sent, with the key as it is now. */
export async function connect(ref: JobRecord['connection'], ports: ConnectionPorts): Promise<Connection> {
  if (ref.type === 'device') {
    const speakBy = (fetch: ConnectionPorts['deviceFetch']) =>
      speak(createClient({ baseUrl: deviceBaseUrl, fetch }), deviceBaseUrl, ports.blobs, async () => undefined);
    const { create, poll, fetchPicture } = speakBy(ports.deviceFetch);
    return {
      pollInterval: 0,
      costOf: () => 0,
      onceFor: () => 0,
      async create(request, onceKey, idea) {
        const draft = idea && (await ports.draftOf(idea));
        if (!draft) return asOurFault(await create(request, onceKey));
        const { create: draw } = speakBy(tellingDraft(ports.deviceFetch, draft));
        return asOurFault(await draw(withoutFile(request), onceKey));
      },
      poll: async (jobId) => asOurFault(await poll(jobId)),
      fetchPicture: async (answer) => asOurFault(await fetchPicture(answer)),
    };
  }
  const key = await ports.readKey(ref.baseUrl);
  let onceFor = await ports.offers.read(ref.baseUrl);
  const stored = { offer: Promise.resolve() };
  const heardOffer = (milliseconds: number) => {
    if (milliseconds === onceFor) return;
    onceFor = milliseconds;
    // If it can't be kept, a lost answer is the person's to decide, as with any service that offers nothing.
    stored.offer = ports.offers.store(ref.baseUrl, milliseconds).catch(() => undefined);
  };
  const hearing = async (request: Request) => {
    const response = await fetch(request);
    const limits = readRateLimit(response.headers);
    // Only to be shown: that it could not be kept is no reason to lose an answer that may have cost credits.
    if (limits) await ports.limits.store(ref.baseUrl, limits).catch(() => undefined);
    return response;
  };
  const client = createClient({ baseUrl: ref.baseUrl, key, fetch: hearing, heardOffer });
  const { create, poll, fetchPicture } = speak(client, ref.baseUrl, ports.blobs, ports.obstacle);
  return {
    pollInterval,
    costOf: (kind) => credits[kind],
    onceFor: () => onceFor,
    create: (request, onceKey) => create(request, onceKey).finally(() => stored.offer),
    poll: (jobId) => poll(jobId).finally(() => stored.offer),
    fetchPicture,
  };
}

/** A create without the document that it was read from, which nobody reads again: its name stands for it. */
function withoutFile(request: CreateRequest): CreateRequest {
  const file = request.parts.find(({ name }) => name === 'sourcePdf' || name === 'sourcePptx');
  if (!file) return request;
  const parts = request.parts.filter((part) => part !== file);
  return createRequest.parse({ ...request, parts, fields: { ...request.fields, sourceText: file.fileName || 'file' } });
}

/** There is no network to blame on this device, and nothing that may have cost credits. */
function asOurFault<Outcome extends { readonly type: string; readonly reason?: Reason }>(outcome: Outcome): Outcome {
  const isOurs = ['lost', 'unsent', 'trouble'].includes(outcome.type);
  const isSaid = outcome.reason?.code === 'storage_full';
  return isOurs && !isSaid ? { ...outcome, reason: { code: 'internal', message: errorWords.internal } } : outcome;
}

/** The client's answers and errors as what they mean for a job. */
function speak(
  client: Client,
  baseUrl: string,
  blobs: BlobStore,
  obstacle: ConnectionPorts['obstacle'],
): Pick<Connection, 'create' | 'poll' | 'fetchPicture'> {
  return {
    async create({ kind, fields, parts }, onceKey) {
      const reason = await obstacle(baseUrl);
      if (reason) return { type: 'unsent', reason };
      try {
        const { queued } = await client.create(kind, fields, await filesOf(parts, blobs), onceKey);
        return { type: 'accepted', jobId: queued.jobId, stages: queued.stages };
      } catch (error) {
        return createFailure(error);
      }
    },

    async poll(jobId) {
      const reason = await obstacle(baseUrl);
      if (reason) return { type: 'trouble', reason };
      try {
        return { type: 'answered', job: (await client.job(jobId)).job };
      } catch (error) {
        return pollFailure(error);
      }
    },

    async fetchPicture(answer) {
      const failures: PictureOutcome[] = [];
      let distant: string | undefined;
      for (const imageUrl of [answer.imageUrl, answer.mirrorUrl]) {
        if (!imageUrl) continue;
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
      if (distant) return { type: 'distant', picture: asTold(distant, answer) };
      // What is gone from one address may still come from the other.
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
    const reason = await obstacle(href);
    const isOut =
      error instanceof RedirectLostError ? !reason : reason?.code === 'no_permission' && origin !== base.origin;
    return isOut ? href : undefined;
  }
}

/** A picture that was not seen, as the service describes it. */
function asTold(
  address: string,
  { contentType, format, width, height }: NonNullable<JobRecord['answer']>,
): DistantPicture {
  const told = contentType?.split(';')[0]?.trim().toLowerCase();
  const known = formats.find((name) => mediaTypeOf[name] === told) ?? format;
  return {
    address,
    mediaType: known ? mediaTypeOf[known] : undefined,
    width: Math.max(0, width ?? 0),
    height: Math.max(0, height ?? 0),
  };
}

async function filesOf(parts: JobRecord['request']['parts'], blobs: BlobStore): Promise<Part[]> {
  return Promise.all(
    parts.map(async ({ name, blobId, fileName, description }) => {
      const stored = await blobs.get(blobId);
      if (!stored) throw new SourceGoneError();
      return { name, file: description ? await withWords(stored, description) : stored, fileName };
    }),
  );
}

async function withWords(image: Blob, description: string): Promise<Blob> {
  const bytes = new Uint8Array(await image.arrayBuffer());
  const described = writeImageWords(bytes, { description });
  return described.length > limits.sourceImage ? image : new Blob([described], { type: image.type });
}
