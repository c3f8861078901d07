import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type LoopbackServer, listen } from '../browser/serve.ts';
import { expect, test } from './extension.ts';
import { decodePicture } from './picture.ts';
import { readStore } from './stored.ts';

test.use({ ownBrowser: false });

/** The parts of a page that are read on the click, and those that are not. */

const article = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tide tables</title></head><body>
<article><h1>Tide tables</h1><p>The harbour office prints the tides for every day of the year.</p>
<h2>What the office does</h2>
<ul><li>It measures the tide twice a day</li><li>It prints the tables in March</li></ul>
<div id="drawn"></div><div id="host"></div>
<p hidden>This sentence is hidden from everyone.</p>
<form><input name="secret" type="password" value="correct horse"><textarea>my private note</textarea></form></article>
<script>
  document.querySelector('#drawn').innerHTML = '<p>This paragraph was drawn by a script after the page came.</p>';
  document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML = '<p>This paragraph stands in a shadow root of the page.</p>';
</script></body></html>`;

const withForeignImage = (origin: string) =>
  `<!doctype html><html lang="en"><head><title>Elsewhere</title></head><body style="margin:0">
  <img src="${origin}/morning-desk.png" alt="A desk at a window" width="800" height="450"></body></html>`;

/** An article whose picture the page offers for sharing, too. */
const withOwnPicture = (image: string) =>
  `<!doctype html><html lang="en"><head><title>Desks</title><meta property="og:image" content="${image}"></head><body style="margin:0">
  <article><h1>Desks</h1><img src="${image}" alt="" width="640" height="360"><p>A desk at a window is worth a walk.</p></article></body></html>`;

let server: LoopbackServer;
/** The same server under another name: another origin, which sends no CORS headers. */
let elsewhere: string;

test.beforeAll(async () => {
  const image = readFileSync(resolve(import.meta.dirname, '../fixtures/samples/morning-desk.png'));
  server = await listen((request, response) => {
    if (request.url === '/morning-desk.png') {
      response.writeHead(200, { 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' });
      response.end(image);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const pages: Record<string, string> = {
      '/foreign': withForeignImage(elsewhere),
      '/own-picture': withOwnPicture('/morning-desk.png'),
      '/foreign-picture': withOwnPicture(`${elsewhere}/morning-desk.png`),
    };
    response.end(pages[request.url ?? ''] ?? article);
  });
  elsewhere = server.origin.replace('127.0.0.1', 'localhost');
});
test.afterAll(() => server.close());

for (const [path, whose] of [
  ['/own-picture', 'from the page'],
  ['/foreign-picture', 'from the screen where the page may not read it'],
] as const) {
  test(`keeps the page's own picture with it, ${whose}`, async ({ broadside }) => {
    const page = await broadside.context.newPage();
    await page.goto(`${server.origin}${path}`);
    const popup = await broadside.clickToolbarButton(page);
    await popup.see('form.make');
    const kept = async () => (await readStore(await broadside.worker(), 'snapshots')).map(({ picture }) => picture);
    await expect.poll(kept).toEqual([expect.anything()]);
  });
}

test('reads the page as it is drawn, without what is typed or hidden, and leaves no trace', async ({ broadside }) => {
  const page = await broadside.context.newPage();
  await page.goto(`${server.origin}/`);
  const state = () => page.evaluate(() => [document.documentElement.outerHTML, Object.keys(window).sort().join()]);
  const before = await state();
  const popup = await broadside.clickToolbarButton(page);
  await popup.see('form.make');
  // The form can be used while the page is still being read.
  const snapshots = async () => readStore(await broadside.worker(), 'snapshots');
  await expect.poll(async () => (await snapshots()).length).toBe(1);
  expect(await state()).toEqual(before);

  const [snapshot] = await snapshots();
  const html = String(snapshot?.html);
  expect(html).toContain('drawn by a script');
  expect(html).toContain('in a shadow root');
  expect(html).not.toContain('hidden from everyone');
  expect(html).not.toContain('correct horse');
  expect(html).not.toContain('my private note');
  expect(html).not.toContain('<script');
});

test('a selection keeps its structure and says where it is from', async ({ broadside }) => {
  const page = await broadside.open(`${server.origin}/`);
  const selectionText = await page.evaluate(() => {
    const selection = getSelection();
    selection?.setBaseAndExtent(document.querySelector('h2') as Node, 0, document.querySelector('ul') as Node, 2);
    return String(selection);
  });
  await broadside.clickMenu(page, { menuItemId: 'infographic', selectionText });
  await broadside.nextDownload();
  const [job] = await readStore(await broadside.worker(), 'jobs');
  const request = job?.request as { fields: { sourceText: string } } | undefined;
  expect(request?.fields.sourceText).toBe(
    `## What the office does\n\n- It measures the tide twice a day\n- It prints the tables in March\n\nSource: Tide tables <${server.origin}/>`,
  );
});

test('an image of another site that lets nobody read it is taken from the screen', async ({ broadside }) => {
  const page = await broadside.open(`${server.origin}/foreign`);
  await broadside.clickMenu(page, {
    menuItemId: 'meme',
    mediaType: 'image',
    srcUrl: `${elsewhere}/morning-desk.png`,
  });
  const picture = await decodePicture(await broadside.nextDownload());
  expect(picture).toMatchObject({ width: 1080, height: 1080 });
  // The lamp's green, which only the image has.
  expect(picture.share('#0f766e')).toBeGreaterThan(0.002);
});

test('a popup closed while it reads the page leaves the next click nothing wrong', async ({ broadside }) => {
  const page = await broadside.open(`${server.origin}/`);
  for (let opened = 0; opened < 6; opened++) await (await broadside.clickToolbarButton(page)).close();
  await broadside.clickMenu(page, { menuItemId: 'infographic', linkUrl: `${server.origin}/other` });
  await broadside.nextDownload();
  const captures = await readStore(await broadside.worker(), 'captures');
  expect(captures.find(({ target }) => target === 'link')?.link).toMatchObject({ url: `${server.origin}/other` });
});
