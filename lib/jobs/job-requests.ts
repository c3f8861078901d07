import type { Client, FormPart } from '../client/client.ts';
import { NetworkError, RedirectLostError } from '../client/errors.ts';
import { toPictureUrl } from '../client/fetch-picture.ts';
import { formats, limits, mediaTypeByFormat } from '../contract/index.ts';
import { writeImageWords } from '../engine/image-words/index.ts';
import { sniffImage } from '../engine/sniff-image.ts';
import type { BlobStore } from '../storage/blobs.ts';
import type { Connection } from './advance.ts';
import { SourceGoneError, toPictureFailure, toPollFailure } from './failures.ts';
import type { CreateOutcome, PictureOutcome, Reason } from './outcomes.ts';
import type { CreateRequest, DistantPicture, JobRecord } from './record.ts';

const mirrorAttempt = 2;

interface RequestPorts {
  readonly client: Client;
  readonly baseUrl: string;
  readonly blobs: BlobStore;
  findSendBlocker(address: string): Promise<Reason | undefined>;
}

type JobRequests = Pick<Connection, 'poll' | 'fetchPicture'> & {
  send(request: CreateRequest, onceKey: string): Promise<CreateOutcome>;
};

export function makeJobRequests(ports: RequestPorts): JobRequests {
  const { client, baseUrl, blobs, findSendBlocker } = ports;
  return {
    async send({ kind, fields, parts }, onceKey) {
      const { queued } = await client.create(kind, fields, await readFiles(parts, blobs), onceKey);
      return { type: 'accepted', jobId: queued.jobId, stages: queued.stages };
    },

    async poll(jobId) {
      const reason = await findSendBlocker(baseUrl);
      if (reason) return { type: 'failure', reason };
      try {
        return { type: 'answered', job: (await client.job(jobId)).job };
      } catch (error) {
        return toPollFailure(error);
      }
    },

    fetchPicture: (answer, attempt) => fetchPicture(ports, answer, attempt),
  };
}

/** Tries the address, then its mirror; without a reply, returns the address for a download. */
async function fetchPicture(
  ports: RequestPorts,
  answer: NonNullable<JobRecord['answer']>,
  attempt: number,
): Promise<PictureOutcome> {
  const failures: PictureOutcome[] = [];
  let distant: string | undefined;
  for (const imageUrl of [answer.imageUrl, answer.mirrorUrl]) {
    if (!imageUrl) continue;
    // The mirror is tried after two failures, or when only downloads can reach the address.
    if (failures.length > 0 && !distant && attempt < mirrorAttempt) continue;
    try {
      const { bytes, mediaType } = await ports.client.picture(imageUrl);
      const { width = 0, height = 0 } = sniffImage(bytes) ?? {};
      const blobId = await ports.blobs.put(new Blob([bytes], { type: mediaType }));
      return { type: 'fetched', picture: { blobId, mediaType, width, height, bytes: bytes.length } };
    } catch (error) {
      failures.push(toPictureFailure(error));
      if (error instanceof NetworkError) distant ??= await findDistantAddress(ports, imageUrl, error);
    }
  }
  if (distant) return { type: 'distant', picture: toStatedType(distant, answer) };
  // A picture unusable at one address may still come from the other.
  return failures.find(({ type }) => type === 'failure') ?? failures[0] ?? toPictureFailure(undefined);
}

/** Browsers report CORS like a broken network. Downloads carry no key: on the service's origin only redirects count. */
async function findDistantAddress(
  { baseUrl, findSendBlocker }: RequestPorts,
  imageUrl: string,
  error: NetworkError,
): Promise<string | undefined> {
  const base = new URL(baseUrl);
  const { origin, href } = toPictureUrl(imageUrl, base);
  const reason = await findSendBlocker(href);
  const isOut =
    error instanceof RedirectLostError ? !reason : reason?.code === 'no_permission' && origin !== base.origin;
  return isOut ? href : undefined;
}

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

async function readFiles(parts: JobRecord['request']['parts'], blobs: BlobStore): Promise<FormPart[]> {
  return Promise.all(
    parts.map(async ({ name, blobId, fileName, description }) => {
      const stored = await blobs.get(blobId);
      if (!stored) throw new SourceGoneError();
      const file = description ? await withWords(stored, description) : stored;
      return { name, file, fileName: toTrueName(fileName, file.type) };
    }),
  );
}

const imageEndings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
};

function toTrueName(fileName: string, mediaType: string): string {
  const ending = imageEndings[mediaType];
  return ending ? `${fileName.replace(/\.(?:png|jpe?g|webp|gif|bmp|avif|svg)$/i, '')}.${ending}` : fileName;
}

async function withWords(image: Blob, description: string): Promise<Blob> {
  const bytes = new Uint8Array(await image.arrayBuffer());
  const described = writeImageWords(bytes, { description });
  return described.length > limits.sourceImage ? image : new Blob([described], { type: image.type });
}
