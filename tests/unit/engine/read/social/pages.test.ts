import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceDocument } from '../../../../../lib/engine/document.ts';
import { EngineError } from '../../../../../lib/engine/errors.ts';
import { getBlockText } from '../../../../../lib/engine/read/clean-text.ts';
import { readHtml } from '../../../../../lib/engine/read/html.ts';
import { processorMs } from '../../../processor-time.ts';
import { catchCode, type Layout, layoutNames, layouts, loadHtml } from './fixtures.ts';

const page = (body: string, head = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const article = page(
  `<article><h1>Bees</h1>${'<p>Bees in the town park live through the winter in a cluster and shiver to keep warm.</p>'.repeat(4)}</article>`,
);

describe('a host', () => {
  it.each([
    'https://evil-youtube.com/watch?v=sharpKnife02',
    'https://youtube.com.example/watch?v=sharpKnife02',
    'https://example.org/youtube.com/watch?v=sharpKnife02',
    'https://youtube.com@example.org/watch?v=sharpKnife02',
    'https://notx.com/ada_ex/status/1900000000000000001',
    'https://example.org/?u=https://x.com/ada_ex/status/1',
  ])('is not one of the sites: %s', (url) => {
    expect(readHtml(article, url).metadata.title).toBe('Bees');
  });

  it.each<[Layout, string]>([
    ['youtube-watch', 'https://music.youtube.com/watch?v=sharpKnife02'],
    ['youtube-watch', 'https://youtube.com/watch?list=PL1&v=sharpKnife02'],
    ['youtube-watch', 'https://youtu.be/sharpKnife02?si=x'],
    ['youtube-watch', 'https://www.youtube-nocookie.com/embed/sharpKnife02'],
    ['reddit-new', 'https://reddit.com/r/PlainMoney/comments/1abcd23/'],
    ['reddit-old', 'https://np.reddit.com/r/PlainMoney/comments/1abcd23'],
    ['x-thread', 'https://mobile.twitter.com/ada_ex/status/1900000000000000001/photo/1'],
    ['x-thread', 'https://X.com./i/status/1900000000000000001'],
    ['instagram-post', 'https://instagram.com/bakery.example/reel/DAbCdEfGhIj'],
    ['tiktok-video', 'https://m.tiktok.com/@garden.example/video/7400000000000000001?lang=en'],
  ])('is one of the sites: %s at %s', (layout, url) => {
    expect(readHtml(loadHtml(layout), url).blocks).toEqual(readHtml(loadHtml(layout), layouts[layout]).blocks);
  });
});

describe('a page of a site that shows no single post', () => {
  it.each([
    'https://x.com/home',
    'https://x.com/ada_ex',
    'https://x.com/search?q=bread',
    'https://www.youtube.com/',
    'https://www.youtube.com/@plainkitchen/videos',
    'https://www.youtube.com/results?search_query=bread',
    'https://www.reddit.com/',
    'https://www.reddit.com/r/PlainMoney/top/?t=all',
    'https://old.reddit.com/user/quiet_ledger',
    'https://www.linkedin.com/feed/',
    'https://www.linkedin.com/in/ines/recent-activity/all/',
    'https://www.instagram.com/bakery.example/',
    'https://www.tiktok.com/foryou',
    'https://www.tiktok.com/@garden.example',
  ])('says to open one: %s', (url) => {
    expect(catchCode(() => readHtml(loadHtml('x-thread'), url))).toBe('many_posts');
  });

  it.each([
    'https://x.com/en/tos',
    'https://www.youtube.com/howyoutubeworks/our-policies/',
    'https://www.reddit.com/r/bees/wiki/winter',
    'https://www.linkedin.com/pulse/bees-in-winter-ines-amostra',
    'https://about.instagram.com/blog/bees',
    'https://www.tiktok.com/legal/page/bees',
  ])('is read as any page: %s', (url) => {
    expect(readHtml(article, url).metadata.title).toBe('Bees');
  });

  it.each([
    'https://www.instagram.com/accounts/login/?next=/p/DAbCdEfGhIj/',
    'https://www.linkedin.com/authwall?trk=x',
    'https://consent.youtube.com/m?continue=https://www.youtube.com/watch',
    'https://x.com/i/flow/login',
  ])('says when it is a wall: %s', (url) => {
    expect(catchCode(() => readHtml(page('<h1>Log in to see what people say</h1>'), url))).toBe('post_unreadable');
  });
});

describe('a post whose markup is not known', () => {
  const shell =
    '<nav><a href="/">Home</a></nav><div>Log in or sign up to see the posts of people you follow today.</div>';

  it.each(layoutNames)('asks for a selection where nothing is left of %s', (layout) => {
    expect(catchCode(() => readHtml(page(shell), layouts[layout]))).toBe('post_unreadable');
  });

  it.each<[string, string]>([
    ['https://www.youtube.com/watch?v=sharpKnife02', 'https://www.youtube.com/watch?v=sharpKnife02'],
    [
      'https://www.linkedin.com/posts/a-activity-7300000000000000001-x',
      'https://www.linkedin.com/posts/a-activity-7300000000000000001-x',
    ],
    ['https://www.reddit.com/r/a/comments/1abcd23/b/', 'https://www.reddit.com/r/a/comments/1abcd23/b/'],
  ])('is read from meta tags about it: %s', (url, canonical) => {
    const head = `<link rel="canonical" href="${canonical}"><meta property="og:title" content="Bees in winter"><meta property="og:description" content="They form a cluster and shiver."><meta property="og:image" content="https://img.example/bees.jpg">`;
    expect(readHtml(page(shell, head), url)).toMatchObject({
      metadata: { title: 'Bees in winter', leadImage: 'https://img.example/bees.jpg', url: canonical },
      blocks: [{ type: 'paragraph', text: 'They form a cluster and shiver.' }],
    });
  });

  it('is read from JSON-LD about it, before meta tags that are cut off', () => {
    const data = {
      '@type': 'VideoObject',
      name: 'Bees in winter',
      description: 'They form a cluster.\nThey shiver.',
      embedUrl: 'https://www.youtube.com/embed/sharpKnife02',
      uploadDate: '2026-01-02T03:04:05-08:00',
      author: 'Bee Channel',
      thumbnailUrl: ['https://i.ytimg.example/bees.jpg'],
    };
    const head = `<link rel="canonical" href="https://www.youtube.com/watch?v=sharpKnife02"><meta property="og:description" content="They form…"><script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect(readHtml(page(shell, head), 'https://youtu.be/sharpKnife02')).toMatchObject({
      metadata: {
        title: 'Bees in winter',
        author: 'Bee Channel',
        date: '2026-01-02T03:04:05-08:00',
        leadImage: 'https://i.ytimg.example/bees.jpg',
      },
      blocks: [
        { type: 'paragraph', text: 'They form a cluster.' },
        { type: 'paragraph', text: 'They shiver.' },
      ],
    });
  });

  it('is not read from what an earlier page of the same tab said', () => {
    const head =
      '<link rel="canonical" href="https://www.youtube.com/watch?v=firstVideo01"><meta property="og:title" content="Another video"><meta property="og:description" content="Its words."><script type="application/ld+json">{"@type":"VideoObject","name":"Another video","embedUrl":"https://www.youtube.com/embed/firstVideo01"}</script>';
    expect(catchCode(() => readHtml(page(shell, head), 'https://www.youtube.com/watch?v=sharpKnife02'))).toBe(
      'post_unreadable',
    );
  });

  it('is not another post of the page', () => {
    expect(catchCode(() => readHtml(loadHtml('x-thread'), 'https://x.com/ada_ex/status/42'))).toBe('post_unreadable');
    expect(catchCode(() => readHtml(loadHtml('reddit-new'), 'https://www.reddit.com/r/a/comments/9zzzz99/'))).toBe(
      'post_unreadable',
    );
    expect(
      catchCode(() => readHtml(loadHtml('tiktok-video'), 'https://www.tiktok.com/@a/video/7999999999999999999')),
    ).toBe('post_unreadable');
    const reels =
      '<main><video></video><span dir="auto">The words of one reel among several.</span><video></video></main>';
    expect(catchCode(() => readHtml(page(reels), layouts['instagram-reel']))).toBe('post_unreadable');
  });

  it('starts in the middle of its thread and is read whole', () => {
    expect(readHtml(loadHtml('x-thread'), 'https://x.com/ada_ex/status/1900000000000000004').metadata.title).toBe(
      readHtml(loadHtml('x-thread'), layouts['x-thread']).metadata.title,
    );
  });
});

describe('what a site says of a post that was not opened', () => {
  const embed = {
    html: '<blockquote class="twitter-tweet"><p lang="en" dir="ltr">Bees form a cluster.<br><br>They shiver. <a href="https://t.co/x">pic.twitter.com/x</a></p>&mdash; Ada Example (@ada_ex) <a href="https://x.com/ada_ex/status/42">May 3, 2026</a></blockquote>',
    author: 'Ada Example',
  };

  it('gives the words of the quotation', () => {
    expect(readHtml('', 'https://x.com/ada_ex/status/42', embed)).toMatchObject({
      metadata: { title: 'Bees form a cluster.', author: 'Ada Example', site: 'X' },
      blocks: [
        { type: 'paragraph', text: 'Bees form a cluster.' },
        { type: 'paragraph', text: 'They shiver.' },
      ],
    });
  });

  it('gives a title that is the whole caption', () => {
    const { blocks, metadata } = readHtml('', 'https://www.tiktok.com/@a/video/7400000000000000001', {
      title: 'Four plants that slugs leave alone. Lavender is one. #garden #slugs',
      html: '<blockquote class="tiktok-embed"><section><a>@a</a></section></blockquote>',
      image: 'https://p16.example/a.jpg',
    });
    expect(metadata).toMatchObject({
      title: 'Four plants that slugs leave alone.',
      leadImage: 'https://p16.example/a.jpg',
    });
    expect(blocks).toEqual([{ type: 'paragraph', text: 'Four plants that slugs leave alone. Lavender is one.' }]);
  });

  it('completes what the page says', () => {
    const head =
      '<link rel="canonical" href="https://www.youtube.com/watch?v=sharpKnife02"><meta property="og:description" content="A dull knife slips.">';
    expect(
      readHtml(page('', head), 'https://www.youtube.com/watch?v=sharpKnife02', {
        title: 'Knives',
        author: 'Plain Kitchen',
      }),
    ).toMatchObject({
      metadata: { title: 'Knives', author: 'Plain Kitchen' },
      blocks: [{ type: 'paragraph', text: 'A dull knife slips.' }],
    });
  });
});

describe('any page of a social site', () => {
  const pieces = [
    '<div>',
    '</div>',
    '<article data-testid="tweet">',
    '<h1>',
    '"',
    '<',
    '\u0000',
    '[deleted]',
    '<ul><li>',
    '</article>',
    'é',
  ];
  const answers = (html: string, url: string) => {
    try {
      return sourceDocument.safeParse(readHtml(html, url)).success;
    } catch (error) {
      if (error instanceof EngineError) return true;
      throw error;
    }
  };

  it('becomes a document or a typed error when its markup is mangled', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...layoutNames),
        fc.array(
          fc.record({
            at: fc.double({ min: 0, max: 1, noNaN: true }),
            cut: fc.nat(400),
            put: fc.constantFrom(...pieces),
          }),
          {
            maxLength: 6,
          },
        ),
        (layout, changes) => {
          let html = loadHtml(layout);
          for (const { at, cut, put } of changes) {
            const start = Math.floor(at * html.length);
            html = html.slice(0, start) + put + html.slice(start + cut);
          }
          expect(answers(html, layouts[layout])).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each<[string, string, string]>([
    [
      'a deep post',
      layouts['x-thread'],
      `<article data-testid="tweet"><a href="/a/status/1900000000000000001"><time></time></a><div data-testid="tweetText">${'<span>'.repeat(450)}deep`,
    ],
    [
      'a post of a megabyte',
      layouts['linkedin-current'],
      `<main><span data-testid="expandable-text-box">${'word '.repeat(250_000)}</span></main>`,
    ],
    [
      'a post of ten thousand lines',
      layouts['instagram-post'],
      `<main><article><h1>${'• a line<br>'.repeat(10_000)}</h1></article></main>`,
    ],
    [
      'ten thousand posts',
      layouts['x-thread'],
      '<article data-testid="tweet"><a href="/a/status/1"><time></time></a></article>'.repeat(3500),
    ],
    [
      'thousands of comments',
      layouts['reddit-new'],
      `${loadHtml('reddit-new')}${'<shreddit-comment depth="0" score="2"><div slot="comment"><p>Twelve words or so of comment.</p></div></shreddit-comment>'.repeat(3000)}`,
    ],
    [
      'thousands of segments',
      layouts['youtube-transcript'],
      `${loadHtml('youtube-transcript').replace('</yt-section', `${'<transcript-segment-view-model><span role="text">said</span></transcript-segment-view-model>'.repeat(5000)}</yt-section`)}`,
    ],
    [
      'nested comments',
      layouts['reddit-new'],
      `${loadHtml('reddit-new')}${'<shreddit-comment depth="0">'.repeat(400)}`,
    ],
    [
      'quotes without end',
      layouts['instagram-reel'],
      `<link rel="canonical" href="https://www.instagram.com/reel/DReel000042/"><meta property="og:title" content="${'a on Instagram: “'.repeat(20_000)}">`,
    ],
  ])('is read in good time: %s', (_, url, html) => {
    expect(processorMs(() => expect(answers(html, url)).toBe(true))).toBeLessThan(10_000);
  });

  it('never says what is in no place of it', () => {
    for (const layout of layoutNames) {
      const html = loadHtml(layout);
      const text = html
        .replace(/&quot;/g, '"')
        .replace(/&gt;/g, '>')
        .replace(/\s+/g, ' ');
      for (const block of readHtml(html, layouts[layout]).blocks) {
        for (const word of getBlockText(block).match(/[\p{L}\p{N}]+/gu) ?? []) expect(text).toContain(word);
      }
    }
  });
});
