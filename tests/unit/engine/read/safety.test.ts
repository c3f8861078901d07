import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sourceDocument } from '../../../../lib/engine/document.ts';
import { EngineError } from '../../../../lib/engine/errors.ts';
import { readHtml } from '../../../../lib/engine/read/html.ts';
import { readImageSource } from '../../../../lib/engine/read/image.ts';
import { decodePage } from '../../../../lib/engine/read/page/charset.ts';
import { readText } from '../../../../lib/engine/read/text.ts';
import { processorMs } from '../../processor-time.ts';

/** Most time of this thread that any source may take, in ms. A reader that is quadratic takes minutes. */
const maxMs = 10_000;

/** The reading as a valid document or a typed error; anything else fails the test. */
function end(read: () => unknown): void {
  const work = () => {
    try {
      sourceDocument.parse(read());
    } catch (error) {
      expect(error).toBeInstanceOf(EngineError);
    }
  };
  expect(processorMs(work)).toBeLessThan(maxMs);
}

const sentence = 'The sea came up the high street, past the bakery and into the school hall, and nobody was there. ';
const article = `<p>${sentence.repeat(3)}</p>`;
const levels = 100_000;
const megabytes8 = (piece: string) => piece.repeat(Math.ceil((8 * 1024 * 1024) / piece.length));
const run = (piece: string) => piece.repeat(50_000);

describe('pages that mean harm', () => {
  it.each([
    ['100,000 levels of boxes', '<div>'.repeat(levels)],
    ['100,000 levels of lists', '<ul><li>'.repeat(levels)],
    ['100,000 levels of quotations', '<blockquote>'.repeat(levels)],
    ['100,000 levels of tables', '<table><tr><td>'.repeat(levels)],
    ['100,000 levels of bold', '<b>'.repeat(levels)],
    ['8 MB of one tag', megabytes8('<p>a</p>')],
    ['8 MB of table cells', `<table><tr>${megabytes8('<td>1</td>')}`],
    ['8 MB of null bytes', megabytes8('\0')],
    ['8 MB of lone surrogates', megabytes8('\ud800')],
    ['100,000 attributes', `<p ${Array.from({ length: levels }, (_, at) => `a${at}="b"`).join(' ')}>`],
    ['a table 100,000 wide', '<table><tr><td colspan="100000">a<tr><td rowspan="100000">b</table>'],
  ])(
    '%s end in a document or a typed error in time',
    (_, html) => {
      end(() => readHtml(`${article}${html}${article}`));
    },
    60_000,
  );

  it.each([' ', '\t', '>', ',', '-', '—', '|', '"', 'a', '漢', '[', '(', '*', '&', ': ', '. ', '1.'])(
    'a run of 50,000 %j in any place takes no longer than its length',
    (piece) => {
      const words = run(piece);
      const value = words.replaceAll('"', '');
      const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      end(() =>
        readHtml(
          `<html lang="${value}"><head><title>${escaped}</title><meta name="author" content="${value}"><meta name="date" content="${value}"></head><body><h1>${escaped}</h1>${article}<p style="${value}" class="${value}">${escaped}</p><pre>a${escaped}b</pre><blockquote>a<cite>${escaped}b</cite></blockquote><img srcset="${value}" alt="${value}"><ul><li>${escaped}</ul><figure><img src="/a.png"><figcaption>${escaped}</figcaption></figure>${article}</body></html>`,
        ),
      );
      for (const start of ['', 'Source: ', '# ', '> — ', '| ', '- ', '1. ', '```']) {
        end(() => readText(`${sentence}\n${start}${words}x\nSource: a ${words}x`));
      }
    },
    60_000,
  );
});

describe('Markdown that means harm', () => {
  it.each([
    '[![',
    '[![a](',
    '[![a](b)](',
    '[a][',
    '[a](b "',
    '<a ',
    '<h1>',
    '<!--',
    '-- ',
    '===\n',
    '---\n\na\n',
    '[^',
    '`',
    '|-',
    '- [ ] ',
  ])(
    'a run of 50,000 %j takes no longer than its length',
    (piece) => {
      for (const start of ['', 'a\n', '---\n']) end(() => readText(`# Tides\n\n${sentence}\n\n${start}${run(piece)}x`));
    },
    60_000,
  );
});

describe('nothing that is read is run or fetched', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('whatever a page asks for', () => {
    const trap = vi.fn(() => {
      throw new Error('reading reached out');
    });
    for (const name of [
      'fetch',
      'XMLHttpRequest',
      'Worker',
      'WebSocket',
      'EventSource',
      'Image',
      'importScripts',
      'eval',
    ]) {
      vi.stubGlobal(name, trap);
    }
    vi.stubGlobal('harm', undefined);
    const { blocks } = readHtml(
      `<html><head><base href="https://example.org/"><link rel="stylesheet" href="/a.css"><meta http-equiv="refresh" content="0;url=/b"><script src="/a.js"></script><script>globalThis.harm = 1</script></head><body onload="globalThis.harm = 2"><h1>Tides</h1>${article}<img src="/a.png" onerror="globalThis.harm = 3" width="300" height="200"><iframe srcdoc="<script>globalThis.harm = 4</script>"></iframe><svg onload="globalThis.harm = 5"></svg><a href="javascript:globalThis.harm = 6">go</a><img src="javascript:globalThis.harm = 7"><img src="data:image/svg+xml,<svg onload='globalThis.harm = 8'/>"><object data="/a.swf"></object>${article.replace('sea', 'tide')}</body></html>`,
      'https://example.org/tides',
    );
    expect(trap).not.toHaveBeenCalled();
    expect(Reflect.get(globalThis, 'harm')).toBeUndefined();
    expect(blocks.filter((block) => block.type === 'figure').map(({ image }) => image)).toEqual([
      'https://example.org/a.png',
    ]);
    expect(JSON.stringify(blocks)).not.toMatch(/javascript:|globalThis/);
  });
});

describe('any bytes at all', () => {
  it('end in a document or a typed error, as page, as text and as image', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.string({ maxLength: 30 }), (bytes, name) => {
        const text = decodePage(bytes, name);
        end(() => readHtml(text, name));
        end(() => readText(text));
        end(() => readImageSource(bytes, name));
      }),
      { numRuns: 200 },
    );
  });

  it('as does any string', () => {
    const character = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...'<>/&;"\'=[](){}|*_#`~-\\\n\t\0 '),
      fc.constant('\ud800'),
    );
    fc.assert(
      fc.property(fc.array(character, { maxLength: 300 }), (characters) => {
        const text = characters.join('');
        end(() => readHtml(text, text));
        end(() => readText(text));
      }),
      { numRuns: 200 },
    );
  });
});
