import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedReader, Scout } from '../../../../../lib/engine/meme/scout/index.ts';
import { listElements, toPlainText } from '../../../../../lib/engine/meme/scout/markup.ts';
import { feedSources } from '../../../../../lib/engine/meme/scout/sources.ts';
import { processorMs } from '../../../processor-time.ts';
import { documentOf, paragraph } from '../../brief/documents.ts';
import { feeds } from './feeds.ts';

const ids = feedSources.map(({ id }) => id);
const day = new Date('2026-05-03T12:00:00Z');
const findSource = (id: string) => {
  const source = feedSources.find((each) => each.id === id);
  if (source === undefined) throw new Error(`no feed ${id}`);
  return source;
};
const parsed = (id: string) => findSource(id).parse(feeds[id] ?? '');

describe('feeds', () => {
  it.each<[string, string, readonly [string, string, number][]]>([
    [
      'wikipedia',
      'https://api.wikimedia.org/feed/v1/wikipedia/de/featured/2026/05/03',
      [
        ['Night train', 'topic', 1],
        ['Lamp', 'topic', 0.25],
        ['The Quay Bridge opens in Harbour Town & stays open.', 'phrase', 1],
      ],
    ],
    [
      'hacker-news',
      'https://hn.algolia.com/api/v1/search?tags=front_page',
      [
        ['The Lumen Editor is ten years old', 'phrase', 1],
        ['A clock that runs backwards', 'phrase', 0.25],
      ],
    ],
    [
      'reddit',
      'https://www.reddit.com/r/popular/.rss',
      [
        ['Found in my attic: the office starter pack', 'phrase', 1],
        ['My cat & the new "Lumen Editor" box', 'phrase', 0.5],
      ],
    ],
    [
      'google-trends',
      'https://trends.google.com/trending/rss?geo=DE',
      [
        ['night trains', 'topic', 1],
        ['quay bridge', 'topic', 0.01],
      ],
    ],
    [
      'mastodon',
      'https://mastodon.social/api/v1/trends/tags',
      [
        ['Night Trains 2026', 'topic', 1],
        ['caturday', 'topic', 0],
      ],
    ],
  ])('%s is read in its own format', (id, address, expected) => {
    expect(findSource(id).address('de-AT', day)).toBe(address);
    expect(address.startsWith(`${findSource(id).origin}/`)).toBe(true);
    expect(parsed(id).map(({ phrase, kind, weight }) => [phrase, kind, weight])).toEqual(expected);
  });

  it('keeps the date a feed gives', () => {
    expect(parsed('hacker-news')[0]?.date).toBe('2026-05-02T08:00:00Z');
    expect(parsed('google-trends')[0]?.date).toBe('2026-05-02T08:00:00.000Z');
    expect(parsed('google-trends')[1]?.date).toBeUndefined();
    expect(parsed('mastodon')[0]?.date).toBe('2026-05-02T00:00:00.000Z');
  });

  it.each(ids)('%s refuses what is not its format, whatever it is', (id) => {
    for (const text of ['', '<html><body>Sign in</body></html>', '{"hits": 7}', 'null', '[[[['])
      expect(() => findSource(id).parse(text)).toThrow();
  });

  it('reads any markup without hanging or breaking', () => {
    const piece = fc.constantFrom(
      '<item>',
      '</item>',
      '<item',
      '<items>',
      '<![CDATA[',
      ']]>',
      '&amp;',
      '&#x110000;',
      '&#0;',
      '<',
      '>',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const markup = pieces.join('');
        expect(listElements(markup, 'item', 5).length).toBeLessThanOrEqual(5);
        expect(typeof toPlainText(markup)).toBe('string');
      }),
    );
    const work = () => {
      listElements('<items>'.repeat(100_000), 'item', 60);
      toPlainText('<'.repeat(200_000));
    };
    expect(processorMs(work)).toBeLessThan(10_000);
  });
});

const trains = documentOf(
  { title: 'Night trains are full again', language: 'en' },
  paragraph('Night trains carried more people than ever last year.'),
);

