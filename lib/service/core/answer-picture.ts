import type { StoredPicture } from './record.ts';
import { RequestRefused } from './refusals.ts';

/** A part of a picture, both ends included, as `Range` and `Content-Range` count. */
interface Part {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns GET and HEAD of a picture: whole, one part of it, or only that it is still the same (RFC 9110, sections 13 and
 * 14). Its address names its bytes for ever, so it may be kept for ever and is its own entity tag.
 */
export function answerPicture(request: Request, id: string, { bytes, mediaType }: StoredPicture): Response {
  const etag = `"${id}"`;
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  if (isNamed(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });

  const part = partAsked(request, etag, bytes.byteLength);
  const body = part ? bytes.subarray(part.first, part.last + 1) : bytes;
  return new Response(request.method === 'HEAD' ? null : body, {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'content-type': mediaType,
      'content-length': String(body.byteLength),
      ...(part && { 'content-range': `bytes ${part.first}-${part.last}/${bytes.byteLength}` }),
    },
  });
}

function isNamed(tags: string | null, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/**
 * The one part that is asked for. Undefined, and so all of it, when none is, when it is asked for in a way that may be
 * left aside (several parts, other units) or of a picture that the client saw under another tag.
 */
function partAsked(request: Request, etag: string, size: number): Part | undefined {
  const condition = request.headers.get('if-range');
  if (request.method !== 'GET' || (condition !== null && condition !== etag)) return undefined;
  const range = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.get('range')?.trim() ?? '');
  if (!range) return undefined;
  const [, from = '', to = ''] = range;
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > last) throw new RequestRefused('range_unsatisfiable', undefined, { 'content-range': `bytes */${size}` });
  return { first, last };
}
