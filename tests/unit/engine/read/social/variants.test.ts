import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../../../../lib/engine/document.ts';
import { readHtml } from '../../../../../lib/engine/read/html.ts';

/** Layouts that differ from the fixtures in one part only. */

const read = (url: string, body: string): SourceDocument =>
  readHtml(`<!doctype html><html lang="en"><head></head><body>${body}</body></html>`, url);
const tweet = (id: number, handle: string, inside: string) =>
  `<article data-testid="tweet"><div data-testid="User-Name"><a href="/${handle}"><span>${handle} Example</span></a><a href="/${handle}"><span>@${handle}</span></a><a href="/${handle}/status/${id}"><time datetime="2026-05-03T08:00:00.000Z">May 3</time></a></div>${inside}</article>`;
const text = (words: string) => `<div data-testid="tweetText"><span>${words}</span></div>`;

describe('X', () => {
  it('reads a long article with its headings and lists', () => {
    const body = `<div data-testid="twitterArticleReadView"><div data-testid="tweetPhoto"><img src="https://pbs.example/cover.jpg" alt="Image"></div><div data-testid="twitter-article-title">Why ovens lie</div><div data-testid="twitterArticleRichTextView"><div><h2>The dial</h2><div class="longform-unstyled">A dial shows what was asked for.</div><ul><li>Buy a thermometer.</li><li>Wait ten minutes.</li></ul></div></div></div>`;
    expect(read('https://x.com/ada/status/7', tweet(7, 'ada', body))).toMatchObject({
      metadata: { title: 'Why ovens lie', author: 'ada Example', leadImage: 'https://pbs.example/cover.jpg' },
      blocks: [
        { type: 'heading', text: 'The dial' },
        { type: 'paragraph', text: 'A dial shows what was asked for.' },
        { type: 'list', items: [{ text: 'Buy a thermometer.' }, { text: 'Wait ten minutes.' }] },
      ],
    });
  });

  it('reads an answer without the post of another that it answers', () => {
    const { blocks } = read(
      'https://x.com/ada/status/2',
      tweet(1, 'bo', text('What is best?')) + tweet(2, 'ada', text('Bread is best.')) + tweet(3, 'cy', text('No.')),
    );
    expect(blocks).toEqual([{ type: 'paragraph', text: 'Bread is best.' }]);
  });

  it('reads a post that only quotes another as the quotation', () => {
    const quoted = `<div role="link"><div data-testid="User-Name"><span>Bo Sample</span><span>@bo</span></div>${text('Bread is best.')}</div>`;
    expect(read('https://x.com/ada/status/2', tweet(2, 'ada', text('So true, all of it.') + quoted)).blocks).toEqual([
      { type: 'paragraph', text: 'So true, all of it.' },
      { type: 'quote', text: 'Bread is best.', speaker: 'Bo Sample' },
    ]);
  });
});

