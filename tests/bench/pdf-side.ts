/** One side of the PDF bench: `ours` or `theirs`, and a file. Sends its milliseconds and the bytes its memory grew by. */
import { readFileSync } from 'node:fs';

const [side, path = ''] = process.argv.slice(2);
const bytes = new Uint8Array(readFileSync(path));
const before = process.memoryUsage.rss();

async function ours(): Promise<number> {
  const { createNodePlatform } = await import('../../lib/engine/paint/node.ts');
  const platform = createNodePlatform();
  const start = performance.now();
  await platform.readPdf(bytes, 'book.pdf');
  return performance.now() - start;
}

/** Without the time to load pdf.js, which ours takes in the worker it starts. */
async function theirs(): Promise<number> {
  Object.assign(globalThis, { pdfjsWorker: await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs') });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.min.mjs');
  const start = performance.now();
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  for (let number = 1; number <= pdf.numPages; number++) await (await pdf.getPage(number)).getTextContent();
  return performance.now() - start;
}

const time = await (side === 'ours' ? ours() : theirs());
// The most there was at any time: `maxRSS` is in kilobytes.
process.send?.({ time, memory: process.resourceUsage().maxRSS * 1024 - before });
process.disconnect?.();
