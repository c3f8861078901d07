import { describe, expect, it } from 'vitest';
import { clip } from '../../../../lib/engine/read/clean-text.ts';
import { readHtml } from '../../../../lib/engine/read/html.ts';
import { readImageSource } from '../../../../lib/engine/read/image.ts';
import { readText } from '../../../../lib/engine/read/text.ts';

const unseen = '\u202E\u2066\u0007\u0085\u009F\u200B\u2063';
const dirty = (text: string) => `${unseen}${text.split(' ').join(` ${unseen}`)}${unseen}`;

describe('characters that no reader sees', () => {
  it('never come through from a page', () => {
    const sentence = 'The harbour of the town becomes a park with open baths, and the market stays where it is.';
    const read = readHtml(
      `<title>${dirty('Harbour park')}</title><meta name="author" content="${dirty('Ada Lund')}">
      <meta name="description" content="${dirty('A park &amp;#x202e;opens')}">
      <script type="application/ld+json">{"@type":"Article","datePublished":"2026-05-03T10:00\u202E"}</script>
      <article><h2>${dirty('What changes')}</h2><p>${dirty(sentence)}</p><ul><li>${dirty('The market stays')}</li></ul>
      <pre>${dirty('let a = 1')}</pre><img src="https://example.org/a.png" alt="${dirty('A quay')}"></article>`,
    );
    expect(read.metadata).toMatchObject({ title: 'Harbour park', author: 'Ada Lund', description: 'A park opens' });
    expect(read.blocks).toContainEqual({ type: 'paragraph', text: sentence });
    expect(JSON.stringify(read)).not.toMatch(/[\u0080-\u009F\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069]|\\u00/);
  });

  it('never come through from a text', () => {
    expect(readText(`# ${dirty('Harbour park')}\n\n${dirty('The market stays.')}`)).toMatchObject({
      metadata: { title: 'Harbour park' },
      blocks: [{ type: 'paragraph', text: 'The market stays.' }],
    });
  });

  it('never come through from the name of an image', () => {
    const header = '89504e470d0a1a0a0000000d49484452000000500000003c0806000000';
    const bytes = new Uint8Array(Buffer.from(header, 'hex'));
    expect(readImageSource(bytes, `${dirty('Quiet harbour')}.png`).metadata.title).toBe('Quiet harbour');
  });
});

describe('clip', () => {
  it.each([
    ['  short  ', 10, 'short'],
    ['long words', 5, 'long'],
    ['four🎈', 5, 'four'],
  ])('cuts “%s” to %i characters', (text, max, cut) => {
    expect(clip(text, max)).toBe(cut);
  });

  it('keeps titles and headings of a page to what a name may have', () => {
    const { metadata, blocks } = readHtml(
      `<title>${'word '.repeat(400)}</title><article><p>${'Words of a page. '.repeat(30)}</p><h2>${'head '.repeat(400)}</h2><p>${'Other words of it. '.repeat(30)}</p></article>`,
    );
    expect(metadata.title?.length).toBeLessThanOrEqual(500);
    expect(blocks.find(({ type }) => type === 'heading')).toMatchObject({ text: 'head '.repeat(60).trim() });
  });
});
