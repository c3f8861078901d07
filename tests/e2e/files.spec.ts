import { makeInPopup } from '../browser/make-in-popup.ts';
import { type LoopbackServer, listen } from '../browser/serve.ts';
import { makePdf } from '../unit/engine/read/pdf/make-pdf.ts';
import { sentences, wrap } from '../unit/engine/read/pdf/pages.ts';
import { bullets, makeDeck, slide, title } from '../unit/engine/read/pptx/make-deck.ts';
import { expect, test } from './extension.ts';
import { decodePicture } from './picture.ts';
import { readStore } from './stored.ts';

/** PDFs and decks as people meet them: shown in a tab, or behind a link. */

const lines = wrap(sentences(9), 80).map((text, index) => ({ text, x: 60, y: 120 + index * 14 }));
const gray = '/Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /ASCIIHexDecode';
const files: Readonly<Record<string, readonly [mediaType: string, bytes: Uint8Array]>> = {
  '/ferries.pdf': ['application/pdf', makePdf({ info: { Title: 'Ferries of the north' }, pages: [{ words: lines }] })],
  '/deck': [
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    makeDeck({
      slides: [
        slide(title('Why we moved the harbour office')),
        ...[
          ['The old pier', 'It stood in water for forty days of the year.'],
          ['The new hall', 'It has room for every gauge and every boat.'],
          ['The move', 'It took one weekend and nobody missed a tide.'],
        ].map(([heading = '', text = '']) => slide(title(heading) + bullets(text))),
      ],
    }),
  ],
  '/scan.pdf': ['application/pdf', makePdf({ pages: [{ image: { entries: gray, data: '00FFFF00>' } }] })],
};
const wish = { kind: 'infographic', aspect: '4:5', format: 'png' } as const;

let server: LoopbackServer;
test.beforeAll(async () => {
  server = await listen((request, response) => {
    const [mediaType, bytes] = files[request.url ?? ''] ?? [
      'text/html',
      Buffer.from('<title>Files</title><a href="/deck">Deck</a>'),
    ];
    response.writeHead(200, { 'content-type': mediaType });
    response.end(bytes);
  });
});
test.afterAll(() => server.close());

test('a tab that shows a PDF → popup → infographic on disk', async ({ broadside }) => {
  const page = await broadside.context.newPage();
  await page.goto(`${server.origin}/ferries.pdf`);
  const popup = await broadside.clickToolbarButton(page);
  // The browser's viewer has nothing that could be picked.
  await popup.see('.popup-head:not(:has([aria-label="Pick on page"]))');
  await makeInPopup(popup, wish);
  const picture = await decodePicture(await broadside.nextDownload());
  expect(picture).toMatchObject({ width: 1080, height: 1350 });
  const [job] = await readStore(await broadside.worker(), 'jobs');
  expect(job?.request).toMatchObject({ fields: {}, parts: [{ name: 'sourcePdf', fileName: 'ferries.pdf' }] });
});

test('a scanned PDF offers its first page, which becomes the picture', async ({ broadside }) => {
  const page = await broadside.context.newPage();
  await page.goto(`${server.origin}/scan.pdf`);
  const popup = await broadside.clickToolbarButton(page);
  await expect(makeInPopup(popup, wish)).rejects.toThrow('This PDF is a scan');
  await popup.click('.job-view-acts button');
  await popup.see('.job-view[data-tone="done"]');
  expect(await decodePicture(await broadside.nextDownload())).toMatchObject({ width: 1080, height: 1350 });
});

test('menu on a link to a presentation → infographic on disk', async ({ broadside }) => {
  const page = await broadside.open(`${server.origin}/`);
  await broadside.clickMenu(page, { menuItemId: 'infographic', linkUrl: `${server.origin}/deck` });
  const picture = await decodePicture(await broadside.nextDownload());
  expect(picture).toMatchObject({ width: 1080, height: 1350 });
  expect(picture.colors).toBeGreaterThan(10);
});
