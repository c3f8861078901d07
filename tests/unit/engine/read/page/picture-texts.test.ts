import { describe, expect, it } from 'vitest';
import { getBlockText } from '../../../../../lib/engine/read/clean-text.ts';
import { readHtml } from '../../../../../lib/engine/read/html.ts';

const prose = [
  'The town built a wall of stone along the lake before the spring flood came, and it held for a year.',
  'The ferry stopped for nine days, and 400 people took the long road to work around the northern shore.',
  'The council will pay for the wall with a toll on every boat that enters the harbour from next May on.',
];
const shown = 'The wall of stone at the quay, seen from the ferry.';
const makePage = (inside: string, head = '') =>
  `<html lang="en"><head><title>The wall at the lake</title>${head}</head><body><main><article><h1>The wall at the lake</h1>
  <p>${prose[0]}</p>${inside}<p>${prose[1]}</p><p>${prose[2]}</p></article></main></body></html>`;
const readText = (html: string) =>
  readHtml(html)
    .blocks.filter(({ type }) => type === 'paragraph')
    .map(getBlockText)
    .join('\n');

describe('what a page says its pictures show', () => {
  const pages: readonly (readonly [name: string, html: string])[] = [
    [
      'in their descriptions',
      makePage(`<div><img src="https://lake.example/a.jpg" alt="${shown}"></div><p>${shown}</p>`),
    ],
    [
      'in JSON-LD',
      makePage(
        `<p>${shown}</p>`,
        `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', image: [{ '@type': 'ImageObject', description: shown }] })}</script>`,
      ),
    ],
    [
      'in what their viewer shows, cut off in the page',
      makePage(`<a data-caption="Photo: Ada Lund - ${shown}">+</a><p>${shown.slice(0, 40).trim()} ...</p>`),
    ],
    [
      'in a class of its own',
      makePage(`<div><img src="https://lake.example/a.jpg"><p class="img-text">${shown}</p></div>`),
    ],
    [
      'beside a credit',
      makePage(
        `<div><div><img src="https://lake.example/a.jpg"><p>© Lake Press</p></div><p class="img-box"><span class="img-desc">${shown}</span></p></div>`,
      ),
    ],
  ];
  it.each(pages)('is no text: %s', (_, html) => {
    expect(readText(html)).toBe(prose.join('\n'));
  });

  it('stays where the page calls it its own line', () => {
    const html = makePage(
      `<img src="https://lake.example/a.jpg" alt="${shown}"><p>${shown}</p>`,
      `<meta name="description" content="${shown}">`,
    );
    expect(readText(html)).toContain(shown);
  });
});

describe('what others wrote', () => {
  it('leaves out the start of another article', () => {
    expect(readText(makePage('<p>The ferry of the town is the oldest on the lake, and it still […]</p>'))).toBe(
      prose.join('\n'),
    );
  });

  const post = (author: string, text: string) => `<article data-author="${author}"><div>${text}</div></article>`;
  const thread = (...posts: readonly string[]) =>
    readText(`<html><head><title>The wall</title></head><body><main>${posts.join('')}</main></body></html>`);
  const long = prose
    .map((text) => `<p>${text}</p>`)
    .join('')
    .repeat(4)
    .replace(/along/g, () => `along ${'the'}`);
  it('leaves out replies under a thread whose opener wrote most', () => {
    expect(
      thread(post('Ada', long), post('Bo', '<p>I still think that the old quay was far nicer than this.</p>')),
    ).not.toContain('old quay');
  });
  it('keeps them where they are most of it', () => {
    const reply = '<p>I still think that the old quay was far nicer than this wall of stone could ever be.</p>';
    expect(thread(post('Ada', `<p>${prose[0]}</p>`), post('Bo', reply), post('Cy', reply))).toContain('old quay');
  });
});
