import type { Block } from '../../document.ts';
import type { Post, PostContext, SocialAdapter } from './adapter.ts';
import { toWebImage } from './described.ts';
import { findWordsAt, readSocialLines } from './lines.ts';
import { joinSocial } from './social-words.ts';

/**
 * LinkedIn. Relies on `data-urn` with `update-components-*` classes (signed in, until 2026), `data-testid` with
 * `expandable-text-box` (signed in, since 2026), and `data-test-id` with `main-feed-activity-card` (guests); last seen autumn
 * 2026.
 */
export const linkedin: SocialAdapter = {
  hosts: ['linkedin.com'],
  site: 'LinkedIn',
  schemaType: 'SocialMediaPosting',
  feeds: /^\/(?:$|feed\/?$|in\/[^/]+\/recent-activity|company\/[^/]+\/posts|search\/|mynetwork|notifications)/,
  readId: ({ pathname }) => /(?:activity|share|ugcPost)(?:[:-]|%3A)(\d{8,25})/i.exec(pathname)?.[1],
  read: (page, context) => readClassic(page, context) ?? readGuest(page, context) ?? readCurrent(page),
};

const inComment =
  '[class*="comments-comment"],[class*="comment__"],[componentkey*="comments" i],[componentkey*="Comment_"],[data-test-id="comment"]';
const isOwn = (element: Element, post: Element): boolean => {
  const comment = element.closest(inComment);
  return comment === null || comment.contains(post);
};

function readClassic(page: Document, { id }: PostContext): Post | undefined {
  const posts = Array.from(page.querySelectorAll('.feed-shared-update-v2,[data-urn*="urn:li:activity"]'));
  const named = posts.find((post) => ['data-urn', 'data-id'].some((name) => post.getAttribute(name)?.includes(id)));
  // A post has several ids, and the address may use another.
  const post = named ?? (posts.length === 1 ? posts[0] : undefined);
  if (!post) return undefined;
  const texts = Array.from(post.querySelectorAll('.update-components-text,.feed-shared-text')).filter(
    (text) => isOwn(text, post) && !text.parentElement?.closest('.update-components-text'),
  );
  const shared = post.querySelector('.update-components-mini-update-v2,.feed-shared-mini-update-v2');
  const text = texts.find((candidate) => !shared?.contains(candidate));
  const sharedText = texts.find((candidate) => shared?.contains(candidate));
  return {
    author: cleanName(findWordsAt(post, '.update-components-actor__title', '.update-components-actor__name')),
    image: toWebImage(post.querySelector('.update-components-image img')?.getAttribute('src')),
    lines: readSocialLines(text),
    blocks: [
      ...toQuote(sharedText, cleanName(shared ? findWordsAt(shared, '.update-components-actor__title') : undefined)),
      ...listPictures(post, '.update-components-image img'),
    ],
  };
}

function readGuest(page: Document, { id }: PostContext): Post | undefined {
  const cards = Array.from(page.querySelectorAll('article[data-activity-urn],article.main-feed-activity-card'));
  const named = cards.find((card) =>
    ['data-activity-urn', 'data-attributed-urn', 'data-featured-activity-urn'].some((name) =>
      card.getAttribute(name)?.includes(id),
    ),
  );
  // Others' posts follow on the same page.
  const card = named ?? cards[0];
  const text = card?.querySelector(
    '[data-test-id="main-feed-activity-card__commentary"],.attributed-text-segment-list__content',
  );
  if (!card || !text || !isOwn(text, card)) return undefined;
  const reshared = card.querySelector('[data-test-id="feed-reshare-content"],.feed-reshare-content');
  const resharedText = reshared?.querySelector('.attributed-text-segment-list__content');
  const isReshare = reshared?.contains(text) ?? false;
  return {
    author: cleanName(
      findWordsAt(
        card,
        'a[data-tracking-control-name*="actor-name"]',
        '[data-test-id="main-feed-activity-card__entity-lockup"] a',
      ),
    ),
    image: toWebImage(card.querySelector('[data-test-id="feed-images-content"] img')?.getAttribute('src')),
    lines: isReshare ? [] : readSocialLines(text),
    blocks: [
      ...toQuote(resharedText ?? undefined, undefined),
      ...listPictures(card, '[data-test-id="feed-images-content"] img'),
    ],
  };
}

/** The redesign has no ids; on a post's own page its text comes first. */
function readCurrent(page: Document): Post | undefined {
  const main = page.querySelector('main') ?? page.body;
  const text = Array.from(main.querySelectorAll('[data-testid="expandable-text-box"]')).find(
    (box) => box.closest(inComment) === null,
  );
  if (!text) return undefined;
  const menu = main.querySelector('[aria-label*="post by "]')?.getAttribute('aria-label') ?? '';
  const named = /post by (.{1,80})$/.exec(menu)?.[1];
  return {
    author: cleanName(
      named ?? findWordsAt(main, 'a[href*="/in/"] p', 'a[href*="/in/"] span', 'a[href*="/company/"] p'),
    ),
    lines: readSocialLines(text),
    blocks: [],
  };
}

const pictureWords = new RegExp(String.raw`^(?:${joinSocial('pictureLabels')})\b`, 'i');

function listPictures(post: Element, selector: string): Block[] {
  return Array.from(post.querySelectorAll(selector)).flatMap((picture): Block[] => {
    const alt = picture.getAttribute('alt')?.trim() ?? '';
    const image = toWebImage(picture.getAttribute('src'));
    return image && alt && isOwn(picture, post) && !pictureWords.test(alt) ? [{ type: 'figure', image, alt }] : [];
  });
}

function toQuote(text: Element | undefined, speaker: string | undefined): Block[] {
  const words = readSocialLines(text).filter(Boolean).join('\n');
  return words ? [{ type: 'quote', text: words, ...(speaker ? { speaker } : {}) }] : [];
}

const cleanName = (words: string | undefined): string | undefined =>
  words?.replace(/\s*(?:[•·]|\b(?:Verified|Premium|Influencer|1st|2nd|3rd)\b|\d(?:\+|°)).*$/, '').trim() || undefined;
