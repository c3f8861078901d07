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
    [
      'a name that the page shows twice as once',
      '',
      '<span itemprop="author">Ada LundAda Lund</span>',
      { author: 'Ada Lund' },
    ],
    [
      'no company that runs the site as author',
      '<meta name="author" content="Tide Media GmbH, Hamburg, Germany">',
      '',
      { author: undefined },
    ],
    ['no address as author', '<meta name="author" content="social.example/coast">', '', { author: undefined }],
    [
      'the byline that a reader sees before an account that nobody sees',
      '<meta name="author" content="Bo Webmaster">',
      '<h1>Tides</h1><span class="byline">By Ada Lund</span>',
      { author: 'Ada Lund' },
    ],
    [
      'no account in a tag that a page full of text shows nowhere',
      '<meta name="author" content="Bo Webb">',
      `<h1>Tides</h1><p>${'The tide comes in twice a day. '.repeat(20)}</p>`,
      { author: undefined },
    ],
    [
      'who held an interview',
      '',
      '<h1>Tides</h1><p>An interview by Ada Lund with Bo Berg.</p>',
      { author: 'Ada Lund' },
    ],
    [
      'several authors, without their agency',
      '',
      '<h1>Tides</h1><p>By Ada Lund, Bo Berg and Cy Dahl, NPA</p>',
      { author: 'Ada Lund, Bo Berg, Cy Dahl' },
    ],
    [
      'the name behind a "By" that stands alone',
      '',
      '<h1>Tides</h1><span>| By </span> <a>Ada Lund</a> <time>May 3</time>',
      { author: 'Ada Lund' },
    ],
    [
      'a byline behind a menu that nothing marks as one',
      '',
      `${'<span>Menu</span>'.repeat(80)}<h1>Tides</h1><address>By <a>Ada Lund</a></address>`,
      { author: 'Ada Lund' },
    ],
    [
      'no author from a list that opens with "by"',
      '',
      '<h1>Tides</h1><p>By North Bay, the harbour and Green Point</p>',
      { author: undefined },
    ],
    [
      'no author from a line that opens with "by"',
      '',
      '<h1>Tides</h1><p>By North Bay all is calm.</p>',
      { author: undefined },
    ],
    [
      'the day at the page’s place, not in Greenwich',
      '<meta property="article:published_time" content="2026-05-04T05:46:58+00:00">',
      '<time datetime="2026-05-03T23:46:58-06:00">May 3</time>',
      { date: '2026-05-03T23:46:58-06:00' },
    ],
    [
      'the day in its address where Greenwich is a day ahead',
      '<link rel="canonical" href="/2026/05/03/tides"><meta name="date" content="2026-05-04T03:00:00Z">',
      '',
      { date: '2026-05-03' },
    ],
    [
      'the day of Greenwich where no zone makes it that of the address',
      '<link rel="canonical" href="/2026/05/03/tides"><meta name="date" content="2026-05-04T18:00:00Z">',
      '',
      { date: '2026-05-04T18:00:00Z' },
    ],
    [
      'a date in a bare line over the heading',
      '',
      '<div><p>3. Mai 2026 | <a href="/all">Alle Themen</a> | Küste</p></div><h1>Gezeiten</h1><p>Das Meer kommt zweimal am Tag.</p>',
      { date: '2026-05-03' },
    ],
    [
      'no date from a sentence beside the heading',
      '',
      '<h1>Gezeiten</h1><p>Seit der großen Flut am 3. Mai 2026 misst der Ort jede Welle am Hafen.</p>',
      { date: undefined },
    ],
    [
      'an archived page’s own address',
      '<link rel="canonical" href="https://web.archive.org/web/20190717140047/http://tides.example/spring">',
      '',
      { url: 'http://tides.example/spring' },
    ],
    [
      'no site from a field that nobody filled in',
      '<meta property="og:site_name" content="{$plugin.site_name}">',
      '',
      { site: undefined },
    ],
    [
      'a site’s name without the page’s title before it',
      '<meta property="og:title" content="Spring tides come early"><meta property="og:site_name" content="Spring tides come early | Coast Post">',
      '',
      { site: 'Coast Post', title: 'Spring tides come early' },
    ],
    [
      'a post’s title, not its blog’s name in the first heading',
      '<title>Coast Letters » Blog Archive » Tides of spring</title>',
      '<h1><a href="/">Coast Letters</a></h1><h2><a href="/coast/tides">Tides of spring</a></h2>',
      { site: 'Coast Letters', title: 'Tides of spring' },
    ],
    [
      'no site behind a hyphen between wide letters',
      '<title>春天的海边有大潮水！-海边网</title>',
      '',
      { title: '春天的海边有大潮水！' },
    ],
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
      'letters with marks that are escaped twice',
      '<meta name="description" content="Das Boot enth&amp;uuml;llt, asegur&amp;oacute; &amp;Eacute;mile">',
      '',
      { description: 'Das Boot enthüllt, aseguró Émile' },
    ],
    [
      'a value in place of the content',
      '<meta name="description" value="The harbour closes in May.">',
      '',
      { description: 'The harbour closes in May.' },
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
    [
      'a visible byline',
      '',
      '<div class="post-byline">By <a href="/ada">Ada Example</a> May 3, 2026</div>',
      { author: 'Ada Example', date: '2026-05-03' },
    ],
    ['a German byline', '', '<span class="article__author">Von Ada Example</span>', { author: 'Ada Example' }],
    ['a Japanese byline', '', '<p class="byline">文：潮田花子</p>', { author: '潮田花子' }],
    ['a name by its form', '', '<a class="author-name">Ada van den Example</a>', { author: 'Ada van den Example' }],
    [
      'no author from a label of the like',
      '',
      '<div class="author-box">Follow this author now</div>',
      { author: undefined },
    ],
    [
      'no author from another article’s card',
      '',
      '<aside><span class="byline">By Bo Sample</span></aside>',
      { author: undefined },
    ],
    ['no network', '<meta name="author" content="Ada Example Twitter">', '', { author: 'Ada Example' }],
    [
      'no section and day',
      '<meta name="author" content="Ada Example in Boats on 3 May">',
      '',
      { author: 'Ada Example' },
    ],
    [
      'no call before a name',
      '<meta name="author" content="More stories by Ada Example">',
      '',
      { author: 'Ada Example' },
    ],
    ['no role glued on', '<meta name="author" content="Ada ExampleStaff Writer">', '', { author: 'Ada Example' }],
    [
      'no paper behind a name',
      '<meta property="og:site_name" content="The Coast Post"><meta name="author" content="Ada Example Coast Post">',
      '',
      { author: 'Ada Example' },
    ],
    ['no author from a system’s account', '<meta name="author" content="admin">', '', { author: undefined }],
    [
      'an author without a role',
      '<meta name="author" content="Analysis by Ada Example, Editor-at-large">',
      '',
      { author: 'Ada Example' },
    ],
    [
      'an author without an agency',
      '<meta name="author" content="Ada Example | Coast Media">',
      '',
      { author: 'Ada Example' },
    ],
    [
      'an author named elsewhere in the data',
      ld(
        '{"@graph":[{"@type":"Article","author":{"@id":"#ada"}},{"@type":"Person","@id":"#ada","name":"Ada Example"}]}',
      ),
      '',
      { author: 'Ada Example' },
    ],
    ['no date of an empty field', '<meta name="date" content="0001-01-01T00:00:00Z">', '', { date: undefined }],
    ['a date in German words', '', '<span class="date">3. Mai 2026, 9 Uhr</span>', { date: '2026-05-03' }],
    ['a date in Spanish words', '', '<span class="fecha-publish">3 de mayo de 2026</span>', { date: '2026-05-03' }],
    ['a date in Chinese', '', '<span id="pubdate">2026年5月3日 09:00</span>', { date: '2026-05-03' }],
    ['no date that may be read two ways', '', '<span class="date">3/5/2026</span>', { date: undefined }],
    [
      'no date from the text’s own events',
      '',
      `${`<p>${'A long paragraph of the body. '.repeat(4)}</p>`.repeat(3)}<span class="date">May 3, 1998</span>`,
      { date: undefined },
    ],
    [
      'a site that fits its address before its section',
      '<meta property="og:site_name" content="U.S."><title>Tides - Example</title>',
      '',
      { site: 'Example' },
    ],
    [
      'no site from an address',
      '<meta property="og:site_name" content="https://www.example.org">',
      '',
      { site: undefined },
    ],
    [
      'the site that only its feed names',
      '<link rel="alternate" type="application/rss+xml" title="Coast Post » Feed" href="/feed">',
      '',
      { site: 'Coast Post' },
    ],
    [
      'no site from the feed of a page’s comments',
      '<link rel="alternate" type="application/rss+xml" title="Coast Post » Tides Feed" href="/feed">',
      '',
      { site: undefined },
    ],
    [
      'no site from a feed without a name',
      '<link rel="alternate" type="application/rss+xml" title="Atom feed" href="/feed">',
      '',
      { site: undefined },
    ],
    ['the site as <title> spells it', '<title>Tides – Example</title>', '', { site: 'Example', title: 'Tides' }],
  ])('reads %s', (_, head, body, expected) => {
    const metadata = read(head, body);
    for (const [key, value] of Object.entries(expected)) expect(metadata[key as keyof typeof metadata]).toBe(value);
  });

  it.each(['<body class="post cookies-not-set">', '<body class="has-comments">', '<body><form id="page">'])(
    'reads author and date of a page that is %s as a whole',
    (open) => {
      const page = parsePage(
        `<html><head></head>${open}<h1>Tides</h1><p>By Ada Lund</p><p class="date">May 3, 2026</p></body></html>`,
      );
      expect(readMetadata(page, url)).toMatchObject({ author: 'Ada Lund', date: '2026-05-03' });
    },
  );

  it.each([
    ['https://example.org/2026/05/03/tides', '2026-05-03'],
    ['https://example.org/news/2026-05-03-tides.html', '2026-05-03'],
    ['https://example.org/2026/may/3/tides', '2026-05-03'],
    ['https://example.org/2026/13/45/tides', undefined],
    ['https://example.org/items/20260503', undefined],
  ])('reads of %s the date %s', (address, date) => {
    expect(readMetadata(parsePage('<title>Tides</title>'), address).date).toBe(date);
  });
});
