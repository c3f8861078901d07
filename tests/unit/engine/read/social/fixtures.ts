import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { writeHtml } from '../../../../../lib/capture/page/write-html.ts';
import { EngineError } from '../../../../../lib/engine/errors.ts';

/** Self-written pages that mirror the markup of each site's layouts, and the addresses they stand for. */
export const layouts = {
  'youtube-watch': 'https://www.youtube.com/watch?v=sharpKnife02&t=3s',
  'youtube-transcript': 'https://m.youtube.com/watch?v=bridgeHum99',
  'reddit-new': 'https://www.reddit.com/r/PlainMoney/comments/1abcd23/what_small_habit_saved_you_the_most_money/',
  'reddit-old': 'https://old.reddit.com/r/PlainMoney/comments/1abcd23/x/',
  'x-thread': 'https://x.com/ada_ex/status/1900000000000000001?s=20',
  'linkedin-classic': 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000001/',
  'linkedin-current': 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000001/',
  'linkedin-guest': 'https://pt.linkedin.com/posts/ines_hiring-activity-7300000000000000001-AbCd?trk=x',
  'instagram-post': 'https://www.instagram.com/p/DAbCdEfGhIj/?img_index=1',
  'instagram-page': 'https://www.instagram.com/kites.example/p/DKite000077/',
  'instagram-modal': 'https://www.instagram.com/museum.example/p/DMuseum0001/',
  'instagram-reel': 'https://www.instagram.com/reel/DReel000042/',
  'tiktok-video': 'https://www.tiktok.com/@garden.example/video/7400000000000000001',
  'tiktok-photo': 'https://www.tiktok.com/@rails.example/photo/7400000000000000009',
} as const;
export type Layout = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as Layout[];

export const loadHtml = (layout: Layout): string =>
  readFileSync(new URL(`../../../../fixtures/social/${layout}.html`, import.meta.url), 'utf8');

/** The page as the extension takes it out of a tab. */
export function loadSnapshot(layout: Layout): string {
  const { document } = parseHTML(loadHtml(layout));
  const isHidden = (element: Element) =>
    element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true';
  return writeHtml(document, { limit: 1_000_000, isHidden });
}

export const catchCode = (read: () => unknown): unknown => {
  try {
    read();
  } catch (error) {
    return error instanceof EngineError ? error.code : error;
  }
  return 'nothing thrown';
};
