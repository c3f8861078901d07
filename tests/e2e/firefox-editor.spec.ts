import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readImageWords } from '../../lib/engine/image-words/index.ts';
import { launchFirefox } from '../browser/firefox.ts';
import { expect, test } from './extension.ts';
import { testedFirefox } from './tested-firefox.ts';

test('Firefox: a finished picture opens in the editor, is changed there, and is saved as a version', async ({
  samples,
}) => {
  test.setTimeout(180_000);
  const { executable, extension } = testedFirefox();
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-firefox-'));
  const { browser, open, grant } = await launchFirefox(executable, extension, resolve(downloads));
  const saved = () =>
    readdirSync(downloads)
      .filter((name) => name.endsWith('.png'))
      .map((name) => readImageWords(new Uint8Array(readFileSync(join(downloads, name)))).description ?? '');
  try {
    const article = await browser.newPage();
    await article.goto(`${samples}/mornings.html`);
    const options = await open('options.html', 'form');
    // WebDriver clicks no toolbar: what that click would grant is granted as a user can in Firefox's own settings.
    await grant(options, ['http://127.0.0.1/*']);
    const tab = await options.evaluate(async (address) => {
      const tabs = await chrome.tabs.query({});
      return tabs.find(({ url }) => url?.startsWith(address))?.id;
    }, samples);
    const popup = await open(`popup.html?tab=${tab}`, 'form.make');
    await popup.evaluate(() => document.querySelector<HTMLElement>('form.make button[type="submit"]')?.click());
    const readLink = () =>
      popup.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href*="editor.html"]')?.getAttribute('href'));
    await expect.poll(readLink, { timeout: 60_000 }).toContain('editor.html');
    await expect.poll(saved, { timeout: 30_000 }).toHaveLength(1);
    const [made] = saved();

    const address = (await readLink()) ?? '';
    const editor = await open(address.slice(address.indexOf('editor.html')), '.stage-picture img');
    const readAlt = () =>
      editor.evaluate(() => document.querySelector('.stage-picture:not([data-drawing]) img')?.getAttribute('alt'));
    expect(await readAlt()).toBe(made);
    await editor.click('[data-field="title"].field-input', { count: 3 });
    await editor.keyboard.type('Put right in Firefox');
    await expect.poll(readAlt).toMatch(/^Put right in Firefox:/);

    // The same word on the picture itself: one click opens it there, what is typed stands in the form too.
    await editor.waitForSelector('.stage-picture:not([data-drawing])');
    await editor.click('.stage-text[data-field="title"]', { offset: { x: 4, y: 12 } });
    await editor.waitForSelector('.stage-input');
    await editor.keyboard.type('Set');
    await editor.keyboard.press('Enter');
    await expect.poll(readAlt).toMatch(/^Set right in Firefox:/);
    await editor.click('.editor-bar > .button:not(.button-quiet, .button-primary)');
    await editor.waitForSelector('.toast');
    expect(await editor.$eval('.toast', ({ textContent }) => textContent)).toContain('Copied');

    await editor.evaluate(() => document.querySelector<HTMLElement>('.editor-bar .button-primary')?.click());
    await expect
      .poll(saved, { timeout: 60_000 })
      .toEqual(expect.arrayContaining([made, expect.stringMatching(/^Set right in Firefox:/)]));
  } finally {
    await browser.close();
    rmSync(downloads, { recursive: true, force: true });
  }
});
