import { BroadsideError, megabyte, readCapped } from '../contract/index.ts';
import { acceptOf, type GetFile, isWanted } from '../service/web.ts';

/**
 * GETs a file that the person's request names, as anybody would get it: without cookies, and without a word on who asks.
 * Sites that do not open themselves to others cannot be read where the person did not allow it.
 */
export const getOpenFile: GetFile = async (address, { types, otherwise, mostBytes, signal }) => {
  if (!/^https?:/i.test(address)) throw new BroadsideError('url_refused');
  const headers = { accept: acceptOf(types) };
  const unreachable = (cause: unknown): never => {
    throw new BroadsideError('url_unreachable', { cause });
  };
  const response = await fetch(address, {
    headers,
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(unreachable);
  if (!response.ok) throw new BroadsideError('url_unreachable', { detail: `It answered ${response.status}.` });
  const contentType = response.headers.get('content-type') ?? undefined;
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!isWanted(mediaType, types)) throw new BroadsideError(otherwise);
  const bytes = await readCapped(response.body, mostBytes).catch(unreachable);
  if (!bytes) {
    throw new BroadsideError('too_large', { detail: `What stands there may have ${mostBytes / megabyte} MB at most.` });
  }
  return { bytes, url: response.url || address, contentType };
};