describe('YouTube', () => {
  it('reads the short in view, and not its neighbours', () => {
    const short = (title: string, active: string) =>
      `<ytd-reel-video-renderer ${active}><yt-shorts-video-title-view-model><h2><span>${title}</span></h2></yt-shorts-video-title-view-model><yt-reel-channel-bar-view-model><a href="/@plain">Plain Kitchen</a></yt-reel-channel-bar-view-model></ytd-reel-video-renderer>`;
    const data =
      '<script type="application/ld+json">{"@type":"VideoObject","embedUrl":"https://www.youtube.com/embed/shortOne001","description":"Salt the water, not the pan."}</script>';
    expect(
      read(
        'https://www.youtube.com/shorts/shortOne001',
        short('Before', '') + short('Salt first #shorts', 'is-active') + short('After', '') + data,
      ),
    ).toMatchObject({
      metadata: { title: 'Salt first', author: 'Plain Kitchen' },
      blocks: [{ type: 'paragraph', text: 'Salt the water, not the pan.' }],
    });
  });

  it('lists chapters once where panels show them twice, and takes the longer description', () => {
    const chapters = ['0:00 Start', '1:00 Middle', '2:00 End'].map((line) => {
      const [time, name] = line.split(' ');
      return `<ytd-macro-markers-list-item-renderer><h4>${name}</h4><div id="time">${time}</div></ytd-macro-markers-list-item-renderer>`;
    });
    const panel = `<div>${chapters.join('')}</div>`;
    const data =
      '<script type="application/ld+json">{"@type":"VideoObject","embedUrl":"https://www.youtube.com/embed/abcdefg","description":"A dull knife slips. It cuts whoever holds it."}</script>';
    const main =
      '<ytd-watch-metadata><h1>Knives</h1></ytd-watch-metadata><div id="description-inline-expander"><div id="snippet">A dull knife slips.</div></div>';
    expect(read('https://www.youtube.com/watch?v=abcdefg', main + panel + panel + data).blocks).toEqual([
      { type: 'paragraph', text: 'A dull knife slips. It cuts whoever holds it.' },
      { type: 'list', ordered: true, items: ['Start', 'Middle', 'End'].map((name) => ({ text: name, level: 0 })) },
    ]);
  });

  it.each([
    ['hours of the day', 'Monday 9:00\nTuesday 10:00\nSunday 11:00'],
    ['words that begin like calls', 'Music moves plants.\nFollow the grain.\nJoin two boards with glue.'],
  ])('keeps %s in a description', (_, words) => {
    const main = `<ytd-watch-metadata><h1>Wood</h1></ytd-watch-metadata><div id="description-inline-expander">${words}\nFollow me on the other site\nMusic: a song</div>`;
    expect(read('https://www.youtube.com/watch?v=abcdefg', main).blocks).toEqual(
      words.split('\n').map((line) => ({ type: 'paragraph', text: line })),
    );
  });

  it('parts a transcript without punctuation into paragraphs', () => {
    const segment =
      '<ytd-transcript-segment-renderer><div class="segment-timestamp">0:01</div><yt-formatted-string class="segment-text">and then we go on to the next part of it</yt-formatted-string></ytd-transcript-segment-renderer>';
    const { blocks } = read(
      'https://www.youtube.com/watch?v=abcdefg',
      `<ytd-watch-metadata><h1>Talk</h1></ytd-watch-metadata>${segment.repeat(60)}`,
    );
    expect(blocks.length).toBeGreaterThan(2);
    for (const block of blocks)
      expect(block).toMatchObject({ type: 'paragraph', text: expect.stringMatching(/^and then .{0,1000}$/) });
  });
});

describe('LinkedIn', () => {
  it('reads what a post shares as a quotation with its author', () => {
    const actor = (name: string) =>
      `<span class="update-components-actor__title"><span aria-hidden="true">${name}</span></span>`;
    const own = (words: string) =>
      `<div class="update-components-text"><span class="break-words">${words}</span></div>`;
    expect(
      read(
        'https://www.linkedin.com/feed/update/urn:li:share:7300000000000000001/',
        `<div class="feed-shared-update-v2" data-urn="urn:li:activity:7300000000000000002">${actor('Ada Example')}${own('Read this twice.')}<div class="update-components-mini-update-v2">${actor('Bo Sample')}${own('Bread is best.<br>Salt helps.')}</div></div>`,
      ),
    ).toMatchObject({
      metadata: { author: 'Ada Example' },
      blocks: [
        { type: 'paragraph', text: 'Read this twice.' },
        { type: 'quote', text: 'Bread is best.\nSalt helps.', speaker: 'Bo Sample' },
      ],
    });
  });
});

describe('Reddit', () => {
  it('reads a picture post as its title and its comments', () => {
    const body =
      '<shreddit-post id="t3_1abcd23" post-title="My first loaf" author="baker"><img src="https://preview.redd.it/loaf.jpg" alt="loaf"></shreddit-post><shreddit-comment author="fan" depth="0" score="1"><div slot="comment"><p>That crust is what I dream of.</p></div></shreddit-comment>';
    expect(read('https://www.reddit.com/r/bread/comments/1abcd23/my_first_loaf/', body)).toMatchObject({
      metadata: { title: 'My first loaf', leadImage: 'https://preview.redd.it/loaf.jpg' },
      blocks: [{ type: 'quote', text: 'That crust is what I dream of.', speaker: 'u/fan, 1 vote' }],
    });
  });
});

describe('Instagram', () => {
  it('reads a picture without caption by what is said in it', () => {
    const body =
      '<main><article><header><a href="/ada/"><span>ada</span></a></header><img alt="Photo by ada on May 03, 2026. May be an image of text that says \'Open on Sundays\'." src="https://scontent.example/a.jpg"><a href="/p/DAbCdEfGhIj/"></a></article></main>';
    expect(read('https://www.instagram.com/p/DAbCdEfGhIj/', body)).toMatchObject({
      metadata: { title: 'Open on Sundays', author: 'ada' },
      blocks: [{ type: 'figure', alt: 'Open on Sundays' }],
    });
  });
});
