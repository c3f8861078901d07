import { describe, expect, it } from 'vitest';
import { readMetadata } from '../../../../lib/engine/read/page/metadata.ts';
import { parsePage } from '../../../../lib/engine/read/page/parse.ts';

const url = 'https://www.example.org/coast/tides';
const read = (head: string, body = '') =>
  readMetadata(parsePage(`<html><head>${head}</head><body>${body}</body></html>`), url);
const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;

describe('readMetadata', () => {
  it.each([
    ['an ISO date', '<meta property="article:published_time" content="2026-05-03">', '', { date: '2026-05-03' }],
    ['a date in words', '<meta name="date" content="May 3, 2026">', '', { date: '2026-05-03' }],
    ['no date from a counter', '<meta name="date" content="1234">', '', { date: undefined }],
    ['the date of a time element', '', '<time datetime="2026-05-03T09:00">Sunday</time>', { date: '2026-05-03T09:00' }],
    ['an author without "By"', '<meta name="author" content="By Ada Example">', '', { author: 'Ada Example' }],
    [
      'no author from a profile address',
      '<meta property="article:author" content="https://social.example/ada">',
      '',
      { author: undefined },
    ],
    [
      'a marked author without the date beside',
      '',
      '<span rel="author">Ada Example - 3 May</span>',
      { author: 'Ada Example' },
    ],
    [
      'entities in JSON-LD',
      ld('{"@type":"Article","headline":"Salt &amp; water &#8211; a life"}'),
      '',
      { title: 'Salt & water – a life' },
    ],
    [
      'JSON-LD with line breaks and stray commas',
      ld('[{"@type":["Recipe"],"name":"Salt\nbread",},]'),
      '',
      { title: 'Salt bread', schemaType: 'Recipe' },
    ],
    [
      'an article before its page and its site',
      ld('[{"@type":"WebSite","name":"Coast"},{"@type":"WebPage"},{"@type":"https://schema.org/BlogPosting"}]'),
      '',
      { schemaType: 'BlogPosting', site: 'Coast' },
    ],
    [
      'malformed JSON-LD as nothing',
      ld('{"@type": "Article", "headline": '),
      '<h1>Tides</h1>',
      { title: 'Tides', schemaType: undefined },
    ],
    [
      'an image given as object',
      ld('{"@type":"Article","image":{"url":"/tide.jpg"}}'),
      '',
      { leadImage: 'https://www.example.org/tide.jpg' },
    ],
    [
      'no image but over http',
      '<meta property="og:image" content="javascript:alert(1)">',
      '',
      { leadImage: undefined },
    ],
    ['a canonical address', '<link rel="canonical" href="/tides">', '', { url: 'https://www.example.org/tides' }],
    ['its own address, not the front page', '<link rel="canonical" href="/">', '', { url }],
    ['a colour', '<meta name="theme-color" content="rgb(15, 118, 110)">', '', { themeColor: 'rgb(15, 118, 110)' }],
    [
      'no colour from anything else',
      '<meta name="theme-color" content="url(https://x.example)">',
      '',
      { themeColor: undefined },
    ],
    [
      'Dublin Core',
      '<meta name="DC.Creator" content="Ada Example"><meta name="DC.Title" content="Tides">',
      '',
      { author: 'Ada Example', title: 'Tides' },
    ],
    ['the site as <title> spells it', '<title>Tides – Example</title>', '', { site: 'Example', title: 'Tides' }],
  ])('reads %s', (_, head, body, expected) => {
    const metadata = read(head, body);
    for (const [key, value] of Object.entries(expected)) expect(metadata[key as keyof typeof metadata]).toBe(value);
  });
});
