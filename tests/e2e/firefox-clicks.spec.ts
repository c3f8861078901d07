import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pictureSizes } from '../../lib/engine/sizes.ts';
import { startDisplay } from '../browser/display.ts';
import { HeadedFirefox } from '../browser/headed-firefox.ts';
import { type LoopbackServer, listen } from '../browser/serve.ts';
import { test as base, expect } from './extension.ts';
import { type DecodedPicture, decodePicture } from './picture.ts';
import { servePictures } from './picture-pages.ts';
import { startScriptedService } from './scripted-service.ts';
import { testedFirefox } from './tested-firefox.ts';

/**
 * The main ways in Firefox as a user goes them from a fresh install, in which nothing is permitted: with mouse and keyboard,
 * in Firefox's own panels, menus and questions, on a screen that nobody looks at.
 */

/** A page with an image of another origin, and with links to a page of its own origin and of the other. */
const harbour = (
  elsewhere: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbour</title></head>
<body><h1>The harbour</h1>
<p id="words">The harbour office opens at seven and weighs 120 crates of herring before the ferry leaves at nine.</p>
<p><a id="near" href="/tides">Tides</a> <a id="far" href="${elsewhere}/tides">Tides elsewhere</a></p>
<img alt="A desk at a window" width="640" height="360" src="${elsewhere}/morning-desk.png"></body></html>`;

const tides = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tide tables</title></head><body><article>
<h1>Tide tables</h1><p>The harbour office prints the tides for every day of the year, and 38% of all crews read them.</p>
<ul><li>It measures the tide twice a day</li><li>It prints the tables in March</li><li>It answers 40 letters a week</li></ul>
</article></body></html>`;

interface Harbour extends LoopbackServer {
  /** The same server under another name: another origin, which lets nobody read. */
  readonly elsewhere: string;
}

const test = base.extend<{ firefox: HeadedFirefox; harbourSite: Harbour }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  firefox: async ({}, use) => {
    test.setTimeout(180_000);
    const { executable, extension } = testedFirefox();
    const display = await startDisplay();
    test.skip(!display, 'Xvfb, openbox and xdotool are not all installed here.');
    if (!display) return;
    try {
      const firefox = await HeadedFirefox.start(executable, extension, display);
      await use(firefox);
      await firefox.close();
    } finally {
      await display.stop();
    }
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  harbourSite: async ({}, use) => {
    const image = readFileSync(resolve(import.meta.dirname, '../fixtures/samples/morning-desk.png'));
    const server = await listen((request, response) => {
      const isImage = request.url === '/morning-desk.png';
      const page = request.url === '/tides' ? tides : harbour(`http://localhost:${request.socket.localPort}`);
      response.writeHead(200, { 'content-type': isImage ? 'image/png' : 'text/html; charset=utf-8' });
      response.end(isImage ? image : page);
    });
    await use({ ...server, elsewhere: server.origin.replace('127.0.0.1', 'localhost') });
    await server.close();
  },
});

/** The whole files in the downloads folder: Firefox puts an empty file there beside the part it has. */
function files({ downloads }: HeadedFirefox): string[] {
  const names = readdirSync(downloads);
  if (names.some((name) => name.endsWith('.part'))) return [];
  return names.filter((name) => statSync(join(downloads, name)).size > 0).sort();
}

/** Waits for one more picture on disk than there were, and opens it with another decoder than the one that made it. */
async function nextPicture(
  firefox: HeadedFirefox,
  before: readonly string[] = [],
): Promise<DecodedPicture & { readonly name: string }> {
  const added = () => files(firefox).filter((name) => !before.includes(name));
  await expect.poll(() => added().length, { timeout: 30_000, intervals: [100] }).toBe(1);
  const [name = ''] = added();
  return { ...(await decodePicture(join(firefox.downloads, name))), name };
}

/** The same where no page of the add-on was open: it is shown in a small window, which is closed then. */
async function nextShownPicture(firefox: HeadedFirefox, before: readonly string[] = []) {
  const picture = await nextPicture(firefox, before);
  const shown = '.job-view[data-tone="done"] img';
  await firefox.see('popup.html', shown);
  firefox.press('ctrl+w');
  await firefox.seeNo('popup.html', shown);
  return picture;
}

const makeButton = 'form.make button[type="submit"]';

test('toolbar button → popup → picture on disk, and on the clipboard', async ({ firefox, samples }) => {
  await firefox.open(`${samples}/mornings.html`, 'h1');
  await firefox.clickToolbarButton();
  await firefox.click('popup.html', makeButton);
  const picture = await nextPicture(firefox);
  expect(picture).toMatchObject({ ...pictureSizes['4:5'], mediaType: 'image/png' });
  expect(picture.colors).toBeGreaterThan(10);
  await firefox.click('popup.html', '.job-view[data-tone="done"] .job-view-acts > button:nth-child(2)');
  await expect.poll(() => firefox.hasCopied()).toBe(true);
  // The click on the button let it in, and nothing else.
  expect(await firefox.permitted()).toEqual([]);
});

