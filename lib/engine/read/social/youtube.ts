import type { Block } from '../../document.ts';
import type { Post, PostContext, SocialAdapter } from './adapter.ts';
import { readDescribedPost } from './described.ts';
import { findWordsAt, readSocialLines } from './lines.ts';
import { joinSocial } from './social-words.ts';
import { readTranscript } from './transcript.ts';

/**
 * YouTube. Relies on `ytd-watch-metadata`, `#description-inline-expander`, `ytd-macro-markers-list-item-renderer`,
 * `yt-shorts-video-title-view-model`, `ytm-slim-video-*` (phones) and JSON-LD; last seen autumn 2026. `ytInitialData` is of the
 * first video opened, so it is not used.
 */
export const youtube: SocialAdapter = {
  hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  site: 'YouTube',
  schemaType: 'VideoObject',
  titled: true,
  feeds: /^\/(?:$|feed\/|results|playlist|shorts\/?$|gaming|@[^/]+|channel\/|c\/|user\/|hashtag\/)/,
  readId: ({ hostname, pathname, searchParams }) => {
    const path = /^\/(?:shorts|live|embed|v)\/([\w-]{6,20})(?:\/|$)/.exec(pathname)?.[1];
    const short = hostname.endsWith('youtu.be') ? /^\/([\w-]{6,20})\/?$/.exec(pathname)?.[1] : undefined;
    const watched = pathname === '/watch' ? /^[\w-]{6,20}$/.exec(searchParams.get('v') ?? '')?.[0] : undefined;
    return path ?? short ?? watched;
  },
  read: readVideo,
};

const titles = [
  'ytd-watch-metadata h1',
  'h1.ytd-watch-metadata',
  'ytd-watch-flexy #title h1',
  'ytm-slim-video-metadata-section-renderer h2',
  '.slim-video-information-title',
];
const shortTitles = ['yt-shorts-video-title-view-model h2', 'yt-shorts-video-title-view-model', 'h2.title'];
const channels = [
  'ytd-watch-metadata ytd-channel-name a',
  'ytd-video-owner-renderer #channel-name a',
  'ytm-slim-owner-renderer .slim-owner-channel-name',
  'yt-reel-channel-bar-view-model a[href^="/@"]',
];
const descriptions = [
  '#description-inline-expander #expanded',
  '#description-inline-expander yt-attributed-string',
  '#description-inline-expander .content',
  '#description-inline-expander',
  'ytm-expandable-video-description-body-renderer',
];

function readVideo(page: Document, { id, url }: PostContext): Post | undefined {
  const described = readDescribedPost(page, id, false);
  const isShort = url.pathname.startsWith('/shorts/');
  const shown = isShort ? findShortInView(page) : page;
  const title = shown && findWordsAt(shown, ...(isShort ? shortTitles : titles));
  if (!shown || !title) return undefined;
  const [description = []] = descriptions
    .map((selector) => readSocialLines(page.querySelector(selector)))
    .sort((a, b) => b.join('').length - a.join('').length);
  const longer = described.lines.join('').length > description.join('').length ? described.lines : description;
  const { lines, chapters } = splitChapters(isShort ? described.lines : longer);
  return {
    title,
    author: findWordsAt(shown, ...channels),
    lines: lines.filter(isSpoken),
    blocks: [...toChapterList(findShownChapters(page) ?? chapters), ...readTranscript(page)],
  };
}

/** Neighbouring Shorts are on the page too, marked as not active. */
function findShortInView(page: Document): ParentNode | undefined {
  const shorts = Array.from(page.querySelectorAll('ytd-reel-video-renderer'));
  return shorts.find((short) => short.hasAttribute('is-active')) ?? (shorts.length < 2 ? page : undefined);
}

/** "0:00 Start", "(1:02:03) - End", "Middle 12:30". */
const stamped = /^[([]?((?:\d{1,2}:)?\d{1,2}:\d{2})[)\]]?\s*[-–—:|•.]?\s*(.*)$/;
const stampedAtEnd = /^(.{2,100}?)\s*[-–—:|•.]?\s*[([]?((?:\d{1,2}:)?\d{1,2}:\d{2})[)\]]?$/;
/** YouTube's own rule: at least three, the first at the start. */
const minChapters = 3;
const startTime = /(?:^|[^\d:])0?0:00(?![\d:])|(?:^|[^\d:])0?0:00:00(?!\d)/;
const maxChapterChars = 150;

function findChapter(line: string): string | undefined {
  const name = (stamped.exec(line)?.[2] ?? stampedAtEnd.exec(line.slice(0, 200))?.[1])?.replace(/^[-–—\s]+/, '').trim();
  return name && /\p{L}/u.test(name) && name.length <= maxChapterChars ? name : undefined;
}

const chaptersTitle = new RegExp(String.raw`^(?:${joinSocial('chapters')})\b.{0,20}$`, 'i');

function splitChapters(lines: readonly string[]): { lines: readonly string[]; chapters: readonly string[] } {
  const chapters = lines.map(findChapter).filter((name) => name !== undefined);
  if (chapters.length < minChapters || !lines.some((line) => startTime.test(line))) return { lines, chapters: [] };
  const others = lines.filter((line) => findChapter(line) === undefined);
  return {
    lines: others.filter((line) => !chaptersTitle.test(line)),
    chapters,
  };
}

function findShownChapters(page: Document): readonly string[] | undefined {
  const names = new Map<string, string>();
  for (const item of page.querySelectorAll('ytd-macro-markers-list-item-renderer')) {
    const time = findWordsAt(item, '#time');
    const name = findWordsAt(item, 'h4', '#details .macro-markers');
    if (time && name) names.set(time, name);
  }
  return names.size >= minChapters ? [...names.values()] : undefined;
}

function toChapterList(names: readonly string[]): Block[] {
  const items = names.map((text) => ({ text, level: 0 }));
  return items.length > 0 ? [{ type: 'list', ordered: true, items }] : [];
}

const unspoken = new RegExp(String.raw`https?:\/\/|\bwww\.|^(?:${joinSocial('promotions')})`, 'i');
const isSpoken = (line: string): boolean => !unspoken.test(line);
