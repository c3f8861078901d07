import type { Block } from '../../document.ts';
import type { Post, PostContext, SocialAdapter } from './adapter.ts';
import { keepIsoDate, toWebImage } from './described.ts';
import { findWordsAt, readSocialLines } from './lines.ts';
import { joinSocial } from './social-words.ts';

/**
 * Instagram. Relies on `article` (in a `role=dialog` over a feed), the caption in an `h1` or `span[dir=auto]`, the author's link
 * in the `header`, and alternative texts; last seen autumn 2026.
 */
export const instagram: SocialAdapter = {
  hosts: ['instagram.com'],
  site: 'Instagram',
  schemaType: 'SocialMediaPosting',
  feeds:
    /^\/(?:$|explore|reels\/?$|stories|(?!(?:accounts|about|legal|developer|direct|p|reel|tv|web)(?:\/|$))[\w.]{1,30}(?:\/(?:reels|tagged|saved))?\/?$)/,
  quotesPosts: true,
  readId: ({ pathname }) => /^(?:\/[\w.]{1,30})?\/(?:p|reels?|tv)\/([\w-]{5,40})(?:\/|$)/.exec(pathname)?.[1],
  read: readPost,
};

const maxPictures = 10;
const minCaptionChars = 20;

function readPost(page: Document, { id }: PostContext): Post | undefined {
  const post = findContainer(page, id);
  const caption = post && captionIn(post);
  const pictures = post ? listPictures(post) : [];
  if (!post || (!caption && pictures.length === 0)) return undefined;
  return {
    author: findWordsAt(
      post,
      'header a[href^="/"] span',
      'header a[href^="/"]',
      'h2 a[href^="/"]',
      'a[href^="/"][role="link"] span',
    ),
    date: keepIsoDate(
      Array.from(post.querySelectorAll(`a[href*="${id}"] time,time`))[0]?.getAttribute('datetime') ?? undefined,
    ),
    image: pictures[0]?.image ?? toWebImage(post.querySelector('video')?.getAttribute('poster')),
    lines: readSocialLines(caption),
    blocks: pictures.flatMap(({ image, alt }): Block[] => (alt ? [{ type: 'figure', image, alt }] : [])),
  };
}

function findContainer(page: Document, id: string): Element | undefined {
  const dialog = page.querySelector('[role="dialog"] article');
  if (dialog) return dialog;
  const articles = Array.from(page.querySelectorAll('article'));
  const named = articles.find((article) => article.querySelector(`a[href*="/${id}"]`));
  if (named) return named;
  if (articles.length > 0) return articles.length === 1 ? articles[0] : undefined;
  // Reels stand in a row, without a link between words and video.
  const main = page.querySelector('main');
  return main && main.querySelectorAll('video').length < 2 ? main : undefined;
}

function captionIn(post: Element): Element | undefined {
  const heading = Array.from(post.querySelectorAll('h1')).find((element) => !element.closest('header'));
  if (heading?.textContent?.trim()) return heading;
  // Captions come before comments, and comments stand in lists.
  return Array.from(post.querySelectorAll('span[dir="auto"],div[dir="auto"]')).find(
    (element) =>
      !element.closest('header,a,button,[role="button"],ul ul') &&
      (element.textContent ?? '').trim().length >= minCaptionChars &&
      !element.querySelector('time,h1,h2,span[dir="auto"]'),
  );
}

const noPicture = new RegExp(`${joinSocial('profilePicture')}|^$`, 'i');
const textInPicture = new RegExp(String.raw`\b(?:${joinSocial('textInPicture')}) ['"‘“](.{3,500}?)['"’”]\.?$`, 's');
const generated = new RegExp(String.raw`^(?:${joinSocial('sharedBy')})|\b(?:${joinSocial('mayBe')})`, 's');

function listPictures(post: Element): { image: string; alt: string }[] {
  const found = new Map<string, string>();
  for (const picture of post.querySelectorAll('img[src]')) {
    const image = toWebImage(picture.getAttribute('src'));
    const alt = picture.getAttribute('alt')?.trim() ?? '';
    if (!image || picture.closest('header,ul ul') || noPicture.test(alt)) continue;
    if (!found.has(image) && found.size < maxPictures) found.set(image, readWrittenAlt(alt));
  }
  return Array.from(found, ([image, alt]) => ({ image, alt }));
}

/** Words by a user, or those read in the picture; not a generated description ("May be an image of food"). */
function readWrittenAlt(alt: string): string {
  const seen = textInPicture.exec(alt)?.[1];
  if (seen) return seen.replace(/\s+/g, ' ');
  return generated.test(alt) ? '' : alt;
}