test('toolbar button → Enter → picture on disk', async ({ firefox, samples }) => {
  await firefox.open(`${samples}/mornings.html`, 'h1');
  await firefox.clickToolbarButton();
  await firefox.see('popup.html', `${makeButton}:focus`);
  firefox.press('Return');
  expect(await nextPicture(firefox)).toMatchObject({ ...pictureSizes['4:5'], mediaType: 'image/png' });
});

test('menu: a picture of a page, of selected words, of another site’s image, of a link', async ({
  firefox,
  harbourSite,
}) => {
  await firefox.open(`${harbourSite.origin}/`, '#near');
  await firefox.clickMenu('h1', 'infographic');
  expect(await nextShownPicture(firefox)).toMatchObject({
    ...pictureSizes['4:5'],
    name: 'Harbour - infographic 4x5.png',
  });

  let before = files(firefox);
  await firefox.click('tab', '#words', { times: 3 });
  await firefox.clickMenu('#words', 'meme');
  expect(await nextShownPicture(firefox, before)).toMatchObject({
    ...pictureSizes['1:1'],
    name: 'Harbour - meme 1x1.png',
  });

  before = files(firefox);
  await firefox.clickMenu('img', 'meme');
  // The lamp's green, which only the image has.
  expect((await nextShownPicture(firefox, before)).share('#0f766e')).toBeGreaterThan(0.002);

  before = files(firefox);
  await firefox.clickMenu('#near', 'infographic');
  expect(await nextShownPicture(firefox, before)).toMatchObject({ ...pictureSizes['4:5'] });
  expect(await firefox.permitted()).toEqual([]);
});

test('a link to another site: asked, denied, asked again, allowed', async ({ firefox, harbourSite }) => {
  await firefox.open(`${harbourSite.origin}/`, '#far');
  await firefox.clickMenu('#far', 'infographic');
  // It says what it will ask for.
  await firefox.see('popup.html', '.notice');
  await firefox.click('popup.html', makeButton);
  expect(await firefox.answer('deny')).toContain('localhost');
  await firefox.see('popup.html', '.notice-problem');
  await firefox.click('popup.html', makeButton);
  await firefox.answer('allow');
  const picture = await nextPicture(firefox);
  expect(picture.colors).toBeGreaterThan(10);
  expect(await firefox.permitted()).toEqual(['http://localhost/*']);
});

test('keys: infographic, meme, gallery in the sidebar', async ({ firefox, samples }) => {
  await firefox.open(`${samples}/mornings.html`, 'h1');
  firefox.press('alt+shift+i');
  expect(await nextShownPicture(firefox)).toMatchObject({ ...pictureSizes['4:5'] });
  const before = files(firefox);
  firefox.press('alt+shift+m');
  expect(await nextShownPicture(firefox, before)).toMatchObject({ ...pictureSizes['1:1'] });
  firefox.press('alt+shift+g');
  await firefox.see('gallery.html', '.tile img');
  await firefox.click('gallery.html', '.tile-open');
  await firefox.see('gallery.html', '.viewer img');
  // The editor opens in the sidebar itself, and leads back.
  await firefox.click('gallery.html', '.viewer-acts button:has(.icon-edit)');
  await firefox.see('editor.html', '.stage-picture:not([data-drawing]) img');
  await firefox.click('editor.html', '.editor-bar button:has(.icon-gallery)');
  await firefox.see('gallery.html', '.viewer img');
  expect(await firefox.permitted()).toEqual([]);
});

test('picked on the page: started by its key, an image clicked, a meme of it', async ({ firefox, samples }) => {
  await firefox.open(`${samples}/mornings.html`, 'h1');
  firefox.press('alt+shift+k');
  await firefox.see('tab', 'body ~ *');
  await firefox.clickThrough('tab', 'img');
  for (const key of ['Tab', 'Return']) firefox.press(key);
  const picture = await nextPicture(firefox);
  expect(picture).toMatchObject({ ...pictureSizes['1:1'] });
  expect(picture.share('#0f766e')).toBeGreaterThan(0.002);
  await firefox.seeNo('tab', 'body ~ *');
});

test('an add-on updated while something is picked lets go of the page', async ({ firefox, harbourSite }) => {
  await firefox.open(harbourSite.origin, 'h1');
  firefox.press('alt+shift+k');
  await firefox.see('tab', 'body ~ *');
  await firefox.update(testedFirefox().extension);
  // Only what nothing lies over is clicked.
  await firefox.click('tab', '#near');
  await firefox.see('tab', 'article h1');
});

