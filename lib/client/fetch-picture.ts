import { type Format, formats, mediaTypeByFormat, megabyte, readCapped, sniffMediaType } from '../contract/index.ts';
import { NetworkError, PictureError, RedirectLostError } from './errors.ts';
import { showKey } from './hide-key.ts';
import { readError } from './read-response.ts';
import type { Transport } from './transport.ts';
import { isWholePicture } from './whole-picture.ts';

const timeoutMs = 120_000;

export const maxPictureBytes = 50 * megabyte;

export interface PictureAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly format: Format;
}

/** Sends the key to the service's own origin only. */
export async function fetchPicture(
  { base, send }: Transport,
  imageUrl: string,
  key: string | undefined,
): Promise<PictureAnswer> {
  const address = toPictureUrl(imageUrl, base);
  const url = address.origin === base.origin ? toPictureUrl(showKey(imageUrl, key), base) : address;
  const get = { url, lost: 'no', timeoutMs } as const;
  const own = url.origin === base.origin;
  let response = await send({ ...get, redirect: own ? 'manual' : 'follow' });
  // A redirect may lead anywhere, so it is followed without the key.
  if (own && isRedirect(response)) {
    response = await send({ ...get, redirect: 'follow' }).catch((error: NetworkError) => {
      throw new RedirectLostError(error.cause);
    });
  }
  if (!response.ok) throw await toPictureError(response);
  return readPicture(response);
}

/** Resolves against the base address. @throws {PictureError} unless http(s). */
export function toPictureUrl(imageUrl: string, base: URL): URL {
  const url = URL.canParse(imageUrl, base.href) ? new URL(imageUrl, base.href) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') throw new PictureError('picture_gone');
  // Browsers reject addresses with credentials.
  [url.username, url.password] = ['', ''];
  return url;
}

/** A host's `401` concerns the picture's address, not the service's key. */
async function toPictureError(response: Response): Promise<Error> {
  const { status } = response;
  if (status === 404 || status === 410) return new PictureError('picture_gone', status);
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    return new PictureError('picture_refused', status);
  }
  return readError(response, false);
}

async function readPicture(response: Response): Promise<PictureAnswer> {
  const bytes = await readCapped(response.body, maxPictureBytes).catch((cause: unknown) => {
    throw new NetworkError('no', cause);
  });
  if (!bytes) throw new PictureError('picture_too_large');
  const mediaType = sniffMediaType(bytes);
  const format = formats.find((name) => mediaTypeByFormat[name] === mediaType);
  if (!format || !isWholePicture(bytes, mediaType)) throw new PictureError('picture_invalid');
  return { bytes, mediaType: mediaTypeByFormat[format], format };
}

function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}
