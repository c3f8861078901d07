import type { ServedPicture } from './record.ts';
import { RequestRefused } from './refusals.ts';

interface Part {
  readonly first: number;
  readonly last: number;
}

/** GET and HEAD with ranges and conditions (RFC 9110, 13, 14). The id names immutable bytes: it is the entity tag. */
export function answerPicture(request: Request, id: string, { bytes, mediaType }: ServedPicture): Response {
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

/** Undefined, for the whole picture, for several ranges, other units, and where `If-Range` does not match. */
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
