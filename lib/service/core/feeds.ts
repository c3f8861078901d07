import { megabyte } from '../../contract/index.ts';
import type { FeedReader } from '../../engine/meme/scout/index.ts';
import type { GetFile } from './web.ts';

const types = ['application/json', 'application/rss+xml', 'application/atom+xml', 'application/xml', 'text/xml'];

export function createFeedReader(get: GetFile, allowed: () => readonly string[]): FeedReader {
  return {
    allowed: async () => allowed(),
    async read(address, signal) {
      const { bytes } = await get(address, { types, otherwise: 'url_unreachable', maxBytes: 2 * megabyte, signal });
      return new TextDecoder().decode(bytes);
    },
  };
}
