import type { Block } from '../../document.ts';
import { defaultCode } from '../../languages/tags.ts';
import { readBlocks } from '../blocks.ts';
import { getBlockText } from '../clean-text.ts';
import type { Post, PostContext, SocialAdapter } from './adapter.ts';
import { keepIsoDate, toWebImage } from './described.ts';
import { findWordsAt } from './lines.ts';
import { joinSocial } from './social-words.ts';

/** Relies on `shreddit-post` and `shreddit-comment` (new), `.thing` with `.usertext-body .md` (old); last seen autumn 2026. */
export const reddit: SocialAdapter = {
  hosts: ['reddit.com', 'redd.it'],
  site: 'Reddit',
  schemaType: 'SocialMediaPosting',
  titled: true,
  feeds:
    /^\/(?:$|(?:r\/[^/]+|u(?:ser)?\/[^/]+|best|hot|new|top|rising|popular|search|t)(?:\/(?:$|best|hot|new|top|rising|submitted|comments\/?$|search))?\/?$)/,
  readId: ({ hostname, pathname }) =>
    /\/comments\/(\w{4,12})(?:\/|$)/.exec(pathname)?.[1] ??
    (hostname === 'redd.it' ? /^\/(\w{4,12})\/?$/.exec(pathname)?.[1] : undefined),
  read: (page, context) => readNew(page, context) ?? readOld(page, context),
};

const maxComments = 8;
const maxCommentChars = 2000;
const minCommentChars = 12;
const gone = new RegExp(String.raw`^\[(?:${joinSocial('gone')})\b.{0,60}\]$`, 'i');

interface Comment {
  readonly text: string;
  readonly author: string | undefined;
  readonly votes: number | undefined;
}

function readNew(page: Document, { id, url }: PostContext): Post | undefined {
  const post = Array.from(page.querySelectorAll('shreddit-post')).find((candidate) =>
    ['id', 'permalink', 'content-href'].some((name) => candidate.getAttribute(name)?.includes(id)),
  );
  if (!post) return undefined;
  const body = post.querySelector('[slot="text-body"],[property="schema:articleBody"],[id$="-post-rtjson-content"]');
  const comments = Array.from(page.querySelectorAll('shreddit-comment'))
    .filter((comment) => (comment.getAttribute('depth') ?? '0') === '0')
    .map((comment): Comment => {
      const own = Array.from(comment.querySelectorAll('[slot="comment"],[id$="-comment-rtjson-content"]'));
      return {
        text: readWords(own.find((text) => text.closest('shreddit-comment') === comment)),
        author: comment.getAttribute('author') ?? undefined,
        votes: readVotes(comment.getAttribute('score')),
      };
    });
  const image = Array.from(post.querySelectorAll('img'), (picture) => toWebImage(picture.getAttribute('src'))).find(
    (address) => address?.includes('redd.it'),
  );
  return {
    title: post.getAttribute('post-title') ?? findWordsAt(page, 'h1[slot="title"]', 'h1'),
    author: toByline(post.getAttribute('author')),
    date: keepIsoDate(post.getAttribute('created-timestamp')?.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')),
    image,
    lines: [],
    blocks: [...(body ? readBlocks(body, { base: url.href }) : []), ...toQuotes(comments)],
  };
}

function readOld(page: Document, { id, url }: PostContext): Post | undefined {
  const post = page.querySelector(`.thing.link.id-t3_${id},.thing.link[data-fullname="t3_${id}"]`);
  if (!post) return undefined;
  const body = post.querySelector('.usertext-body .md');
  const comments = Array.from(page.querySelectorAll('.commentarea .thing.comment'))
    .filter((comment) => !comment.parentElement?.closest('.thing.comment'))
    .map((comment): Comment => {
      const own = (selector: string) =>
        Array.from(comment.querySelectorAll(selector)).find((part) => part.closest('.thing.comment') === comment);
      const score = own('.score.unvoted') ?? own('.score');
      return {
        text: readWords(own('.usertext-body .md')),
        author: own('a.author')?.textContent?.trim(),
        votes: readVotes(score?.getAttribute('title') ?? /^-?[\d,]+/.exec(score?.textContent?.trim() ?? '')?.[0]),
      };
    });
  return {
    title: findWordsAt(post, 'a.title'),
    author: toByline(findWordsAt(post, '.tagline a.author')),
    date: keepIsoDate(post.querySelector('.tagline time')?.getAttribute('datetime') ?? undefined),
    lines: [],
    blocks: [...(body ? readBlocks(body, { base: url.href }) : []), ...toQuotes(comments)],
  };
}

function readWords(text: Element | undefined): string {
  return text ? readBlocks(text).map(getBlockText).filter(Boolean).join('\n').slice(0, maxCommentChars) : '';
}

function readVotes(score: string | null | undefined): number | undefined {
  const votes = Number(score?.replaceAll(',', '') || Number.NaN);
  return Number.isSafeInteger(votes) ? votes : undefined;
}

function toQuotes(comments: readonly Comment[]): Block[] {
  return comments
    .filter(({ text, author }) => text.length >= minCommentChars && !gone.test(text) && author !== 'AutoModerator')
    .sort((a, b) => (b.votes ?? 0) - (a.votes ?? 0))
    .slice(0, maxComments)
    .map(({ text, author, votes }) => {
      const shown =
        votes === undefined ? [] : [`${votes.toLocaleString(defaultCode)} ${votes === 1 ? 'vote' : 'votes'}`];
      const speaker = [...(author ? [toByline(author)] : []), ...shown].join(', ');
      return { type: 'quote', text, ...(speaker ? { speaker } : {}) };
    });
}

const toByline = (name: string | null | undefined): string | undefined =>
  name && !gone.test(name) ? `u/${name.replace(/^\/?u\//, '').slice(0, 60)}` : undefined;
