import { BroadsideError } from '../../contract/index.ts';
import { type GetFile, isWanted, toAcceptHeader } from '../core/web.ts';
import { createGuardedGet, type GuardOptions } from './guarded-get.ts';
import { readHeaderMediaType, readUnpacked } from './unpack-page.ts';

export function createFileGetter(options: GuardOptions = {}): GetFile {
  const get = createGuardedGet(options);
  return async (address, { types, otherwise, maxBytes, signal }) => {
    const { content, url } = await get(address, {
      accept: toAcceptHeader(types),
      signal,
      async read(response) {
        const { statusCode = 0, headers } = response;
        if (statusCode < 200 || statusCode > 299) {
          throw new BroadsideError('url_unreachable', { detail: `It answered ${statusCode}.` });
        }
        const contentType = headers['content-type'];
        if (!isWanted(readHeaderMediaType(contentType), types)) throw new BroadsideError(otherwise);
        return { bytes: await readUnpacked(response, headers['content-encoding'], maxBytes), contentType };
      },
    });
    return { ...content, url };
  };
}
