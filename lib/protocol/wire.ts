import * as z from 'zod/mini';
import type { BlobStore } from '../storage/blobs.ts';

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

/** HTTP as JSON: short text inline, other bodies as blob ids, deleted by the receiver. Uses no `browser.*` (worker). */
type WireBody = WireRequest['body'];

/** Longer bodies are stored, as messages are copied through the browser process. */
const maxInlineBytes = 64 * 1024;
const isText = (mediaType: string) => /^(?:text\/|application\/json\b)/i.test(mediaType);
/** `Response` refuses a body for these. */
const bodiless = new Set([101, 204, 205, 304]);

async function packBody(message: Request | Response, blobs: BlobStore): Promise<WireBody> {
  const type = message.headers.get('content-type') ?? '';
  // Files stay in the browser process's memory.
  if (type.startsWith('multipart/')) return { blobId: await blobs.put(await message.blob()) };
  // A blob would take a millisecond to read back from the browser process.
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
