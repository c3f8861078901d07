import type { IncomingMessage } from 'node:http';
import { BroadsideError } from '../../contract/index.ts';
import type { Embed } from '../../engine/index.ts';
import { decodePage } from '../../engine/read/page/charset.ts';
import type { PageReader } from '../core/ports.ts';
import { createGuardedGet, type GuardOptions } from './guarded-get.ts';
import { type EmbedProvider, findEmbedAddress, publicProviders, readResponse } from './oembed.ts';
import { readHeaderMediaType, readUnpacked } from './unpack-page.ts';

const defaultTimeoutMs = 15_000;
const pageTypes = ['text/html', 'application/xhtml+xml'];

interface FetchPageOptions extends GuardOptions {
  readonly timeoutMs?: number;
  /** By default those without an access token. */
  readonly embedProviders?: readonly EmbedProvider[];
}

/** Reads pages, and social sites' descriptions of posts, from public addresses only, see {@link createGuardedGet}. */
export function createPageFetcher(options: FetchPageOptions = {}): PageReader {
  const { timeoutMs = defaultTimeoutMs, embedProviders = publicProviders } = options;
  const get = createGuardedGet(options);

  async function readEmbed(address: URL, signal: AbortSignal): Promise<Embed | undefined> {
    try {
      return readResponse((await get(address.href, { accept: 'application/json', signal, read: readJson })).content);
    } catch (error) {
      // Optional: the page, or its error, remains.
      if (error instanceof BroadsideError) return undefined;
      throw error;
    }
  }

  return {
    async read(address) {
      const signal = AbortSignal.timeout(timeoutMs);
      const [page] = await Promise.allSettled([get(address, { accept: pageTypes.join(), signal, read: readPage })]);
      const found = page.status === 'fulfilled' ? page.value : undefined;
      // Short links redirect to posts, and posts to login walls, so both addresses are tried.
      const named = [found?.url ?? address, address].find((url) => findEmbedAddress(url, embedProviders));
      const asked = named && findEmbedAddress(named, embedProviders);
      const embed = asked && (await readEmbed(asked, signal));
      if (embed) return { html: found?.content ?? '', url: named, embed };
      if (page.status === 'rejected') throw page.reason;
      return { html: page.value.content, url: page.value.url };
    },
  };
}

async function readPage(response: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = response;
  if (statusCode < 200 || statusCode > 299) {
    throw new BroadsideError('url_unreachable', { detail: `It answered ${statusCode}.` });
  }
  const contentType = headers['content-type'];
  if (!pageTypes.includes(readHeaderMediaType(contentType))) throw new BroadsideError('url_not_a_page');
  return decodePage(await readUnpacked(response, headers['content-encoding']), contentType);
}

async function readJson(response: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200 || !/[/+]json$/.test(readHeaderMediaType(headers['content-type']))) {
    throw new BroadsideError('url_unreachable');
  }
  return new TextDecoder().decode(await readUnpacked(response, headers['content-encoding']));
}
