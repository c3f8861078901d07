import { Resvg } from '@resvg/resvg-js';
import { strFromU8, unzipSync } from 'fflate';
import { DOMParser } from 'linkedom';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { DocumentFormat } from '../../../../lib/engine/export/index.ts';
import { drawPdf, hasProgram, measureDifference, printDeck } from './compare.ts';
import { drawPage, pages, writeDocument } from './pages.ts';

/** Milliseconds for documents of eighteen pages, and for office programs to start. */
const timeoutMs = 240_000;
const at = new Date(0);
const write = async (format: DocumentFormat, of = pages) => (await writeDocument(of, format, at)).bytes;
const pictures = await Promise.all(pages.map(drawPage));
const pdf = await write('pdf');

/** Mean differences of channels, 0–255. With outlines edges alone differ; a deck's letters are those of another font. */
const max = { outlines: 2, otherFonts: 14 };

describe('an SVG', () => {
  it.each(pages.map((page, index) => [page.name, page, index] as const))(
    'of a %s is the picture to a program that loads no fonts',
    async (_, page, index) => {
      const svg = new TextDecoder().decode(await write('svg', [page]));
      expect(svg).not.toContain('<text');
      expect(svg).toContain('<title id="title">');
      const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
      expect(await measureDifference(pictures[index] as Uint8Array, drawn)).toBeLessThan(max.outlines);
    },
    timeoutMs,
  );

  it('names each text by its words, and tells what is hostile from markup', async () => {
    const [page] = pages;
    if (!page) throw new Error('there are pages');
    const title = 'Tom & "Jerry" <script>alert(1)</script>';
    const svg = new TextDecoder().decode(await write('svg', [{ ...page, says: { brief: { ...page.brief, title } } }]));
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(document.querySelector('title')?.textContent).toBe(title);
    expect(document.querySelector('script')).toBeNull();
    const labels = Array.from(svg.matchAll(/<g role="img" aria-label="([^"]*)"/g), ([, label]) => label);
    expect(labels.join(' ')).toContain('Tom &');
  });
});

describe('a PDF', () => {
  it.skipIf(!hasProgram('pdftoppm'))(
    'is the pictures to poppler (skipped where pdftoppm is not installed)',
    async () => {
      const drawn = drawPdf(pdf);
      expect(drawn).toHaveLength(pages.length);
      for (const [index, page] of drawn.entries()) {
        const difference = await measureDifference(pictures[index] as Uint8Array, page);
        expect([pages[index]?.name, difference < max.outlines]).toEqual([pages[index]?.name, true]);
      }
    },
    timeoutMs,
  );

  it('gives its words in every script, tags, a language and a description to pdf.js', async () => {
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    expect(await document.getMetadata()).toMatchObject({ info: { Language: 'en', Title: pages[0]?.brief.title } });
    for (const [index, { name, brief }] of pages.entries()) {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join('');
      const plain = (words: string) => words.normalize('NFKC').replace(/\s+/g, '');
      expect([name, plain(text)]).toEqual([name, expect.stringContaining(plain(brief.title.split(' ')[0] ?? ''))]);
      const tree = JSON.stringify(await page.getStructTree());
      expect(tree).toContain('"Figure"');
      expect(tree).toContain('"H1"');
      expect(tree).toContain(JSON.stringify(brief.title.slice(0, 12)).slice(1, -1));
    }
  });

  it('is the same bytes for the same pages', async () => {
    const two = pages.slice(0, 2);
    expect(await write('pdf', two)).toEqual(await write('pdf', two));
  });
});

describe('a deck', () => {
  it.skipIf(!hasProgram('soffice') || !hasProgram('pdftoppm'))(
    'is the pictures to LibreOffice but for its fonts (skipped where soffice is not installed)',
    async () => {
      const drawn = drawPdf(printDeck(await write('pptx')));
      expect(drawn).toHaveLength(pages.length);
      for (const [index, page] of drawn.entries()) {
        const difference = await measureDifference(pictures[index] as Uint8Array, page);
        expect([pages[index]?.name, difference < max.otherFonts]).toEqual([pages[index]?.name, true]);
      }
    },
    timeoutMs,
  );

  it('has every text as text, its lines as they are broken, and one title a slide', async () => {
    const files = unzipSync(await write('pptx'));
    for (const [index, { name, brief }] of pages.entries()) {
      const xml = strFromU8(files[`ppt/slides/slide${index + 1}.xml`] as Uint8Array);
      const document = new DOMParser().parseFromString(xml, 'text/xml');
      const text = Array.from(document.getElementsByTagName('a:t'), (run) => run.textContent).join(' ');
      const plain = (words: string) => words.replace(/\s+/g, '');
      expect([name, plain(text)]).toEqual([name, expect.stringContaining(plain(brief.title.slice(0, 10)))]);
      expect(xml.match(/<p:ph type="title"\/>/g)).toHaveLength(1);
    }
    // A picture of a text is no text.
    expect(Object.keys(files).filter((path) => path.startsWith('ppt/media/'))).toEqual([]);
  });
});
