import type { BlobStore } from '../settings/blobs.ts';
import type { WireRequest, WireResponse } from './wire-format.ts';

/**
 * HTTP requests and answers as JSON, so that they can be sent as messages. A body of text goes inside; one of bytes, or a
 * long one, is stored as a blob and goes as its id. Whoever unpacks a message takes the blob out of the store.
 *
 * Names no `browser.*`: the engine's worker, which has none, speaks this too.
 */
type WireBody = WireRequest['body'];

/** Longer bodies are stored: a message is copied whole through the browser's own process. */
const longestInline = 64 * 1024;
const isText = (mediaType: string) => /^(?:text\/|application\/json\b)/i.test(mediaType);
/** Statuses whose answer has no body; `Response` refuses one for them. */
const bodiless = new Set([101, 204, 205, 304]);

async function packBody(message: Request | Response, blobs: BlobStore): Promise<WireBody> {
  // Not as a blob at once: those are kept by the browser's own process, which takes a millisecond to read one back.
  const bytes = await message.arrayBuffer();
  if (bytes.byteLength === 0) return undefined;
  const type = message.headers.get('content-type') ?? '';
  if (isText(type) && bytes.byteLength <= longestInline) return { text: new TextDecoder().decode(bytes) };
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
