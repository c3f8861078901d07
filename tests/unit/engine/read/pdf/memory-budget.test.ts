import { deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import { megabyte } from '../../../../../lib/contract/index.ts';
import { installMemoryBudget } from '../../../../../lib/engine/read/pdf/memory-budget.ts';
import { createNodePdfHost } from '../../../../../lib/engine/read/pdf/node-host.ts';
import { answerPdf } from '../../../../../lib/engine/read/pdf/serve.ts';
import { canvasBombs, drawnBombs, heapBombs, pdfBombs } from '../sandbox/make-bombs.ts';
import { makePdf } from './make-pdf.ts';
import { sentences, wrap } from './pages.ts';

/** As in a browser's worker, which has no limit of the system's: the budget alone. */
const budget = installMemoryBudget({ countsLists: true });
const ask = (kind: 'read' | 'draw', bytes: Uint8Array) =>
  answerPdf({ ask: kind, bytes: new Uint8Array(bytes) }, createNodePdfHost(), budget);

/** Bombs whose memory is buffers. */
const buffers = ['Flate on Flate, blank', 'metadata', 'an object stream'];
/** Bombs whose memory is lists, or canvases; the others end by their time, or are no more than they say. */
const lists = [
  'widths of four thousand million letters',
  'heights of four thousand million letters',
  'a map of sixteen million letters',
  'an endless array',
  'a nest of arrays',
  'a table of thirteen million objects',
];
/** In millimetres and inches a sheet of A4 is 210 × 297 and 8.27 × 11.7. */
const scans: [string, { width: number; height: number; bits: 1 | 8; space: 'DeviceRGB' | 'DeviceGray' }][] = [
  ['at 300 dpi in colours', { width: 2480, height: 3508, bits: 8, space: 'DeviceRGB' }],
  ['at 400 dpi in colours', { width: 3307, height: 4677, bits: 8, space: 'DeviceRGB' }],
  ['at 400 dpi in greys', { width: 3307, height: 4677, bits: 8, space: 'DeviceGray' }],
  ['at 600 dpi in black and white', { width: 4960, height: 7016, bits: 1, space: 'DeviceGray' }],
];
/** An image whose upper half is black. */
function packImage({ width, height, bits, space }: (typeof scans)[number][1]) {
  const rowBytes = Math.ceil((width * bits * (space === 'DeviceRGB' ? 3 : 1)) / 8);
  const pixels = Buffer.alloc(rowBytes * height, 255).fill(0, 0, rowBytes * Math.floor(height / 2));
  return {
    entries: `/Width ${width} /Height ${height} /BitsPerComponent ${bits} /ColorSpace /${space} /Filter [/ASCIIHexDecode /FlateDecode]`,
    data: `${deflateSync(pixels).toString('hex')}>`,
  };
}
const canvases = ['patterns in patterns', 'groups in groups', 'soft masks in soft masks'];

describe('the memory budget of a PDF’s worker', () => {
  it.each(Object.entries(pdfBombs).filter(([name]) => buffers.includes(name)))('refuses %s', async (_, make) => {
    const bytes = make();
    const before = process.memoryUsage().arrayBuffers;
    expect(await ask('read', bytes)).toEqual({ answer: 'error', code: 'archive_too_large' });
    expect((process.memoryUsage().arrayBuffers - before) / 1e6).toBeLessThan(400);
  });

  it.each(Object.entries(heapBombs).filter(([name]) => lists.includes(name)))('refuses %s', async (_, make) => {
    expect(await ask('read', make())).toEqual({ answer: 'error', code: 'archive_too_large' });
  });

  it('is exceeded by what the system has no memory for, though the budget would', () => {
    const exceeded = vi.fn();
    budget.start(Number.MAX_SAFE_INTEGER, exceeded);
    expect(() => new Uint8Array(2 ** 52)).toThrow(RangeError);
    expect(exceeded).toHaveBeenCalledOnce();
    budget.stop();
  });

  it.each([100, 100_000, 3_000_000])('keeps for %i bytes that were unpacked no more room than that', async (size) => {
    budget.start(96 * megabyte, vi.fn());
    const packed = new Blob([deflateSync(Buffer.alloc(size))]);
    const unpacked = packed.stream().pipeThrough(new DecompressionStream('deflate')).getReader();
    const { value } = await unpacked.read();
    expect([value?.length, value?.buffer.byteLength]).toEqual([size, size]);
    budget.stop();
  });

  it('has room for what is no bomb, after one as before', async () => {
    const words = wrap(sentences(6), 90).map((text, index) => ({ text, x: 60, y: 120 + index * 12 }));
    expect(await ask('read', makePdf({ pages: [{ words }] }))).toMatchObject({ answer: 'document' });
  });

  it.each(scans)('has room to draw a scan of A4 %s', async (_, image) => {
    const answer = await ask('draw', makePdf({ pages: [{ image: packImage(image) }] }));
    if (answer.answer !== 'picture') throw new Error(JSON.stringify(answer));
    const picture = await loadImage(answer.png);
    const context = createCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    const brightness = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[0] ?? -1;
    // Black above, white below.
    expect([brightness(50, 50), brightness(1080, 750), brightness(50, 850), brightness(1080, 1550)]).toEqual([
      0, 0, 255, 255,
    ]);
  });

  it('refuses to draw a scan of A4 at 600 dpi in colours, in words that fit a scan', async () => {
    const image = packImage({ width: 4960, height: 7016, bits: 8, space: 'DeviceRGB' });
    const answer = await ask('draw', makePdf({ pages: [{ image }] }));
    expect(answer).toEqual({ answer: 'error', code: 'scan_too_large' });
  });

  // Images that were begun are worked on to their end in this thread: these come last.
  it.each([...Object.entries(drawnBombs), ...Object.entries(canvasBombs).filter(([name]) => canvases.includes(name))])(
    'refuses to draw %s',
    async (_, make) => {
      expect(await ask('draw', make())).toEqual({ answer: 'error', code: 'scan_too_large' });
    },
  );
});
