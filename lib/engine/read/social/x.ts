import type { Block } from '../../document.ts';
import { readInlineText } from '../blocks/inline-text.ts';
import { readBlocks } from '../blocks.ts';
import type { Post, PostContext, SocialAdapter } from './adapter.ts';
import { keepIsoDate, toWebImage } from './described.ts';
import { findWordsAt, readSocialLines } from './lines.ts';
import { postBlocks } from './post-blocks.ts';
import { joinThread } from './thread.ts';

/**
 * X. Relies on `article[data-testid=tweet]` with `tweetText`, `User-Name`, `tweetPhoto` and a `time` in the post's own link,
 * `div[role=link]` (quoted posts), `twitterArticleRichTextView` (articles); last seen autumn 2026.
 */
export const x: SocialAdapter = {
  hosts: ['x.com', 'twitter.com'],
  site: 'X',
  schemaType: 'SocialMediaPosting',
  feeds:
    /^\/(?:$|home|explore|search|notifications|hashtag\/|i\/(?:bookmarks|lists|communities)|(?!(?:i|tos|privacy|jobs|about|login|settings)(?:\/|$))\w{1,15}(?:\/(?:with_replies|media|highlights|likes))?\/?$)/,
  quotesPosts: true,
  readId: ({ pathname }) => /^\/(?:\w{1,15}|i\/web|i)\/(?:status|article)\/(\d{1,25})(?:\/|$)/.exec(pathname)?.[1],
  read: readThread,
};

const shownName = '[data-testid="User-Name"]';
const shownText = '[data-testid="tweetText"]';
const shownPhoto = '[data-testid="tweetPhoto"] img';

function readThread(page: Document, { id }: PostContext): Post | undefined {
  const posts = Array.from(page.querySelectorAll('article[data-testid="tweet"]')).filter(
    (post) => !post.parentElement?.closest('article[data-testid="tweet"]'),
  );
  const focus = posts.findIndex((post) => findPostId(post) === id);
  const shown = posts[focus];
  if (!shown) return undefined;
  const article = readArticle(page, shown);
  if (article) return article;
  const thread = findThread(posts, focus);
  const texts = thread.map((post) => readSocialLines(findTextElement(post)));
  const blocks = thread.flatMap((post) => [...listQuote(post), ...listPhotos(post)]);
  return {
    author: nameIn(shown),
    date: keepIsoDate(shown.querySelector('a[href*="/status/"] time')?.getAttribute('datetime') ?? undefined),
    image: toWebImage(
      thread
        .map((post) => findOwn(post, shownPhoto))
        .find((photo) => photo)
        ?.getAttribute('src'),
    ),
    language: findTextElement(shown)?.getAttribute('lang') ?? undefined,
    lines: joinThread(texts),
    blocks,
  };
}

/** The same author's posts around the named one; advertisements between them have no time. */
function findThread(posts: readonly Element[], focus: number): Element[] {
  const handle = readHandle(posts[focus]);
  const own = posts.slice(focus, focus + 1);
  const isAdvertisement = (post: Element) => findPostId(post) === undefined;
  const isNext = (post: Element) => handle !== undefined && readHandle(post) === handle;
  for (let at = focus - 1; at >= 0; at--) {
    const post = posts[at];
    if (!post || (!isAdvertisement(post) && !isNext(post))) break;
    if (!isAdvertisement(post)) own.unshift(post);
  }
  for (const post of posts.slice(focus + 1)) {
    if (isAdvertisement(post)) continue;
    if (!isNext(post)) break;
    own.push(post);
  }
  return own;
}

function findQuoted(post: Element): Element | undefined {
  return Array.from(post.querySelectorAll('div[role="link"]')).find((box) => box.querySelector(shownName) !== null);
}

function findOwn(post: Element, selector: string): Element | undefined {
  const quoted = findQuoted(post);
  return Array.from(post.querySelectorAll(selector)).find((element) => !quoted?.contains(element));
}

const findTextElement = (post: Element): Element | undefined => findOwn(post, shownText);

function listQuote(post: Element): Block[] {
  const quoted = findQuoted(post);
  const text = postBlocks(readSocialLines(quoted?.querySelector(shownText)))
    .map((block) =>
      block.type === 'list' ? block.items.map((item) => item.text).join('\n') : 'text' in block ? block.text : '',
    )
    .join('\n');
  const speaker = quoted && nameIn(quoted);
  return text ? [{ type: 'quote', text, ...(speaker ? { speaker } : {}) }] : [];
}

function listPhotos(post: Element): Block[] {
  const quoted = findQuoted(post);
  return Array.from(post.querySelectorAll(shownPhoto)).flatMap((photo): Block[] => {
    const alt = photo.getAttribute('alt')?.trim() ?? '';
    const image = toWebImage(photo.getAttribute('src'));
    return image && alt.length > 8 && !quoted?.contains(photo) ? [{ type: 'figure', image, alt }] : [];
  });
}

function findPostId(post: Element): string | undefined {
  const address = findOwn(post, 'a[href*="/status/"] time')?.closest('a')?.getAttribute('href') ?? '';
  return /\/status\/(\d+)/.exec(address)?.[1];
}

function readHandle(post: Element | undefined): string | undefined {
  const address = post?.querySelector(`${shownName} a[href]`)?.getAttribute('href') ?? '';
  return /^(?:https?:\/\/[^/]+)?\/(\w{1,15})(?:[/?]|$)/.exec(address)?.[1]?.toLowerCase();
}

function nameIn(post: Element): string | undefined {
  const shown = findWordsAt(post, `${shownName} a[href]`, shownName);
  return shown?.split(/\s*@\w/)[0]?.trim() || undefined;
}

function readArticle(page: Document, shown: Element): Post | undefined {
  const body = page.querySelector(
    '[data-testid="twitterArticleRichTextView"],[data-testid="longformRichTextComponent"]',
  );
  if (!body || !shown.contains(body)) return undefined;
  const title = page.querySelector('[data-testid="twitter-article-title"]');
  return {
    title: title ? readInlineText(title) : undefined,
    author: nameIn(shown),
    date: keepIsoDate(shown.querySelector('time')?.getAttribute('datetime') ?? undefined),
    image: toWebImage(shown.querySelector(shownPhoto)?.getAttribute('src')),
    lines: [],
    blocks: readBlocks(body, {}),
  };
}
