import * as z from 'zod/mini';
import type { BlobStore } from '../storage/blobs.ts';

/** A request to the device's service, its body by reference when it is binary. */
export const wireRequest = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.optional(z.union([z.object({ text: z.string() }), z.object({ blobId: z.uuid() })])),
});
export type WireRequest = z.infer<typeof wireRequest>;

export const wireResponse = z.object({
  status: z.int(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.optional(z.union([z.object({ text: z.string() }), z.object({ blobId: z.uuid() })])),
});
export type WireResponse = z.infer<typeof wireResponse>;

/**
 * HTTP requests and answers as JSON, so that they can be sent as messages. A body of text goes inside; one of bytes, or a
 * long one, is stored as a blob and goes as its id. The receiver takes the blob out of the store.
 *
 * Names no `browser.*`: the engine's worker, which has none, speaks this too.
 */
type WireBody = WireRequest['body'];

/** Longer bodies are stored: a message is copied whole through the browser's own process. */
const maxInlineBytes = 64 * 1024;
const isText = (mediaType: string) => /^(?:text\/|application\/json\b)/i.test(mediaType);
/** Statuses whose answer has no body; `Response` refuses one for them. */
const bodiless = new Set([101, 204, 205, 304]);

async function packBody(message: Request | Response, blobs: BlobStore): Promise<WireBody> {
  const type = message.headers.get('content-type') ?? '';
  // Files stay where they are: in the memory of the browser's own process.
  if (type.startsWith('multipart/')) return { blobId: await blobs.put(await message.blob()) };
  // Not as a blob at once: those are kept by the browser's own process, which takes a millisecond to read one back.
  const bytes = await message.arrayBuffer();
  if (bytes.byteLength === 0) return undefined;
  if (isText(type) && bytes.byteLength <= maxInlineBytes) return { text: new TextDecoder().decode(bytes) };
  return { blobId: await blobs.put(new Blob([bytes], { type })) };
}

async function unpackBody(body: WireBody, blobs: BlobStore): Promise<string | Blob | undefined> {
  if (!body || 'text' in body) return body?.text;
  const blob = await blobs.get(body.blobId);
  if (!blob) throw new Error('The bytes of this message are gone.');
  await blobs.delete(body.blobId);
  return blob;
}

export async function packRequest(request: Request, blobs: BlobStore): Promise<WireRequest> {
  const { method, url } = request;
  return { method, url, headers: [...request.headers], body: await packBody(request, blobs) };
}

export async function unpackRequest(wire: WireRequest, blobs: BlobStore): Promise<Request> {
  const { method, url, headers } = wire;
  return new Request(url, { method, headers, body: await unpackBody(wire.body, blobs) });
}

export async function packResponse(response: Response, blobs: BlobStore): Promise<WireResponse> {
  return { status: response.status, headers: [...response.headers], body: await packBody(response, blobs) };
}

export async function unpackResponse(wire: WireResponse, blobs: BlobStore): Promise<Response> {
  const body = await unpackBody(wire.body, blobs);
  return new Response(bodiless.has(wire.status) ? null : body, { status: wire.status, headers: wire.headers });
}
