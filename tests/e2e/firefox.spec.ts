import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pictureSizes } from '../../lib/engine/sizes.ts';
import { launchFirefox } from '../browser/firefox.ts';
import { expect, test } from './extension.ts';
import { decodePicture } from './picture.ts';
import { testedFirefox } from './tested-firefox.ts';

/** The add-on as Firefox on phones runs it, which knows no menu, shortcuts, keyword or sidebar: these APIs are not there. */
function asOnPhones(extension: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadside-phone-'));
  cpSync(extension, folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const { commands, omnibox, sidebar_action, permissions, ...rest } = JSON.parse(readFileSync(path, 'utf8'));
  expect([commands, omnibox, sidebar_action]).not.toContain(undefined);
  const left = permissions.filter((permission: string) => permission !== 'contextMenus');
  writeFileSync(path, JSON.stringify({ ...rest, permissions: left }));
  return folder;
}

for (const place of ['Firefox', 'Firefox without what phones have not'] as const)
  test(`${place}: popup → picture on disk`, async ({ samples }) => {
    test.setTimeout(180_000);
    const firefox = testedFirefox();
    const downloads = mkdtempSync(join(tmpdir(), 'broadside-firefox-'));
    const isPhone = place !== 'Firefox';
    const extension = isPhone ? asOnPhones(firefox.extension) : firefox.extension;
    const { browser, open, grant } = await launchFirefox(firefox.executable, extension, resolve(downloads));
    try {
      const article = await browser.newPage();
      await article.goto(`${samples}/mornings.html`);
      const options = await open('options.html', 'form');
      // WebDriver clicks no toolbar (`firefox-clicks.spec.ts` does); what that click would grant is granted as a user can in Firefox's own settings.
      await grant(options, ['http://127.0.0.1/*']);
      const ids = await options.$$eval('.options-nav a', (links) => links.map(({ hash }) => hash));
      expect(ids.filter((id) => id === '#menu' || id === '#shortcuts').length).toBe(isPhone ? 0 : 2);
      const tab = await options.evaluate(async (address) => {
        const tabs = await chrome.tabs.query({});
        return tabs.find(({ url }) => url?.startsWith(address))?.id;
      }, samples);
      const popup = await open(`popup.html?tab=${tab}`, 'form.make');
      if (isPhone) await popup.setViewport({ width: 384, height: 800 });
      expect(await popup.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
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
      if (isPhone) rmSync(extension, { recursive: true, force: true });
    }
  });
