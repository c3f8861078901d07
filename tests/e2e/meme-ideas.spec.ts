import { readFileSync } from 'node:fs';
import type { Page, Worker } from '@playwright/test';
import { readImageWords } from '../../lib/engine/image-words/index.ts';
import { makeInPopup } from '../browser/make-in-popup.ts';
import { expect, test } from './extension.ts';
import { says } from './popup-page.ts';
import { readStore } from './stored.ts';

/** Lets go of every page that was captured: what is made after this is made without reading. */
const forgetPages = (worker: Worker) =>
  worker.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('broadside');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('snapshots', 'readwrite');
          transaction.objectStore('snapshots').clear();
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

test('another idea is a job of its own with the next words, until all are shown', async ({ broadside, samples }) => {
  const page = await broadside.context.newPage();
  await page.goto(`${samples}/mornings.html`);
  const popup = await broadside.clickToolbarButton(page);
  await makeInPopup(popup, { kind: 'meme', aspect: '1:1', format: 'png' });
  const readWords = async () =>
    readImageWords(new Uint8Array(readFileSync(await broadside.nextDownload()))).description;
  // Versions stay in the gallery until they are saved.
  const saveAndRead = async (gallery: Page, count: number) => {
    const delivered = async () =>
      (await readStore(await broadside.worker(), 'jobs')).filter(({ state }) => state === 'delivered').length;
    await expect.poll(delivered).toBe(count);
    await gallery.getByRole('button', { name: 'Save', exact: true }).click();
    return readWords();
  };
  const seen = [await readWords()];
  await popup.close();
  await forgetPages(await broadside.worker());

  const gallery = await broadside.context.newPage();
  await gallery.goto(`chrome-extension://${broadside.id}/gallery.html`);
  const another = gallery.getByRole('button', { name: 'Another idea' });
  const [{ draft }] = (await readStore(await broadside.worker(), 'ideas')) as [{ draft: { alternatives: unknown[] } }];
  const others = draft.alternatives.length;
  expect(others).toBeGreaterThan(3);
  await gallery.locator('.tile-open').click();
  for (let number = 2; number <= 1 + others; number += 1) {
    // The viewer goes on to each new one; now and then the first is asked again.
    if (number % 3 === 0) {
      await gallery.keyboard.press('Escape');
      await gallery.locator('.tile-open').last().click();
    }
    await another.click();
    seen.push(await saveAndRead(gallery, number));
    expect(new Set(seen).size).toBe(number);
    await expect(another).toBeEnabled();
  }
  await another.click();
  await expect(gallery.locator('.toast')).toContainText([says('error_ideas_used_up')]);
  const jobs = await readStore(await broadside.worker(), 'jobs');
  expect(jobs).toHaveLength(seen.length);
  expect(jobs.map(({ state }) => state)).toEqual(seen.map(() => 'delivered'));
  expect(seen.every((words) => /\S/.test(words ?? ''))).toBe(true);
  // In another shape it is the same idea, drawn without the page too.
  await gallery.getByRole('button', { name: '16:9' }).click();
  expect(seen).toContain(await saveAndRead(gallery, jobs.length + 1));
});

test.describe('a feed', () => {
  test.use({ granted: ['https://hn.algolia.com/*'] });

  test('is looked at once it is switched on, with its permission, which is given back', async ({ broadside }) => {
    const page = await broadside.context.newPage();
    await page.goto(`chrome-extension://${broadside.id}/options.html#feeds`);
    const worker = await broadside.worker();
    const switchedOn = () =>
      worker.evaluate(async () => {
        const { settings } = await chrome.storage.local.get<{ settings?: { feeds?: string[] } }>('settings');
        return settings?.feeds ?? [];
      });
    const mayReach = () =>
      worker.evaluate(() => chrome.permissions.contains({ origins: ['https://hn.algolia.com/*'] }));
    const feed = page.getByRole('switch', { name: /Hacker News/ });
    await expect(feed).not.toBeChecked();
    expect(await switchedOn()).toEqual([]);
    await feed.click();
    await expect(feed).toBeChecked();
    expect(await switchedOn()).toEqual(['hacker-news']);
    expect(await mayReach()).toBe(true);
    await feed.click();
    await expect(feed).not.toBeChecked();
    await expect.poll(mayReach).toBe(false);
    expect(await switchedOn()).toEqual([]);
  });
});
