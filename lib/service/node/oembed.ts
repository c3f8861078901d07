import * as z from 'zod/mini';
import type { Embed } from '../../engine/index.ts';

export interface EmbedProvider {
  /** Registrable hosts, subdomains included. */
  readonly hosts: readonly string[];
  readonly posts: RegExp;
  readonly endpoint: string;
}

/** Public endpoints, as of autumn 2026. Instagram's needs an access token, LinkedIn has none. */
export const publicProviders: readonly EmbedProvider[] = [
  {
    hosts: ['youtube.com', 'youtu.be'],
    posts: /^\/(?:watch$|(?:shorts|live)\/[\w-]+|[\w-]{11}$)/,
    endpoint: 'https://www.youtube.com/oembed?format=json',
  },
  { hosts: ['tiktok.com'], posts: /^\/@[\w.-]+\/(?:video|photo)\/\d+/, endpoint: 'https://www.tiktok.com/oembed' },
  { hosts: ['reddit.com'], posts: /^\/(?:r|u|user)\/[^/]+\/comments\/\w+/, endpoint: 'https://www.reddit.com/oembed' },
  {
    hosts: ['x.com', 'twitter.com'],
    posts: /^\/\w{1,15}\/status\/\d+/,
    endpoint: 'https://publish.x.com/oembed?omit_script=true&dnt=true',
  },
];

export function findEmbedAddress(address: string, providers: readonly EmbedProvider[]): URL | undefined {
  const url = new URL(address);
  const isAt = (host: string) => url.hostname === host || url.hostname.endsWith(`.${host}`);
  const provider = providers.find(({ hosts, posts }) => hosts.some(isAt) && posts.test(url.pathname));
  if (!provider) return undefined;
  const asked = new URL(provider.endpoint);
  url.hash = '';
  asked.searchParams.set('url', url.href);
  return asked;
}

const words = z.catch(z.optional(z.string()), undefined);
const answer = z.object({ title: words, author_name: words, html: words, thumbnail_url: words });

export function readResponse(json: string): Embed | undefined {
  const parsed = answer.safeParse(parse(json));
  if (!parsed.success) return undefined;
  const { title, author_name: author, html, thumbnail_url: image } = parsed.data;
  return title || html ? { title, author, html, image } : undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Sites respond to some addresses with an HTML page.
    return undefined;
  }
}
