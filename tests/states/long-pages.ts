import { type LoopbackServer, listen } from '../browser/serve.ts';

/** Hosts, paths and titles as long, and as awkward to break, as those of newspapers, shops, maps, wikis and mail are. */
export const longPages: readonly { readonly host: string; readonly path: string; readonly title: string }[] = [
  {
    host: 'news',
    path: '/2026/11/22/politics/regional-assembly-votes-on-the-harbour-tunnel-after-eleven-hours-of-debate-live-updates-b8823417.html',
    title:
      'Regional assembly votes on the harbour tunnel after eleven hours of debate – live updates | The Northern Courier',
  },
  {
    host: 'shop',
    path: '/Waterproof-Rechargeable-Headlamp-Adjustable-Camping-Running/dp/B0EXAMPLE9/ref=sr_1_5_sspa?crid=2M096C61O4MLT&dib=eyJ2IjoiMSJ9.GSvLsWnYp3qXk0&keywords=headlamp+rechargeable&sprefix=headla%2Caps%2C168&th=1',
    title:
      'Waterproof Rechargeable Headlamp, 1200 Lumen, 8 Modes, Adjustable Strap, for Camping, Running, Fishing (Pack of 2) : Outdoor',
  },
  {
    host: 'wiki',
    path: '/wiki/Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz – Wiki',
  },
  {
    host: 'wiki-ja',
    path: '/wiki/鉄道の歴史と各地の夜行列車の復活について',
    title: '鉄道の歴史と各地の夜行列車の復活について詳しく調べてまとめた長い見出しの記事 - 百科事典',
  },
  {
    host: 'wiki-ar',
    path: '/wiki/تاريخ_السكك_الحديدية_والقطارات_الليلية_في_أوروبا',
    title: 'تاريخ السكك الحديدية والقطارات الليلية في أوروبا وعودتها بعد سنوات طويلة',
  },
  {
    host: 'code',
    path: '/some-organisation/a-repository-with-a-long-name/blob/4f2d6c1f0be28a1d5d8b1f1cf3bd6a1f5f3f6a9e/packages/reader/src/internal/deeply/nested/createReadableStreamFromAsyncIterable.test.ts',
    title:
      'a-repository-with-a-long-name/createReadableStreamFromAsyncIterable.test.ts at 4f2d6c1f0be28a1d5d8b1f1cf3bd6a1f5f3f6a9e',
  },
  {
    host: 'docs',
    path: '/document/d/1aB2cD3eF4gH5iJ6kL7mN8oP9qR0sT1uV2wX3yZ4aB5cD6eF7gH8/edit?usp=sharing&ouid=104857600000000000000&rtpof=true&sd=true',
    title: 'Q4_2026_Roadmap_FINAL_v7_(reviewed-by-legal)_DO-NOT-SHARE.docx',
  },
  {
    host: 'maps',
    path: '/maps/place/Old+Harbour/@54.3232927,10.1227652,17z/data=!3m1!4b1!4m6!3m5!1s0x47b2560000000001:0x1234567890abcdef!8m2!3d54.3232927!4d10.1227652!16s',
    title: 'Old Harbour – Maps',
  },
  {
    host: 'mail',
    path: '/mail/u/0/#inbox/FMfcgzQbgJKLmnopqrSTUVwxyzABCDEF',
    title:
      'Re: Re: Fwd: [EXTERNAL] Minutes_of_the_meeting_2026-11-20_(corrected) - someone.with.a.long.name@department.example - Mail',
  },
  {
    host: 'social',
    path: '/someone_with_quite_a_long_handle_2026/status/1990123456789012345?s=46&t=AbCdEfGhIjKlMnOpQrStUv',
    title:
      '(3) Someone with a long display name on Social: “https://short.example/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789”',
  },
  {
    host: 'forum',
    path: '/r/askhistorians_and_other_curious_people/comments/1abcd2e/what_is_the_longest_time_that_a_letter_has_been_in_the_post_before_it_arrived/',
    title:
      'What is the longest time that a letter has been in the post before it arrived? : r/askhistorians_and_other_curious_people',
  },
  {
    host: 'video',
    path: '/watch?v=AbCdEfGhIjK&list=PLAbCdEfGhIjKlMnOpQrStUvWxYz0123456789&index=14&pp=iAQB8AUBmAYB',
    title: '(128) AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA!!!!!!!! - Video',
  },
  {
    host: 'login',
    path: '/oauth2/v2.0/authorize?client_id=00000000-0000-0000-0000-000000000000&response_type=code&redirect_uri=https%3A%2F%2Fapp.example%2Fcallback&scope=openid%20profile%20offline_access&state=eyJhbGciOiJub25lIn0.eyJub25jZSI6IjEyMzQ1Njc4OTAifQ.',
    // Under "Sign in" it would be a wall, which is no source.
    title: 'Night trains',
  },
  {
    host: 'archive',
    path: '/web/20261122120000/https://www.news.example/2026/11/22/politics/regional-assembly-votes-on-the-harbour-tunnel.html',
    title: 'https://www.news.example/2026/11/22/politics/regional-assembly-votes-on-the-harbour-tunnel.html',
  },
  {
    host: 'a-subdomain-with-a-very-long-name-that-some-hosting-firm-made.eu-central-1.elastic.apps',
    path: '/',
    title: 'a-subdomain-with-a-very-long-name-that-some-hosting-firm-made.eu-central-1.elastic.apps',
  },
  {
    host: 'buecher-und-andere-sehr-lange-namen-eines-verlages',
    path: '/%E2%82%AC/%F0%9F%98%80/%ff%fe/not-utf-8',
    title: '€ 😀 👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦',
  },
  {
    host: 'journal',
    path: '/doi/full/10.1093/example/gkab1234?rfr_dat=cr_pub++0pubmed&url_ver=Z39.88-2003&rfr_id=ori%3Arid%3Aexample.org',
    title:
      'Methylenetetrahydrofolate-dehydrogenase-(NADP+-dependent)-1-like-protein-coding-variants in 14,212 individuals: a cohort study',
  },
  {
    host: 'calendar',
    path: '/calendar/u/0/r/eventedit/NjVhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ejAxMjM0NTY3ODlfMjAyNjExMjJUMTIzMDAwWiBzb21lb25lQGV4YW1wbGUub3Jn',
    title: 'Calendar - Event details',
  },
  {
    host: 'board',
    path: '/browse/PROJECT-12345?jql=project%20%3D%20PROJECT%20AND%20status%20in%20(%22In%20Progress%22%2C%20%22To%20Do%22)%20ORDER%20BY%20priority%20DESC%2C%20updated%20DESC',
    title:
      '[PROJECT-12345] NullPointerException/in/com.example.project.internal.scheduling.QuarterlyReportSchedulerFactoryBean - Board',
  },
  {
    host: 'recipes',
    path: '/rezepte/3456781234567/Omas-beste-Donaudampfschifffahrtsgesellschaftskapitänsmützen-Plätzchen-ohne-Ei.html',
    title: 'Omas beste Donaudampfschifffahrtsgesellschaftskapitänsmützen-Plätzchen ohne Ei – Rezepte',
  },
  {
    host: 'jobs',
    path: '/jobs/view/senior-staff-principal-software-engineer-platform-reliability-m-f-d-at-a-company-with-a-long-name-4012345678/?trackingId=AbCdEfGhIjKlMnOpQrStUv%3D%3D&refId=xYz',
    title: 'Senior/Staff/Principal Software Engineer – Platform Reliability (m/f/d), Remote/Hybrid/On-site',
  },
  {
    host: 'law',
    path: '/eli/reg/2026/1234/oj/eng/#d1e3456-1-1:~:text=Having%20regard%20to%20the%20Treaty,on%20the%20Functioning',
    title:
      'Regulation (EU) 2026/1234 of the European Parliament and of the Council of 18 November 2026 amending Regulations (EC) No 178/2002',
  },
];

/** The text of each: a paragraph, and a word that nothing breaks. */
const text = `Night trains are back in eleven countries. In 2025 they carried 4.2 million people, a third more than the year before.
 The record is held by the line to the coast. ${'Aa0_'.repeat(60)} Tickets are sold out for weeks.`;

/** Serves them on loopback; `readAddress` shows where each is. */
export async function serveLongPages(): Promise<LoopbackServer & { readonly addresses: readonly string[] }> {
  const server = await listen((request, response) => {
    const { host = '' } = request.headers;
    const page = longPages.find((candidate) => host.startsWith(`${candidate.host}.localhost`));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const title = page?.title.replaceAll('<', '&lt;') ?? '';
    response.end(
      `<!doctype html><title>${title}</title><article><h1>${title}</h1>${`<p>${text}</p>`.repeat(4)}</article>`,
    );
  });
  const { port } = new URL(server.origin);
  return { ...server, addresses: longPages.map(({ host, path }) => `http://${host}.localhost:${port}${path}`) };
}
