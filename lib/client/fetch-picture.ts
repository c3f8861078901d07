import { type Format, formats, mediaTypeByFormat, megabyte, readCapped, sniffMediaType } from '../contract/index.ts';
import { NetworkError, PictureError, RedirectLostError } from './errors.ts';
import { showKey } from './hide-key.ts';
import { readError } from './read-response.ts';
import type { Transport } from './transport.ts';
import { isWholePicture } from './whole-picture.ts';

/** Milliseconds until a picture must be there whole. */
const timeoutMs = 120_000;

const maxPictureBytes = 50 * megabyte;

/** A finished picture's bytes, known by their signature to be what `mediaType` says. */
export interface PictureAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly format: Format;
}

/** Fetches a finished picture. The key goes to the service's own origin only. */
export async function fetchPicture(
  { base, send }: Transport,
  imageUrl: string,
  key: string | undefined,
): Promise<PictureAnswer> {
  const address = pictureUrl(imageUrl, base);
  const url = address.origin === base.origin ? pictureUrl(showKey(imageUrl, key), base) : address;
  const get = { url, lost: 'no', timeoutMs } as const;
  const own = url.origin === base.origin;
  let response = await send({ ...get, redirect: own ? 'manual' : 'follow' });
  // A redirect may lead anywhere: it is followed without the key.
  if (own && isRedirect(response)) {
    response = await send({ ...get, redirect: 'follow' }).catch((error: NetworkError) => {
      throw new RedirectLostError(error.cause);
    });
  }
  if (!response.ok) throw await pictureError(response);
  return readPicture(response);
}

/** An `imageUrl` may be relative to the base address. @throws {PictureError} when it is not one of http(s). */
export function pictureUrl(imageUrl: string, base: URL): URL {
  const url = URL.canParse(imageUrl, base.href) ? new URL(imageUrl, base.href) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') throw new PictureError('picture_gone');
  // No browser fetches an address with a name and a password in it.
  [url.username, url.password] = ['', ''];
  return url;
}

/** A host's `401` says nothing of the service's key: the picture's address is what it refuses. */
async function pictureError(response: Response): Promise<Error> {
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

/** Browsers hide a redirect that is not followed behind status 0; elsewhere it is itself. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}
