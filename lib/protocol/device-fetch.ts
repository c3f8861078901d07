import { type BlobStore, blobStore } from '../storage/blobs.ts';
import { packRequest, unpackResponse, type WireRequest, type WireResponse } from './wire.ts';

/** A `fetch` served by this device's worker. Rejects with a TypeError without a response, with the signal's reason on abort. */
export function createDeviceFetch(
  ask: (request: WireRequest) => Promise<WireResponse>,
  blobs: BlobStore = blobStore,
): (request: Request) => Promise<Response> {
  return async (request) => {
    request.signal.throwIfAborted();
    const aborted = Promise.withResolvers<never>();
    request.signal.addEventListener('abort', () => aborted.reject(request.signal.reason), { once: true });
    const wire = await Promise.race([packRequest(request, blobs).then(ask).catch(unanswered), aborted.promise]);
    return unpackResponse(wire, blobs);
  };
}

function unanswered(cause: unknown): never {
  throw new TypeError(cause instanceof Error ? cause.message : String(cause), { cause });
}