/** Milliseconds for a feed: a busy machine takes longer than a meme waits. */
const timeoutMs = 20_000;

describe('scouting over a loopback server', () => {
  let server: Server;
  let base = '';
  const asked: string[] = [];
  const silent = new Set<string>();
  beforeAll(async () => {
    server = createServer((request, response) => {
      const id = (request.url ?? '').slice(1);
      asked.push(id);
      if (silent.has(id)) return;
      const body = feeds[id];
      // A connection that is kept may be closed just when it is used again.
      response.writeHead(body === undefined ? 404 : 200, { connection: 'close' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const makeReader = (allowed: readonly string[]): FeedReader => ({
    allowed: async () => allowed,
    read: async (address, signal) => {
      const id = feedSources.find(({ origin }) => address.startsWith(origin))?.id ?? '';
      const answer = await fetch(`${base}/${id}`, { signal });
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.text();
    },
  });

  it('brings back what the document is about, and formats going round', async () => {
    expect(await new Scout(makeReader(ids), Date.now, timeoutMs).scout(trains)).toEqual({
      topics: ['Night train', 'format:starter'],
      asked: ids,
      silent: [],
    });
  });

  it('brings back nothing for a document about something else', async () => {
    const other = documentOf(
      { title: 'A recipe for plum cake', language: 'en' },
      paragraph('Lamp light makes plums look darker than they are.'),
    );
    expect(await new Scout(makeReader(ids), Date.now, timeoutMs).scout(other)).toEqual({
      topics: ['format:starter'],
      asked: ids,
      silent: [],
    });
  });

  it('asks only what is allowed, and each feed once while it is fresh', async () => {
    let now = 0;
    const scout = new Scout(makeReader(['hacker-news']), () => now);
    asked.length = 0;
    await Promise.all([scout.topics('en'), scout.topics('en')]);
    now = 29 * 60_000;
    await scout.topics('en');
    expect(asked).toEqual(['hacker-news']);
    now = 31 * 60_000;
    await scout.topics('en');
    expect(asked).toHaveLength(2);
  });

  it('asks nothing without a reader, or when nobody may say what is allowed', async () => {
    asked.length = 0;
    expect((await new Scout().scout(trains)).topics).toEqual([]);
    const broken: FeedReader = { ...makeReader(ids), allowed: () => Promise.reject(new Error('offline')) };
    expect((await new Scout(broken).scout(trains)).topics).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('goes on without a feed that fails, and leaves it alone for a while', async () => {
    let now = 0;
    let reads = 0;
    const reader: FeedReader = {
      allowed: async () => ['reddit', 'mastodon'],
      read: async (address) => {
        reads += 1;
        if (address.includes('reddit')) throw new Error('down');
        return feeds.mastodon ?? '';
      },
    };
    const scout = new Scout(reader, () => now);
    expect((await scout.topics('en')).map(({ phrase }) => phrase)).toEqual(['Night Trains 2026', 'caturday']);
    now = 4 * 60_000;
    await scout.topics('en');
    expect(reads).toBe(2);
    now = 6 * 60_000;
    await scout.topics('en');
    expect(reads).toBe(3);
  });

  it('does not wait for a feed that never answers', async () => {
    silent.add('reddit');
    const { allowed, read } = makeReader(['reddit', 'mastodon']);
    // The other one is at hand, however busy the machine.
    const reader: FeedReader = {
      allowed,
      read: async (address, signal) => (address.includes('reddit') ? read(address, signal) : (feeds.mastodon ?? '')),
    };
    const started = performance.now();
    expect((await new Scout(reader, Date.now, 150).topics('en')).length).toBe(2);
    expect(performance.now() - started).toBeLessThan(10_000);
    silent.clear();
  });

  it('never brings back anything grave', async () => {
    const reader: FeedReader = {
      allowed: async () => ['google-trends'],
      read: async () =>
        '<rss><item><title>night trains crash: two killed</title></item><item><title>earthquake trains</title></item></rss>',
    };
    expect((await new Scout(reader).scout(trains)).topics).toEqual([]);
  });
});
