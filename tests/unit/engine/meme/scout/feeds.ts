/** Feeds in the formats of the real ones, about things that never happened. */
export const feeds: Readonly<Record<string, string>> = {
  wikipedia: JSON.stringify({
    tfa: { title: 'Ignored' },
    mostread: {
      date: '2026-05-02Z',
      articles: [
        { titles: { canonical: 'Main_Page', normalized: 'Main Page' }, views: 9_000_000, rank: 1 },
        { titles: { canonical: 'Night_train', normalized: 'Night train' }, views: 400_000, rank: 2 },
        { titles: { canonical: 'Special:Search', normalized: 'Special:Search' }, views: 300_000, rank: 3 },
        { titles: { canonical: 'Lamp', normalized: 'Lamp' }, views: 100_000, rank: 4 },
      ],
    },
    news: [
      {
        story: '<b><a href="./Quay">The Quay Bridge</a></b> opens in <i>Harbour&nbsp;Town</i> &amp; stays open.',
        links: [],
      },
    ],
  }),
  'hacker-news': JSON.stringify({
    hits: [
      { title: 'Show HN: A clock that runs backwards', points: 120, created_at: '2026-05-02T10:00:00Z', objectID: '1' },
      { title: 'The Lumen Editor is ten years old', points: 480, created_at: '2026-05-02T08:00:00Z', objectID: '2' },
      { title: null, points: null, objectID: '3' },
    ],
  }),
  reddit: `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>popular links</title>
    <entry><author><name>/u/someone</name></author><title>Found in my attic: the office starter pack</title><updated>2026-05-02T09:00:00+00:00</updated></entry>
    <entry><title>My cat &amp;amp; the new &quot;Lumen Editor&quot; box</title><updated>2026-05-02T07:00:00+00:00</updated></entry></feed>`,
  'google-trends': `<?xml version="1.0"?><rss xmlns:ht="https://trends.google.com/trending/rss" version="2.0"><channel><title>Daily</title>
    <item><title>night trains</title><ht:approx_traffic>200K+</ht:approx_traffic><pubDate>Sat, 2 May 2026 01:00:00 -0700</pubDate></item>
    <item><title><![CDATA[quay <b>bridge</b>]]></title><ht:approx_traffic>2,000+</ht:approx_traffic><pubDate>no date</pubDate></item></channel></rss>`,
  mastodon: JSON.stringify([
    {
      name: 'NightTrains2026',
      url: 'https://social.example/tags/x',
      history: [{ day: '1777680000', uses: '321', accounts: '200' }],
    },
    { name: 'caturday', history: [] },
  ]),
};
