import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BroadsideError } from '../../../../../lib/contract/index.ts';
import { createNodePlatform } from '../../../../../lib/engine/paint/node.ts';
import { createNodePdfHost } from '../../../../../lib/engine/read/pdf/node-host.ts';
import { createPdfReader } from '../../../../../lib/engine/read/pdf/reader.ts';
import { answerPdf } from '../../../../../lib/engine/read/pdf/serve.ts';
import { makePdf, type Words } from './make-pdf.ts';
import { sentences, wrap } from './pages.ts';

const platform = createNodePlatform();
const lines = (text: string, top = 120): Words[] =>
  wrap(text, 90).map((line, index) => ({ text: line, x: 60, y: top + index * 12 }));
const article = makePdf({
  info: { Title: 'Ferries of the north', Author: 'Ada Berg', CreationDate: 'D:20200131' },
  pages: [{ words: [{ text: 'What came back', x: 60, y: 90, size: 16, bold: true }, ...lines(sentences(6))] }],
});
/** Two by two pixels: black, white, white, black. */
const gray = '/Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /ASCIIHexDecode';
const scan = makePdf({ pages: [{ image: { entries: gray, data: '00FFFF00>' } }] });
const locked = makePdf({ pages: [{ words: lines(sentences(2)) }], password: 'wool' });

/** In this thread, which takes milliseconds; the worker around it is tried above. */
const read = (bytes: Uint8Array) => answerPdf({ ask: 'read', bytes: new Uint8Array(bytes) }, createNodePdfHost());

describe('a PDF in a worker of its own', () => {
  it('is read', async () => {
    const bytes = new Uint8Array(article);
    const { metadata, blocks } = await platform.readPdf(bytes, 'ferries.pdf');
    expect(metadata).toEqual({
      title: 'Ferries of the north',
      author: 'Ada Berg',
      date: '2020-01-31',
      language: 'en',
      pages: expect.any(Number),
    });
    expect(blocks).toEqual([
      { type: 'heading', level: 2, text: 'What came back' },
      { type: 'paragraph', text: sentences(6) },
    ]);
    // The caller keeps its bytes.
    expect(bytes).toEqual(article);
  });

  it('that is a scan says so, and gives its first page as a picture', async () => {
    await expect(platform.readPdf(scan)).rejects.toMatchObject({ code: 'pdf_scanned' });
    const png = await platform.drawPdfPage(scan);
    const { width, height, source } = await platform.decodeImage(png, 'image/png');
    expect({ width, height }).toEqual({ width: 1131, height: 1600 });
    const { context } = platform.createSurface(width, height);
    context.drawImage(source, 0, 0);
    const brightness = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[0] ?? -1;
    expect(brightness(100, 100)).toBeLessThan(30);
    expect(brightness(1000, 100)).toBeGreaterThan(225);
    expect(brightness(100, 1500)).toBeGreaterThan(225);
  });

  it('that is a fax is drawn by a decoder of pdf.js’s own files', async () => {
    // Eight rows, each like the white one above it (ITU-T T.6), and the end; white is then declared to be black.
    const decoding = '/DecodeParms [null << /K -1 /Columns 8 /Rows 8 /BlackIs1 true >>]';
    const entries = `/Width 8 /Height 8 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter [/ASCIIHexDecode /CCITTFaxDecode] ${decoding}`;
    const png = await platform.drawPdfPage(makePdf({ pages: [{ image: { entries, data: 'FF001001>' } }] }));
    const { source, width, height } = await platform.decodeImage(png, 'image/png');
    const { context } = platform.createSurface(width, height);
    context.drawImage(source, 0, 0);
    expect(Array.from(context.getImageData(500, 800, 1, 1).data)).toEqual([0, 0, 0, 255]);
  });

  it('is given up when it takes too long, and its worker is ended', async () => {
    let ended = 0;
    const stuck = { ask: () => {}, answer: new Promise(() => {}), end: () => ended++ };
    const limits = { maxSilenceMs: 5, maxReadMs: 1000 };
    await expect(createPdfReader(() => stuck, limits).readPdf(article)).rejects.toMatchObject({
      code: 'read_too_slow',
    });
    expect(ended).toBe(1);
  });

  it.each([
    ['has time as long as it makes progress, as on a busy machine', 1000, 'pdf_damaged'],
    ['is given up in the end, whatever progress it makes', 150, 'read_too_slow'],
  ])('%s', async (_, maxReadMs, code) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const slow = {
      ask: () => {},
      answer: new Promise((resolve) => setTimeout(resolve, 200, { answer: 'error', code: 'pdf_damaged' })),
      onProgress: (listener: () => void) => void setInterval(listener, 40),
      end: () => {},
    };
    const read = createPdfReader(() => slow, { maxSilenceMs: 50, maxReadMs }).readPdf(article);
    const checked = expect(read).rejects.toMatchObject({ code });
    await vi.advanceTimersByTimeAsync(250);
    await checked;
  });
});

