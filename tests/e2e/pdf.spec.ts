import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchFirefox } from '../browser/firefox.ts';
import { makePdf } from '../unit/engine/read/pdf/make-pdf.ts';
import { sentences, wrap } from '../unit/engine/read/pdf/pages.ts';
import { expect, test } from './extension.ts';
import { testedFirefox } from './tested-firefox.ts';

/** PDFs in the extension as it is built: its pages start their workers, under their own content security policy. */

const lines = wrap(sentences(6), 90).map((text, index) => ({ text, x: 60, y: 120 + index * 12 }));
// Its letters can be read with pdf.js's own files only. Like the rest of these files it is ASCII, and goes as text.
const chinese = { text: '6E2174594E4B51AC', x: 60, y: 400, encoding: 'UniGB-UCS2-H' };
const gray = '/Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /ASCIIHexDecode';
const pdfs = [
  makePdf({ info: { Title: 'Ferries of the north' }, pages: [{ words: [...lines, chinese] }] }),
  makePdf({ pages: [{ image: { entries: gray, data: '00FFFF00>' } }] }),
].map((bytes) => Buffer.from(bytes).toString('latin1'));

/** The two kinds of images that pdf.js has decoders of its own for: a black page of JBIG2, and a grey one of JPEG 2000. */
const scans = [
  {
    entries: '/Width 8 /Height 8 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter [/ASCIIHexDecode /JBIG2Decode]',
    data: '000000003000010000001300000008000000080000000000000000040000>',
    color: '#000000',
  },
  {
    entries: '/Width 4 /Height 4 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter [/ASCIIHexDecode /JPXDecode]',
    data: 'ff4fff5100290000000000040000000400000000000000000000000400000004000000000000000000010f0101ff52000c00000001000204040001ff5c000a4080888890888890ff90000a0000000000160001ff93c01f8010077f8080ffd9>',
    color: '#7f7f7f',
  },
].map(({ color, ...image }) => ({ color, pdf: Buffer.from(makePdf({ pages: [{ image }] })).toString('latin1') }));

/** Runs in a page of the extension: the worker for PDFs draws one's first page. Returns the picture's colour in its midst. */
async function drawFirstPage({ worker, pdf }: { worker: string; pdf: string }) {
  type Policies = { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
  const { trustedTypes } = globalThis as unknown as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('test', { createScriptURL: (url: string) => url });
  const started = new Worker(policy?.createScriptURL(worker) ?? worker, { type: 'module' });
  const { data } = await new Promise<MessageEvent>((resolve, reject) => {
    // It reports each step on its way.
    started.addEventListener('message', (message) => message.data.answer !== 'progress' && resolve(message));
    started.addEventListener('error', ({ message }) => reject(new Error(message)));
    started.postMessage({ ask: 'draw', bytes: Uint8Array.from(pdf, (char) => char.charCodeAt(0)) });
  });
  started.terminate();
  if (data.answer !== 'picture') return data.code;
  const picture = await createImageBitmap(new Blob([data.png], { type: 'image/png' }));
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(picture, -picture.width / 2, -picture.height / 2);
  const [red, green, blue] = context?.getImageData(0, 0, 1, 1).data ?? [];
  return `#${[red, green, blue].map((part) => part?.toString(16).padStart(2, '0')).join('')}`;
}

/** Runs in a page of the extension: makes an infographic of each PDF, as of a file that was given. Returns each job as it ended. */
async function makeFromEach(pdfs: readonly string[]) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('broadside');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve(opening.result);
  });
  const put = (records: Record<string, object>) =>
    new Promise<void>((resolve, reject) => {
      const writing = database.transaction(Object.keys(records), 'readwrite');
      for (const [store, record] of Object.entries(records)) writing.objectStore(store).put(record);
      writing.onerror = () => reject(writing.error);
      writing.oncomplete = () => resolve();
    });
  const read = (jobId: string) =>
    new Promise<{ state: string; error?: { code: string } }>((resolve) => {
      const reading = database.transaction('jobs').objectStore('jobs').get(jobId);
      reading.onsuccess = () => resolve(reading.result);
    });
  const ends: (readonly [string, string])[] = [];
  for (const pdf of pdfs) {
    const [blobId, captureId, at] = [crypto.randomUUID(), crypto.randomUUID(), new Date().toISOString()];
    const blob = new Blob([Uint8Array.from(pdf, (char) => char.charCodeAt(0))], { type: 'application/pdf' });
    const file = { blobId, part: 'sourcePdf', mediaType: 'application/pdf', address: '', name: 'a.pdf' };
    const captured = { id: captureId, at, target: 'file', page: { url: '', title: '' }, file };
    await put({ blobs: { id: blobId, blob, createdAt: at }, captures: captured });
    const { value } = await chrome.runtime.sendMessage({ type: 'start-job', captureId, choices: {} });
    let job = await read(value.jobId);
    while (!['delivered', 'failed'].includes(job.state)) job = await read(value.jobId);
    ends.push([job.state, job.error?.code ?? JSON.stringify(job)]);
  }
  database.close();
  return ends;
}

const expected = [
  ['delivered', expect.stringContaining('Ferries of the north')],
  ['failed', 'pdf_scanned'],
];
const findAsset = (extension: string, start: string) =>
  `/assets/${readdirSync(join(extension, 'assets')).find((name) => name.startsWith(start))}`;
const findPdfWorker = (extension: string) => findAsset(extension, 'pdf.worker-');

test('Chromium reads PDFs in a worker of the extension', async ({ broadside }) => {
  const page = await broadside.context.newPage();
  await page.goto(`chrome-extension://${broadside.id}/options.html`);
  const extension = process.env.BROADSIDE_TESTED ?? '';
  expect(await page.evaluate(makeFromEach, pdfs)).toEqual(expected);
  for (const { color, pdf } of scans) {
    expect(await page.evaluate(drawFirstPage, { worker: findPdfWorker(extension), pdf })).toBe(color);
  }
});

test('Firefox reads PDFs in a worker of the extension', async () => {
  test.setTimeout(120_000);
  const { executable, extension } = testedFirefox();
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-firefox-'));
  const { browser, open } = await launchFirefox(executable, extension, downloads);
  try {
    const page = await open('options.html', 'form');
    expect(await page.evaluate(makeFromEach, pdfs)).toEqual(expected);
    for (const { color, pdf } of scans) {
      expect(await page.evaluate(drawFirstPage, { worker: findPdfWorker(extension), pdf })).toBe(color);
    }
  } finally {
    await browser.close();
    rmSync(downloads, { recursive: true, force: true });
  }
});
