import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { type LoopbackServer, listen } from '../browser/serve.ts';
import { listParts, pack, slide, title } from '../unit/engine/read/pptx/make-deck.ts';
import {
  browserBombs,
  canvasBombs,
  drawnBombs,
  makePng,
  pngChunkBombs,
} from '../unit/engine/read/sandbox/make-bombs.ts';
import { listBatches, maxFiles, toNames } from './bomb-batches.ts';
import { type Broadside, expect, test } from './extension.ts';
import { measurePeak, readProcess, resetPeaks, untilIdle } from './process-memory.ts';
import { readStore } from './stored.ts';

/**
 * Small files that unpack to hundreds of megabytes, given to the extension in a browser as a user would. The other PDFs that
 * are read stand in `tests/unit/engine/read/pdf/bombs.test.ts`.
 */

const maxMegabytes = 500;
/** A job's end: a picture of the harmless part, or a refusal in words of its own. */
const outcome = /^(?:delivered|archive_too_large|image_too_large|read_too_slow|empty_source)$/;
/** An end that says that a file is too much. */
const refusal = /^(?:archive_too_large|image_too_large|read_too_slow)$/;

const blankSlide = slide(title('Boats') + ' '.repeat(7_900_000));
const decks: Readonly<Record<string, () => Uint8Array>> = {
  'a deck of blanks': () => pack(listParts({ slides: Array.from({ length: 60 }, () => blankSlide) })),
};

/** Images that a browser decodes to the most that is allowed, and more. */
const images: Readonly<Record<string, () => Promise<Uint8Array> | Uint8Array>> = {
  'the largest PNG': () => makePng(6320, 6320),
  'the largest JPEG': () => createCanvas(6320, 6320).encode('jpeg', 80),
  'the largest WebP': () => createCanvas(6320, 6320).encode('webp', 80),
  'a PNG beyond that': () => makePng(30_000, 30_000),
  'a PNG with chunks that unpack': () => makePng(1200, 1200, pngChunkBombs()),
};

// Its memory is measured.
test.use({ ownBrowser: true });

const served = new Map<string, readonly [mediaType: string, bytes: Uint8Array]>();
let server: LoopbackServer;
test.beforeAll(async () => {
  server = await listen((request, response) => {
    const file = served.get(request.url ?? '');
    response.writeHead(200, { 'content-type': file?.[0] ?? 'text/html' });
    response.end(file?.[1] ?? '<title>Files</title><p>Files to look at.</p>');
  });
});
test.afterAll(() => server.close());
test.afterEach(() => served.clear());

/** The numbers of the processes that run the extension's pages and workers. */
async function listProcesses({ context }: Broadside): Promise<number[]> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  return processInfo.map(({ id }) => id).filter((id) => readProcess(id, 'cmdline').includes('--extension-process'));
}

/** Makes an infographic of what an address leads to; returns its job, how that ended and the most memory that took. */
async function giveLink(
  broadside: Broadside,
  page: Page,
  click: { readonly linkUrl: string } | { readonly srcUrl: string },
) {
  const listJobs = async () => readStore(await broadside.worker(), 'jobs');
  const before = new Set((await listJobs()).map(({ id }) => id));
  resetPeaks(await listProcesses(broadside));
  await broadside.clickMenu(page, { menuItemId: 'infographic', ...click });
  let end = '';
  let jobId: unknown;
  await expect
    .poll(async () => {
      const job = (await listJobs()).find(({ id }) => !before.has(id));
      const { code } = (job?.error ?? {}) as { code?: string };
      if (job?.state === 'delivered') end = 'delivered';
      if (job?.state === 'failed') end = code ?? 'failed';
      jobId = job?.id;
      return end;
    })
    .not.toBe('');
  const processes = await listProcesses(broadside);
  await untilIdle(processes);
  return { jobId, end, peak: measurePeak(processes) };
}

/** Has a PDF without text drawn, as its failed job offers, and returns the most memory that took. */
async function drawPage(broadside: Broadside, jobId: unknown): Promise<number> {
  const page = await broadside.context.newPage();
  await page.goto(`chrome-extension://${broadside.id}/gallery.html`);
  resetPeaks(await listProcesses(broadside));
  await page.evaluate((jobId) => chrome.runtime.sendMessage({ type: 'use-pdf-page', jobId }), jobId);
  const processes = await listProcesses(broadside);
  await untilIdle(processes);
  const peak = measurePeak(processes);
  await page.close();
  return peak;
}

test.describe('a bomb ends in words of its own and within 500 MB', () => {
  // Out of memory is too often once: a second try would hide it.
  test.describe.configure({ retries: 0 });
  test.skip(process.platform !== 'linux', 'Memory is read from /proc.');
  test.setTimeout(600_000);

  for (const batch of listBatches(browserBombs)) {
    test(`PDF: ${toNames(batch)}`, async ({ broadside }) => {
      const page = await broadside.open(`${server.origin}/`);
      for (const [name, make] of batch) {
        served.set('/bomb.pdf', ['application/pdf', make()]);
        const { end, peak } = await giveLink(broadside, page, { linkUrl: `${server.origin}/bomb.pdf` });
        expect.soft(end, name).toMatch(outcome);
        expect.soft(peak, name).toBeLessThan(maxMegabytes);
      }
    });
  }

  for (const batch of listBatches({ ...drawnBombs, ...canvasBombs }, maxFiles.drawn)) {
    test(`PDF without text, drawn: ${toNames(batch)}`, async ({ broadside }) => {
      const page = await broadside.open(`${server.origin}/`);
      for (const [name, make] of batch) {
        served.set('/bomb.pdf', ['application/pdf', make()]);
        const { jobId, end, peak } = await giveLink(broadside, page, { linkUrl: `${server.origin}/bomb.pdf` });
        // Some are too much to be looked through for text.
        expect.soft(end, name).toMatch(/^(?:pdf_scanned|archive_too_large|read_too_slow)$/);
        expect.soft(peak, name).toBeLessThan(maxMegabytes);
        if (end === 'pdf_scanned') expect.soft(await drawPage(broadside, jobId), name).toBeLessThan(maxMegabytes);
      }
    });
  }

  for (const [name, make] of Object.entries(decks)) {
    test(`zip: ${name}`, async ({ broadside }) => {
      const page = await broadside.open(`${server.origin}/`);
      served.set('/bomb.pptx', ['application/vnd.openxmlformats-officedocument.presentationml.presentation', make()]);
      const { end, peak } = await giveLink(broadside, page, { linkUrl: `${server.origin}/bomb.pptx` });
      expect.soft(end).toMatch(refusal);
      expect.soft(peak).toBeLessThan(maxMegabytes);
    });
  }

  for (const batch of listBatches(images)) {
    test(`image: ${toNames(batch)}`, async ({ broadside }) => {
      const page = await broadside.open(`${server.origin}/`);
      for (const [name, make] of batch) {
        served.set('/bomb', ['image/png', await make()]);
        const { end, peak } = await giveLink(broadside, page, { srcUrl: `${server.origin}/bomb` });
        expect.soft(end, name).toMatch(outcome);
        expect.soft(peak, name).toBeLessThan(maxMegabytes);
      }
    });
  }
});
