import * as z from 'zod/mini';
import { defaultCode } from '../../languages/tags.ts';
import { listElements, readTag, toPlainText } from './markup.ts';
import { type FeedSource, listTopics, maxTopics } from './topic.ts';

const pageTitle = z.object({ titles: z.object({ normalized: z.string() }) });
const featured = z
  .object({
    mostread: z.optional(
      z.object({ date: z.optional(z.string()), articles: z.array(z.extend(pageTitle, { views: z.number() })) }),
    ),
    news: z.optional(z.array(z.object({ story: z.string() }))),
  })
  .check(z.refine(({ mostread, news }) => mostread ?? news, 'neither what is read nor what is in the news'));

/** Most read articles and news (api.wikimedia.org, Feed API v1). */
const wikipedia: FeedSource = {
  id: 'wikipedia',
  origin: 'https://api.wikimedia.org',
  address: (language, day) => {
    const wiki = /^[a-z]{2,3}/.exec(language.toLowerCase())?.[0] ?? defaultCode;
    return `https://api.wikimedia.org/feed/v1/wikipedia/${wiki}/featured/${day.toISOString().slice(0, 10).replaceAll('-', '/')}`;
  },
  parse: (text) => {
    const { mostread, news = [] } = featured.parse(JSON.parse(text));
    const read = (mostread?.articles ?? [])
      .map(({ titles, views }) => ({ title: titles.normalized, amount: views, date: mostread?.date }))
      .filter(({ title }) => !/^(?:Main Page|[^:]{2,20}:\S)/.test(title));
    const stories = news.map(({ story }, index) => ({ title: toPlainText(story), amount: news.length - index }));
    return [...listTopics(read, 'topic'), ...listTopics(stories, 'phrase')];
  },
};

const frontPage = z.object({
  hits: z.array(
    z.object({ title: z.nullable(z.string()), points: z.nullable(z.number()), created_at: z.optional(z.string()) }),
  ),
});

/** Front page (hn.algolia.com, search API v1). */
const hackerNews: FeedSource = {
  id: 'hacker-news',
  origin: 'https://hn.algolia.com',
  address: () => 'https://hn.algolia.com/api/v1/search?tags=front_page',
  parse: (text) =>
    listTopics(
      frontPage.parse(JSON.parse(text)).hits.map(({ title, points, created_at }) => ({
        title: (title ?? '').replace(/^(?:Show|Ask|Tell) HN:\s*/, ''),
        amount: points ?? 0,
        date: created_at,
      })),
      'phrase',
    ),
};

const reddit: FeedSource = {
  id: 'reddit',
  origin: 'https://www.reddit.com',
  address: () => 'https://www.reddit.com/r/popular/.rss',
  parse: (text) => {
    mustBe(text, '<feed');
    const entries = listElements(text, 'entry', maxTopics);
    return listTopics(
      entries.map((entry, index) => ({
        title: readTag(entry, 'title'),
        amount: entries.length - index,
        date: readTag(entry, 'updated') || undefined,
      })),
      'phrase',
    );
  },
};

const countries: Readonly<Record<string, string>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  pt: 'BR',
  it: 'IT',
  nl: 'NL',
  ja: 'JP',
  zh: 'TW',
  ar: 'EG',
};

/** Today's searches, as RSS with the traffic in its own namespace. */
const googleTrends: FeedSource = {
  id: 'google-trends',
  origin: 'https://trends.google.com',
  address: (language) => {
    const key = language.slice(0, 2).toLowerCase();
    return `https://trends.google.com/trending/rss?geo=${Object.hasOwn(countries, key) ? countries[key] : 'US'}`;
  },
  parse: (text) => {
    mustBe(text, '<rss');
    return listTopics(
      listElements(text, 'item', maxTopics).map((item) => ({
        title: readTag(item, 'title'),
        amount: readTraffic(readTag(item, 'ht:approx_traffic')),
        date: toIsoDate(readTag(item, 'pubDate')),
      })),
      'topic',
    );
  },
};

const tags = z.array(z.object({ name: z.string(), history: z.array(z.object({ day: z.string(), uses: z.string() })) }));

/** Trending tags on the largest server (trends API v1). */
const mastodon: FeedSource = {
  id: 'mastodon',
  origin: 'https://mastodon.social',
  address: () => 'https://mastodon.social/api/v1/trends/tags',
  parse: (text) =>
    listTopics(
      tags.parse(JSON.parse(text)).map(({ name, history: [latest] }) => ({
        title: name.replace(/(?<=\p{Ll})(?=\p{Lu}|\p{N})/gu, ' '),
        amount: Number(latest?.uses) || 0,
        date: latest && toIsoDate(Number(latest.day) * 1000),
      })),
      'topic',
    ),
};

function mustBe(text: string, root: string): void {
  if (!text.slice(0, 2000).includes(root)) throw new SyntaxError(`This is no feed: there is no ${root}>.`);
}

function readTraffic(text: string): number {
  const [, digits = '', size = ''] = /^([\d.,]{1,12})\s?([KM]?)/i.exec(text) ?? [];
  const scale = { '': 1, K: 1e3, M: 1e6 }[size.toUpperCase()] ?? 1;
  return (Number(digits.replaceAll(',', '')) || 0) * scale;
}

function toIsoDate(date: string | number): string | undefined {
  const time = new Date(date).getTime();
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

export const feedSources: readonly FeedSource[] = [wikipedia, hackerNews, reddit, googleTrends, mastodon];
