import { BroadsideError, megabyte, readCapped } from '../contract/index.ts';
import { type GetFile, isWanted, toAcceptHeader } from '../service/core/web.ts';

/** GETs a file without cookies or referrer, only where the site or the user permits it. */
export const getOpenFile: GetFile = async (address, { types, otherwise, maxBytes, signal }) => {
  if (!/^https?:/i.test(address)) throw new BroadsideError('url_refused');
  const headers = { accept: toAcceptHeader(types) };
  const throwUnreachable = (cause: unknown): never => {
    throw new BroadsideError('url_unreachable', { cause });
  };
  const response = await fetch(address, {
    headers,
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(throwUnreachable);
  if (!response.ok) throw new BroadsideError('url_unreachable', { detail: `It answered ${response.status}.` });
  const contentType = response.headers.get('content-type') ?? undefined;
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!isWanted(mediaType, types)) throw new BroadsideError(otherwise);
  const bytes = await readCapped(response.body, maxBytes).catch(throwUnreachable);
  if (!bytes) {
    throw new BroadsideError('too_large', { detail: `What stands there may have ${maxBytes / megabyte} MB at most.` });
  }
  return { bytes, url: response.url || address, contentType };
};
