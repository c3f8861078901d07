import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchFirefox } from '../browser/firefox.ts';
import { listen } from '../browser/serve.ts';
import { expect, test } from './extension.ts';
import { testedFirefox } from './tested-firefox.ts';
import { tryCleaners } from './try-cleaners.ts';

/** Drawings and pages of hostile sites, cleaned: nothing of them runs, and what is theirs to show stays. */

test('no hostile drawing or page runs anything once it is cleaned', async ({ broadside }) => {
  test.setTimeout(180_000);
  await tryCleaners(await broadside.context.newPage());
});

test('nor in Firefox, and the readable view of a hostile page shows its text alone', async () => {
  test.setTimeout(180_000);
  const { executable, extension } = testedFirefox();
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-firefox-'));
  const site = await serveHarbour();
  const { browser, open, grant } = await launchFirefox(executable, extension, downloads);
  try {
    const tried = await browser.newPage();
    await tryCleaners({
      goto: (address) => tried.goto(address),
      evaluate: (run, argument) => tried.evaluate(run as (given: unknown) => never, argument),
    });
    // As it is, the page runs what it likes.
    tried.on('dialog', (dialog) => dialog.dismiss());
    await tried.goto(site.origin);
    await grant(await open('options.html', 'form'), ['http://127.0.0.1/*']);
    const tab = await (await open('options.html', 'form')).evaluate(async (address) => {
      const tabs = await chrome.tabs.query({});
      return tabs.find(({ url }) => url?.startsWith(address))?.id;
    }, site.origin);
    const popup = await open(`popup.html?tab=${tab}`, '.readable-source summary');
    const ran: string[] = [];
    popup.on('dialog', async (dialog) => {
      ran.push(dialog.message());
      await dialog.dismiss();
    });
    await popup.click('.readable-source summary');
    await popup.waitForSelector('.readable h2');
    expect(await popup.evaluate(lookAtReadable, readableNames)).toEqual(readableHarbour);
    expect(ran).toEqual([]);
  } finally {
    await browser.close();
    await site.close();
    rmSync(downloads, { recursive: true, force: true });
  }
});

test('a hostile drawing that is saved from a page runs nothing when it is opened from disk', async ({ broadside }) => {
  test.setTimeout(120_000);
  const attack = `<defs><g id="far"><script>alert(1)</script></g></defs><use href="#far"/><g onclick="alert(2)"><text>Tides</text></g><a href="javascript:alert(3)"><rect width="300" height="200" fill="#0f766e"/></a><image href="x:" onerror="alert(4)"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200" onload="alert(5)">${attack}</svg>`;
  const site = await listen(({ url }, response) => {
    response.setHeader('content-type', url === '/drawing.svg' ? 'image/svg+xml' : 'text/html');
    response.end(url === '/drawing.svg' ? drawing : `<!doctype html><title>Harbour</title><img src="/drawing.svg">`);
  });
  const page = await broadside.open(site.origin);
  await broadside.clickMenu(page, {
    menuItemId: 'save-image',
    mediaType: 'image',
    srcUrl: `${site.origin}/drawing.svg`,
  });
  const path = await broadside.nextDownload();
  const ran: string[] = [];
  const viewer = await page.context().newPage();
  viewer.on('dialog', async (dialog) => {
    ran.push(dialog.message());
    await dialog.dismiss();
  });
  await viewer.goto(pathToFileURL(path).href);
  const text = readFileSync(path, 'latin1');
  expect(text).toContain('<use href="#far"');
  await viewer.locator('rect').first().click();
  expect(ran).toEqual([]);
  await site.close();
});

/** A page with all that an article has, and what a hostile one adds. */
const serveHarbour = () =>
  listen((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Harbour</title><nav>Menu</nav><article><h1>Harbour tides</h1><p>${'The tide comes twice a day and lifts the boats. '.repeat(12)}</p><h2>Boats</h2><ul><li>Ferry</li><li>Pilot boat</li></ul><table><tr><th>Day</th><td>Monday</td></tr></table><p><a href="https://harbour.example/" onclick="alert(1)">The port’s page</a><img src="x:" onerror="alert(2)"></p></article>`,
    );
  });

const readableNames = ['h1', 'h2', 'li', 'th'] as const;

/** Runs in the page. What the readable view shows: the text of some elements, the attributes of its link, and what should not be there. */
function lookAtReadable(names: readonly string[]) {
  const find = (selector: string) => document.querySelector(`.readable ${selector}`);
  return {
    texts: names.map((name) => find(name)?.textContent),
    link: find('a')?.getAttributeNames(),
    rest: document.querySelectorAll('.readable :is(img, nav)').length,
  };
}
const readableHarbour = { texts: ['Harbour tides', 'Boats', 'Ferry', 'Day'], link: [], rest: 0 };

test('the page’s text is read in the popup with its headings, lists and tables, and links without effect', async ({
  broadside,
}) => {
  const site = await serveHarbour();
  const page = await broadside.open(site.origin);
  const popup = await broadside.clickToolbarButton(page);
  await popup.see('.readable-source');
  await popup.run(() => document.querySelector<HTMLElement>('.readable-source summary')?.click(), null);
  await popup.see('.readable h2');
  expect(await popup.run(lookAtReadable, readableNames)).toEqual(readableHarbour);
  await site.close();
});
