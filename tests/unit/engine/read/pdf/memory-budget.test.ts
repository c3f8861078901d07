import { describe, expect, it } from 'vitest';
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
  'a table of thirteen million objects',
];
const canvases = ['groups in groups', 'soft masks in soft masks'];

describe('the memory budget of a PDF’s worker', { timeout: 60_000 }, () => {
  it.each(Object.entries(pdfBombs).filter(([name]) => buffers.includes(name)))('refuses %s', async (_, make) => {
    const bytes = make();
    const before = process.memoryUsage().arrayBuffers;
    expect(await ask('read', bytes)).toEqual({ answer: 'error', code: 'archive_too_large' });
    expect((process.memoryUsage().arrayBuffers - before) / 1e6).toBeLessThan(400);
  });

  it.each(Object.entries(heapBombs).filter(([name]) => lists.includes(name)))('refuses %s', async (_, make) => {
    expect(await ask('read', make())).toEqual({ answer: 'error', code: 'archive_too_large' });
  });

  it.each([...Object.entries(drawnBombs), ...Object.entries(canvasBombs).filter(([name]) => canvases.includes(name))])(
    'refuses to draw %s',
    async (_, make) => {
      expect(await ask('draw', make())).toEqual({ answer: 'error', code: 'archive_too_large' });
    },
  );

  it('has room for what is no bomb, after one as before', async () => {
    const words = wrap(sentences(6), 90).map((text, index) => ({ text, x: 60, y: 120 + index * 12 }));
    expect(await ask('read', makePdf({ pages: [{ words }] }))).toMatchObject({ answer: 'document' });
  });
});
