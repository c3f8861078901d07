import { describe, expect, it } from 'vitest';
import { getBlockText } from '../../../../../lib/engine/read/clean-text.ts';
import { readHtml } from '../../../../../lib/engine/read/html.ts';

const read = (body: string): string =>
  readHtml(`<html lang="en"><head><title>The harbour of Tarn</title></head><body>${body}</body></html>`)
    .blocks.map(getBlockText)
    .join('\n');
const sentence = (at: number) =>
  `Pier ${at} of the harbour of Tarn was built by hand, and ${at} of its stones carry the name of a family. `;
const paragraph = (at: number) => `<p>${sentence(at)}${sentence(at + 40)}</p>`;
const places = Array.from({ length: 8 }, (_, at) => at + 1);
const headline = (at: number, site: string) =>
  `<h2><a href="${site}/story-${at}">Harbour story number ${at} of the week</a></h2>`;

describe('a text is read', () => {
  it.each([
    [
      'of a digest whose headlines lead to other sites',
      `<article>${places.map((at) => `${headline(at, `https://port${at}.example`)}<p>${sentence(at)}</p>`).join('')}</article>`,
      'Pier 5 of',
    ],
    [
      'above the headlines of others',
      `<article>${places.map(paragraph).join('')}${Array.from({ length: 12 }, (_, at) => headline(at, '')).join('')}</article>`,
      'Pier 5 of',
    ],
    [
      'that is a list of links',
      `<article><h1>Offers of the week</h1>${paragraph(1)}${Array.from({ length: 60 }, (_, at) => `<p><a href="https://shop.example/${at}">Lantern of copper, number ${at}, for the long dark evenings of the winter</a> for €9</p>`).join('')}</article>`,
      'Lantern of copper, number 7',
    ],
    [
      'that stands in headings',
      `<article>${places.map((at) => `<div class="item"><h2><span>${sentence(at)}${sentence(at + 40)}</span></h2></div>`).join('')}</article>`,
      'Pier 5 of',
    ],
    [
      'that a header wraps',
      `<header role="banner"><main><article>${places.map(paragraph).join('')}</article></main></header><div>${[21, 22, 23, 24].map(paragraph).join('')}</div>`,
      'Pier 5 of',
    ],
    [
      'behind a script whose end tag lacks its bracket',
      `<script>let a</script <!--x-->${paragraph(5)}<script>let b</script>`,
      'Pier 5 of',
    ],
    ['behind a comment that ends at its start', `<!-->${paragraph(5)}<!-- end -->`, 'Pier 5 of'],
  ])('%s', (_, body, words) => {
    expect(read(body)).toContain(words);
  });

  it('not of a front page whose headlines stay on its site', () => {
    const page = places.map((at) => `${headline(at, 'https://news.example')}<p>${sentence(at)}</p>`).join('');
    expect(() => read(`<article>${page}</article>`)).toThrow('links');
  });
});
