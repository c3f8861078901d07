import type { Embed, Metadata, SourceDocument } from '../../document.ts';
import { EngineError } from '../../errors.ts';
import { clip, getBlockText, maxReadChars } from '../clean-text.ts';
import { detectLanguage } from '../language.ts';
import { isHostOf, type Post, type SocialAdapter } from './adapter.ts';
import { completeFrom, type Described, readDescribedPost } from './described.ts';
import { readEmbed } from './embed.ts';
import { instagram } from './instagram.ts';
import { linkedin } from './linkedin.ts';
import { postBlocks, withoutTagsAtEnd } from './post-blocks.ts';
import { findPostTitle } from './post-title.ts';
import { reddit } from './reddit.ts';
import { tiktok } from './tiktok.ts';
import { x } from './x.ts';
import { youtube } from './youtube.ts';

const adapters: readonly SocialAdapter[] = [youtube, reddit, x, linkedin, instagram, tiktok];
const walls = /^\/(?:accounts\/login|authwall|login|uas\/login|checkpoint|signup|i\/flow\/(?:login|signup))/;

/** Undefined elsewhere. @throws {EngineError} `many_posts` for home pages and searches, `post_unreadable`. */
export function readSocialPage(
  page: Document,
  metadata: Metadata,
  address: string,
  embed?: Embed,
): SourceDocument | undefined {
  const url = URL.parse(address);
  const adapter = url && findAdapter(url);
  if (!url || !adapter) return undefined;
  const id = adapter.readId(url);
  if (id === undefined) {
    if (walls.test(url.pathname) || url.hostname.startsWith('consent.')) throw new EngineError('post_unreadable');
    if (adapter.feeds.test(url.pathname)) throw new EngineError('many_posts');
    return undefined;
  }
  const quotes = adapter.quotesPosts ?? false;
  const onPage = readDescribedPost(page, id, quotes);
  const described = embed ? completeFrom(onPage, readEmbed(embed, quotes)) : onPage;
  const post = adapter.read(page, { id, url });
  const read = (post && assemble(post, described)) ?? assemble({ lines: [], blocks: [] }, described);
  if (!read) throw new EngineError('post_unreadable');
  const declared = post?.language ?? page.documentElement.getAttribute('lang') ?? undefined;
  return complete(read, { adapter, metadata, declared, url: toAddress(metadata.url, id) ?? url.href });
}

const findAdapter = (url: URL): SocialAdapter | undefined =>
  adapters.find(({ hosts }) => isHostOf(url.hostname, hosts));

export function isUntitledPost(address: string): boolean {
  const url = URL.parse(address);
  const adapter = url && findAdapter(url);
  return Boolean(url && adapter && !adapter.titled && adapter.readId(url) !== undefined);
}

interface TitledPost extends Omit<Post, 'lines'> {
  readonly title: string;
}

function assemble(post: Post, described: Described): TitledPost | undefined {
  const own = postBlocks(post.lines);
  const isWordless = own.length === 0 && !post.blocks.some((block) => block.type !== 'figure');
  const lines = isWordless ? described.lines : post.lines;
  const blocks = [...(isWordless ? postBlocks(lines) : own), ...post.blocks];
  const named = post.title ?? described.title;
  const title = (named && (withoutTagsAtEnd(named) || named)) ?? findPostTitle(lines) ?? findFiguresTitle(post);
  if (!title) return undefined;
  return {
    ...post,
    title: clip(title, maxReadChars.title),
    author: post.author ?? described.author,
    date: post.date ?? described.date,
    image: post.image ?? described.image,
    blocks,
  };
}

const findFiguresTitle = ({ blocks }: Post): string | undefined =>
  findPostTitle(blocks.flatMap((block) => (block.type === 'figure' && block.alt ? [block.alt] : [])));

interface Frame {
  readonly adapter: SocialAdapter;
  readonly metadata: Metadata;
  readonly declared: string | undefined;
  readonly url: string;
}

function complete({ title, author, date, image, blocks }: TitledPost, frame: Frame): SourceDocument {
  const { adapter, metadata, declared, url } = frame;
  const language = detectLanguage([title, ...blocks.map(getBlockText)].join('\n'), declared);
  return {
    metadata: {
      title,
      site: adapter.site,
      schemaType: adapter.schemaType,
      url,
      ...(author ? { author } : {}),
      ...(date ? { date } : {}),
      ...(language ? { language } : {}),
      ...(image ? { leadImage: image } : {}),
      ...(metadata.icon ? { icon: metadata.icon } : {}),
      ...(metadata.themeColor ? { themeColor: metadata.themeColor } : {}),
    },
    blocks: [...blocks],
  };
}

/** The canonical address may be another post's. */
const toAddress = (canonical: string | undefined, id: string): string | undefined =>
  canonical?.includes(id) ? canonical : undefined;
