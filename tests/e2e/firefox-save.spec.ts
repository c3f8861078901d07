import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sniffImage } from '../../lib/engine/sniff-image.ts';
import { launchFirefox } from '../browser/firefox.ts';
import { expect, test } from './extension.ts';
import { servePictures } from './picture-pages.ts';
import { testedFirefox } from './tested-firefox.ts';

test('Firefox: images of a page on disk, from the grid and picked on the page', async () => {
  test.setTimeout(180_000);
  const { executable, extension } = testedFirefox();
  const site = await servePictures();
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-firefox-'));
  const { browser, open } = await launchFirefox(executable, extension, resolve(downloads));
  const files = () =>
    readdirSync(downloads)
      .filter((name) => !name.endsWith('.part'))
      .map((name) => {
        const { width, height } = sniffImage(readFileSync(join(downloads, name))) ?? {};
        return `${name} ${width}x${height}`;
      })
      .sort();
  try {
    const article = await browser.newPage();
    await article.goto(`${site.origin}/`);
    const options = await open('options.html', 'form');
    // WebDriver opens no menu (`firefox-clicks.spec.ts` does); what a click on it would grant is granted as a user can in Firefox's own settings.
    await options.evaluate(() => {
      const grant = () => chrome.permissions.request({ origins: ['http://127.0.0.1/*'] });
      document.addEventListener('click', grant, { once: true, capture: true });
    });
    await options.mouse.click(2, 2);
    const tab = async () =>
      options.evaluate(async (address) => {
        const tabs = await chrome.tabs.query({});
        return tabs.find(({ url }) => url?.startsWith(address))?.id;
      }, site.origin);
    await expect.poll(tab).toBeDefined();
    const tabId = await tab();

    const grid = await open(`save.html?tab=${tabId}`, '.save-tile');
    await grid.evaluate(() => document.querySelector<HTMLInputElement>('.save-tile input')?.click());
    await grid.evaluate(() => document.querySelector<HTMLElement>('.save button[type="submit"]')?.click());
    await expect.poll(files, { timeout: 30_000 }).toEqual(['Lake at dawn.png 1200x800']);

    await article.bringToFront();
    await options.evaluate((tabId) => chrome.runtime.sendMessage({ type: 'start-pick', tabId }), tabId);
    await expect.poll(() => article.evaluate(() => document.querySelectorAll('body ~ *').length)).toBe(1);
    // The first image, then the one in a link: picked, and the third button pressed.
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'Tab', 'Tab', 'Enter'] as const) {
      await article.keyboard.press(key);
    }
    await expect
      .poll(files, { timeout: 30_000 })
      .toEqual(['Lake at dawn.png 1200x800', 'Lake in a link.jpg 1500x1000']);
    expect(await article.evaluate(() => document.querySelectorAll('body ~ *').length)).toBe(0);
  } finally {
    await browser.close();
    await site.close();
    rmSync(downloads, { recursive: true, force: true });
  }
});
