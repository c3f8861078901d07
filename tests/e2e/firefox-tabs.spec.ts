import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import messages from '../../public/_locales/en/messages.json' with { type: 'json' };
import { launchFirefox } from '../browser/firefox.ts';
import { expect, test } from './extension.ts';
import { testedFirefox } from './tested-firefox.ts';

/** The page that holds an element for that selector, wherever it was opened. */
async function pageWith(browser: Browser, selector: string): Promise<Page> {
  let found: Page | undefined;
  const look = async () => {
    for (const page of await browser.pages()) {
      const holds = await page
        .evaluate((selector) => document.querySelector(selector) !== null, selector)
        .catch(() => false);
      if (holds) found = page;
    }
    return found !== undefined;
  };
  await expect.poll(look).toBe(true);
  if (!found) throw new Error(`No page holds ${selector}.`);
  return found;
}

/**
 * Several selected tabs in Firefox, from the popup's offer to the pictures, and the notifications that report them. What
 * Firefox shows outside of its pages is clicked in `firefox-clicks.spec.ts`.
 */
test('Firefox: one picture of each selected tab, and a notification of each', async ({ samples }) => {
  test.setTimeout(180_000);
  const { executable, extension } = testedFirefox();
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-firefox-'));
  const { browser, open } = await launchFirefox(executable, extension, downloads);
  try {
    const addresses = [`${samples}/slow-letters.html`, `${samples}/mornings.html`];
    for (const address of addresses) await (await browser.newPage()).goto(address);
    const options = await open('options.html', 'form');
    await options.evaluate(async () => {
      const ask = () => chrome.permissions.request({ origins: ['http://127.0.0.1/*'], permissions: ['notifications'] });
      document.addEventListener('click', ask, { once: true, capture: true });
      const to = { to: 'downloads', notify: true };
      await chrome.storage.local.set({ settings: { version: 2, delivery: { infographic: to, meme: to, saved: to } } });
    });
    await options.mouse.click(2, 2);
    const isGranted = () => options.evaluate(() => chrome.permissions.contains({ permissions: ['notifications'] }));
    await expect.poll(isGranted).toBe(true);
    // Without a desktop to show them on, Firefox takes notifications away as soon as they are made.
    await options.evaluate(() => {
      const reported: string[] = [];
      chrome.notifications.onClosed.addListener((id) => reported.push(id));
      Object.assign(globalThis, { reported });
    });

    const popup = await open('popup.html', 'form.make, .notice');
    await popup.evaluate(async (samples) => {
      const tabs = await chrome.tabs.query({ currentWindow: true });
      const wanted = tabs.filter(({ url }) => url?.startsWith(samples)).map(({ index }) => index);
      const own = (await chrome.tabs.getCurrent())?.index ?? 0;
      // The popup is a tab of its own here, which closes when it is done; a real one is none of those that are selected.
      await chrome.tabs.highlight({ tabs: [...wanted, own] });
      location.reload();
    }, samples);
    await expect
      .poll(() => popup.evaluate(() => document.querySelector('.popup > .notice button')?.textContent))
      .toBe(messages.tabs_each.message);
    await popup.evaluate(() => document.querySelector<HTMLElement>('.popup > .notice button')?.click());
    const window = await pageWith(browser, '.tabs-list li');
    const listed = () => window.evaluate(() => document.querySelectorAll('.tabs-list li').length);
    await expect.poll(listed).toBe(2);
    await window.evaluate(() => document.querySelector<HTMLElement>('.tabs > .button-primary')?.click());
    const files = () => readdirSync(downloads).filter((name) => name.endsWith('.png'));
    await expect.poll(() => files().length, { timeout: 60_000 }).toBe(2);
    const reported = () => options.evaluate(() => (globalThis as { reported?: string[] }).reported?.length);
    await expect.poll(reported, { timeout: 10_000 }).toBe(2);
  } finally {
    await browser.close();
    rmSync(downloads, { recursive: true, force: true });
  }
});
