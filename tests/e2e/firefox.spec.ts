import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pictureSizes } from '../../lib/engine/sizes.ts';
import { buildExtension } from '../browser/build.ts';
import { ensureFirefox, launchFirefox } from '../browser/firefox.ts';
import { expect, test } from './extension.ts';
import { decodePicture } from './picture.ts';

test('Firefox: popup → picture on disk', async ({ samples }) => {
  test.setTimeout(180_000);
  const executable = ensureFirefox();
  test.skip(!executable, 'There is no Firefox here and none could be installed.');
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-firefox-'));
  const { browser, open } = await launchFirefox(executable ?? '', buildExtension('firefox'), resolve(downloads));
  try {
    const article = await browser.newPage();
    await article.goto(`${samples}/mornings.html`);
    const options = await open('options.html', 'form');
    // No toolbar can be clicked here; what that click would grant is granted as a person can in Firefox's own settings.
    await options.evaluate(() => {
      const grant = () => chrome.permissions.request({ origins: ['http://127.0.0.1/*'] });
      document.addEventListener('click', grant, { once: true, capture: true });
    });
    await options.mouse.click(2, 2);
    await expect
      .poll(() => options.evaluate(() => chrome.permissions.contains({ origins: ['http://127.0.0.1/*'] })))
      .toBe(true);
    const tab = await options.evaluate(async (address) => {
      const tabs = await chrome.tabs.query({});
      return tabs.find(({ url }) => url?.startsWith(address))?.id;
    }, samples);
    const popup = await open(`popup.html?tab=${tab}`, 'form.make');
    await popup.evaluate(() => {
      document.querySelector<HTMLElement>('form.make input[value="1:1"]')?.click();
      document.querySelector<HTMLElement>('form.make button[type="submit"]')?.click();
    });
    const files = () => readdirSync(downloads).filter((name) => name.endsWith('.png'));
    await expect.poll(() => files().length, { timeout: 30_000 }).toBe(1);
    await expect
      .poll(() => popup.evaluate(() => document.querySelector('.job-view')?.getAttribute('data-tone')), {
        timeout: 10_000,
      })
      .toBe('done');
    const picture = await decodePicture(join(downloads, files()[0] ?? ''));
    expect(picture).toMatchObject({ ...pictureSizes['1:1'], mediaType: 'image/png' });
    expect(picture.colors).toBeGreaterThan(10);
  } finally {
    await browser.close();
    rmSync(downloads, { recursive: true, force: true });
  }
});
