import { megabyte } from '../../contract/index.ts';
import type { FeedReader } from '../../engine/meme/scout/index.ts';
import type { GetFile } from './web.ts';

/** What feeds are sent as: JSON, and RSS or Atom under the names they go by. */
const types = ['application/json', 'application/rss+xml', 'application/atom+xml', 'application/xml', 'text/xml'];

/** Public feeds by way of one GET at a time; `allowed` names those that may be read now. */
export function createFeedReader(get: GetFile, allowed: () => readonly string[]): FeedReader {
  return {
    allowed: async () => allowed(),
    async read(address, signal) {
      const { bytes } = await get(address, { types, otherwise: 'url_unreachable', maxBytes: 2 * megabyte, signal });
      return new TextDecoder().decode(bytes);
    },
  };
}
