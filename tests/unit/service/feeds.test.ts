import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scoutSkipped } from '../../../lib/contract/index.ts';
import { Scout } from '../../../lib/engine/meme/scout/index.ts';
import { feedSources } from '../../../lib/engine/meme/scout/sources.ts';
import type { GetFile } from '../../../lib/service/core/web.ts';
import { createFeedReader } from '../../../lib/service/core/web.ts';
import { createFileGetter } from '../../../lib/service/node/get-file.ts';
import { documentOf, paragraph } from '../engine/brief/documents.ts';
import { feeds } from '../engine/meme/scout/feeds.ts';
import { createTestService } from './fakes.ts';

const ids = feedSources.map(({ id }) => id);
const mediaTypes: Readonly<Record<string, string>> = {
  reddit: 'application/atom+xml; charset=UTF-8',
  'google-trends': 'application/rss+xml',
};
const article = documentOf(
  { title: 'Night trains are full again', language: 'en' },
  paragraph('A night train carried more people than ever last year.'),
);

let server: Server;
let base: string;
const asked: string[] = [];
/** Returns of single feeds instead of what they say. */
const odd = new Map<string, (response: ServerResponse) => void>();

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const id = url.slice(1);
    asked.push(id);
    const answer = odd.get(id);
    if (answer) return answer(response);
    response.writeHead(200, { 'content-type': mediaTypes[id] ?? 'application/json; charset=utf-8' }).end(feeds[id]);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  odd.clear();
});

/** The service's own guarded GET, with the feeds' origins on this machine. */
const here: GetFile = (address, wanted) => {
  const feed = feedSources.find(({ origin }) => address.startsWith(`${origin}/`));
  return createFileGetter({ allowedHosts: [base] })(`http://${base}/${feed?.id}`, wanted);
};

async function makeMeme(allowed: readonly string[], get: GetFile = here) {
  const scout = new Scout(createFeedReader(get, () => allowed));
  const { post, call } = createTestService({
    engine: { extract: async () => article, scout: (document) => scout.scout(document) },
    scouts: () => allowed.length > 0,
  });
  const { json } = await post('/api/meme', { sourceText: 'Night trains are full again.' });
  for (let polls = 0; polls < 4; polls++) await call(`/api/jobs/${json.jobId}`);
  return { stages: json.stages, prompt: (await call(`/api/jobs/${json.jobId}`)).json.prompt };
}

describe('feeds behind the outgoing guard', () => {
  it('are each asked in their own format', async () => {
    const reader = createFeedReader(here, () => ids);
    expect(await new Scout(reader).scout(article)).toEqual({
      topics: ['Night train', 'format:starter'],
      asked: ids,
      silent: [],
    });
    expect(asked.toSorted()).toEqual(ids.toSorted());
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['is down', (response) => response.writeHead(503).end()],
    ['wants a sign-in', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in')],
    ['leads into the network', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    [
      'never ends',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(' '.repeat(3_000_000));
      },
    ],
  ])('are left out when one %s', async (_, answer) => {
    odd.set('wikipedia', answer);
    const { silent, topics } = await new Scout(createFeedReader(here, () => ids)).scout(article);
    expect(silent).toEqual(['wikipedia']);
    expect(topics).toContain('night trains');
  });

  it('may not be on this machine by themselves', async () => {
    const guarded = createFileGetter();
    const reader = createFeedReader(
      (_, wanted) => guarded(`http://${base}/reddit`, wanted),
      () => ['reddit'],
    );
    expect((await new Scout(reader).scout(article)).silent).toEqual(['reddit']);
    expect(asked).toEqual([]);
  });
});

describe('a meme’s job', () => {
  it('says what was scouted', async () => {
    odd.set('mastodon', (response) => response.writeHead(500).end());
    expect(await makeMeme(['hacker-news', 'mastodon'])).toEqual({
      stages: ['extract', 'scout', 'match', 'create', 'image'],
      prompt: 'Meme, template iceberg: Honey / Bees\nScouted hacker-news; no answer from mastodon.',
    });
  });

  it('says in its stages when nothing may be', async () => {
    expect(await makeMeme([])).toEqual({
      stages: ['extract', scoutSkipped, 'match', 'create', 'image'],
      prompt: 'Meme, template iceberg: Honey / Bees\nScouting skipped: no feed is allowed, or there is no network.',
    });
    expect(asked).toEqual([]);
  });

  it('says when nobody answered', async () => {
    odd.set('reddit', (response) => response.destroy());
    expect((await makeMeme(['reddit'])).prompt).toMatch(/\nScouting skipped: no answer from reddit\.$/);
  });
});
