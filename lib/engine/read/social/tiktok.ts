import type { Block } from '../../document.ts';
import type { Post, PostContext, SocialAdapter } from './adapter.ts';
import { toWebImage } from './described.ts';
import { findWordsAt, readSocialLines } from './lines.ts';
import { withoutTagsAtEnd } from './post-blocks.ts';

/**
 * TikTok. Relies on `data-e2e` with `browse-video-desc` or `video-desc`, `browser-nickname`, `video-author-nickname`, on players
 * named by the video's id, and on a slider's `img`. Last seen autumn 2026.
 */
export const tiktok: SocialAdapter = {
  hosts: ['tiktok.com'],
  site: 'TikTok',
  schemaType: 'VideoObject',
  feeds:
    /^\/(?:$|(?:[a-z]{2}(?:-[A-Z]{2})?\/?$)|foryou|following|friends|explore|live|search|tag\/|discover|@[\w.-]{1,30}\/?$)/,
  quotesPosts: true,
  readId: ({ pathname }) => /^\/@[\w.-]{0,30}\/(?:video|photo)\/(\d{8,25})/.exec(pathname)?.[1],
  read: readVideo,
};

const descriptions = '[data-e2e="browse-video-desc"],[data-e2e="video-desc"],[data-e2e="photo-desc"]';
const items = 'article,[data-e2e="recommend-list-item-container"],[data-e2e="feed-video"],[id^="media-card"]';
const slides = '.swiper-slide:not(.swiper-slide-duplicate) img';
const maxSlides = 10;

function readVideo(page: Document, { id }: PostContext): Post | undefined {
  const found = Array.from(page.querySelectorAll(descriptions));
  const named = found.find((text) => text.closest(items)?.querySelector(`[id*="${id}"],a[href*="${id}"]`));
  const opened = found.find((text) => text.getAttribute('data-e2e') === 'browse-video-desc');
  const text = named ?? opened ?? (found.length === 1 ? found[0] : undefined);
  if (!text) return undefined;
  const item = named?.closest(items) ?? (found.length === 1 || text === opened ? page.body : undefined);
  return {
    author: item && nameIn(item),
    date: item && findDate(item),
    image: toWebImage(item?.querySelector('video')?.getAttribute('poster')),
    lines: withoutTags(readSocialLines(text)),
    blocks: item ? listPhotos(item) : [],
  };
}

function nameIn(item: Element): string | undefined {
  const shown = findWordsAt(
    item,
    '[data-e2e="browser-nickname"] span',
    '[data-e2e="browser-nickname"]',
    '[data-e2e="video-author-nickname"]',
    '[data-e2e="browse-username"]',
    '[data-e2e="video-author-uniqueid"]',
  );
  return shown?.split(/\s*·/)[0]?.trim() || undefined;
}

const withoutTags = (lines: readonly string[]): string[] => {
  const last = lines.findLastIndex((line) => line !== '');
  return lines.map((line, index) => (index === last ? withoutTagsAtEnd(line) : line));
};

function findDate(item: Element): string | undefined {
  const [, year, month, day] =
    /\b(20\d{2})-(\d{1,2})-(\d{1,2})\b/.exec(item.querySelector('[data-e2e="browser-nickname"]')?.textContent ?? '') ??
    [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

function listPhotos(item: Element): Block[] {
  const photos = new Map<string, string>();
  for (const photo of item.querySelectorAll(slides)) {
    const image = toWebImage(photo.getAttribute('src'));
    if (image && photos.size < maxSlides)
      photos.set(image, photos.get(image) || (photo.getAttribute('alt')?.trim() ?? ''));
  }
  return Array.from(photos, ([image, alt]): Block => ({ type: 'figure', image, ...(alt ? { alt } : {}) }));
}