describe('what a PDF holds', () => {
  it.each([
    ['locked', locked, 'pdf_encrypted'],
    ['a scan', scan, 'pdf_scanned'],
    ['empty', new Uint8Array(), 'pdf_damaged'],
    ['a page of HTML', new TextEncoder().encode('<!doctype html><title>No</title><p>This is none.</p>'), 'pdf_damaged'],
    ['page numbers only', makePdf({ pages: [{ words: [{ text: '1', x: 300, y: 800 }] }] }), 'empty_source'],
  ])('%s', async (_, bytes, code) => {
    expect(await read(bytes)).toEqual({ answer: 'error', code });
  });

  it.each([
    ['Chinese', 'UniGB-UCS2-H', '6E2174594E4B51AC', '渡港之冬'.replace('港', '奙')],
    ['Japanese', '90ms-RKSJ-H', '93608143', '渡，'],
  ])('%s in an encoding that only pdf.js’s own files know', async (_, encoding, text) => {
    const answer = await read(makePdf({ pages: [{ words: [{ text, x: 60, y: 120, encoding }] }] }));
    expect(answer).toMatchObject({
      answer: 'document',
      document: { blocks: [{ text: expect.stringMatching(/\p{Script=Han}/u) }] },
    });
  });

  it('with bookmarks is read by them', async () => {
    const pages = Array.from({ length: 60 }, (_, page) => ({
      words: [{ text: `Part ${page}`, x: 60, y: 150 }, ...lines(sentences(3, page), 180)],
    }));
    const outline = [
      ['Part 4', 4],
      ['Part 30', 30],
      ['Conclusion', 55],
    ] as const;
    const answer = await read(makePdf({ pages, outline, info: { Title: 'Sixty pages' } }));
    expect(answer).toMatchObject({ answer: 'document' });
    expect(JSON.stringify(answer)).toContain('{"type":"heading","level":2,"text":"Part 30"}');
    expect(JSON.stringify(answer)).toContain('The ferry number 57 ');
  });
});

describe('any bytes', () => {
  const settles = async (bytes: Uint8Array) => {
    const answer = await read(bytes).catch((error: unknown) => error);
    if (answer instanceof BroadsideError) return;
    expect(answer).toMatchObject({ answer: expect.stringMatching(/^(?:document|error)$/) });
    if (answer instanceof Object && 'code' in answer) expect(answer.code).toMatch(/^(?:pdf_\w+|empty_source)$/);
  };

  it('of no meaning end in an error that says so', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) => {
        expect(await read(bytes)).toEqual({ answer: 'error', code: 'pdf_damaged' });
      }),
      { numRuns: 20 },
    );
  });

  it('of a PDF that was cut off or changed end in a document or a contract error', async () => {
    const whole = fc.constantFrom(article, scan, locked);
    const change = fc.record({ at: fc.nat(), byte: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(whole, fc.nat(), fc.array(change, { maxLength: 12 }), async (bytes, length, changes) => {
        const cut = bytes.slice(0, length % 2 ? bytes.length : length % bytes.length);
        for (const { at, byte } of changes) cut[at % cut.length] = byte;
        await settles(cut);
      }),
      { numRuns: 40 },
    );
  });
});