test('the keyword alone makes a picture of the page; an address after it is asked for first', async ({
  firefox,
  samples,
}) => {
  await firefox.open(`${samples}/mornings.html`, 'h1');
  await firefox.typeAddress('broadside ');
  firefox.press('Return');
  expect((await nextShownPicture(firefox)).name).toContain('5 habits');
  expect(await firefox.permitted()).toEqual([]);

  const before = files(firefox);
  await firefox.typeAddress(`broadside ${samples}/night-trains.html`);
  firefox.press('Return');
  await firefox.see('popup.html', '.notice');
  await firefox.click('popup.html', makeButton);
  expect(await firefox.answer('allow')).toContain('127.0.0.1');
  expect((await nextPicture(firefox, before)).name).toContain('Night trains are full again');
});

test('images saved: the one that the menu was opened on, then one chosen from all of the page', async ({ firefox }) => {
  const site = await servePictures();
  await firefox.open(`${site.origin}/`, '#set');
  await firefox.clickMenu('#set', 'save-image');
  expect(await nextPicture(firefox)).toMatchObject({ name: 'Lake at dawn.png', width: 1200, height: 800 });
  const before = files(firefox);
  await firefox.clickMenu('h1', 'save-image');
  await firefox.click('save.html', 'li:nth-child(2) > .save-tile');
  await firefox.click('save.html', '.save button[type="submit"]');
  expect(await nextPicture(firefox, before)).toMatchObject({ name: 'Lake in a link.jpg', width: 1500, height: 1000 });
  expect(await firefox.permitted()).toEqual([]);
  await site.close();
});

test('a notification, switched on and clicked, shows its picture', async ({ firefox, samples }) => {
  await firefox.open(`${samples}/mornings.html`, 'h1');
  await openDelivery(firefox);
  await firefox.click('options.html', '[role="switch"][aria-describedby]');
  expect(await firefox.answer('allow')).toContain('notifications');
  await firefox.see('options.html', '.options-saved');
  firefox.press('ctrl+w');
  await firefox.see('tab', 'h1');
  firefox.press('alt+shift+i');
  await firefox.click('firefox', '#alertBox');
  await firefox.see('gallery.html', '.viewer img');
});

test('pictures that go onto the clipboard by themselves, once that is chosen and allowed', async ({
  firefox,
  samples,
}) => {
  await firefox.open(`${samples}/mornings.html`, 'h1');
  await openDelivery(firefox);
  await firefox.click('options.html', '.card select');
  await firefox.click('firefox', '#ContentSelectDropdown menuitem:nth-child(2)');
  await firefox.see('options.html', '.options-saved');
  await firefox.click('options.html', '.card .notice button');
  expect(await firefox.answer('allow')).toContain('clipboard');
  await firefox.seeNo('options.html', '.card .notice button');
  firefox.press('ctrl+w');
  await firefox.see('tab', 'h1');
  firefox.press('alt+shift+i');
  await expect.poll(() => firefox.hasCopied(), { timeout: 30_000 }).toBe(true);
  expect(files(firefox)).toEqual([]);
});

test('a service: asked for its address and for what it is sent at once; denied, asked again, allowed', async ({
  firefox,
  samples,
}) => {
  const service = await startScriptedService();
  await firefox.open(`${samples}/mornings.html`, 'h1');
  await firefox.clickToolbarButton();
  await firefox.click('popup.html', '.popup-head > div > :last-child');
  await firefox.click('options.html', 'label:has(input[value="service"])');
  await firefox.click('options.html', 'input[type="url"]');
  firefox.type(service.base);
  await firefox.click('options.html', 'input[type="password"]');
  firefox.type(service.key);
  const save = 'form button[type="submit"]';
  await firefox.click('options.html', save);
  const asked = await firefox.answer('deny');
  expect(asked).toContain('127.0.0.1');
  for (const sent of ['authentication information', 'website content', 'browsing activity', 'personal communications'])
    expect.soft(asked.toLowerCase()).toContain(sent);
  await firefox.see('options.html', '.notice-problem');
  expect(await firefox.permitted()).toEqual([]);
  await firefox.click('options.html', save);
  await firefox.answer('allow');
  await firefox.see('options.html', '.notice-done');
  expect(await firefox.permitted()).toEqual(['http://127.0.0.1/*']);
  await service.stop();
});

/** From the popup to the settings, and there to where pictures go. */
async function openDelivery(firefox: HeadedFirefox): Promise<void> {
  await firefox.clickToolbarButton();
  await firefox.click('popup.html', '.popup-head > div > :last-child');
  await firefox.click('options.html', '.options-nav a[href="#delivery"]');
  await firefox.see('options.html', '.card select');
}
