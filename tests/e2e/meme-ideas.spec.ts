import { readFileSync } from 'node:fs';
import { readImageWords } from '../../lib/engine/image-words/index.ts';
import { makeInPopup } from '../browser/make-in-popup.ts';
import { expect, test } from './extension.ts';
import { readStore } from './stored.ts';

test('another idea of a meme is a job of its own, with other words', async ({ broadside, samples }) => {
  const page = await broadside.context.newPage();
  await page.goto(`${samples}/mornings.html`);
  const popup = await broadside.clickToolbarButton(page);
  await makeInPopup(popup, { kind: 'meme', aspect: '1:1', format: 'png' });
  const first = readImageWords(new Uint8Array(readFileSync(await broadside.nextDownload())));
  await popup.close();
  const gallery = await broadside.context.newPage();
  await gallery.goto(`chrome-extension://${broadside.id}/gallery.html`);
  await gallery.locator('.tile-open').click();
  await gallery.getByRole('button', { name: 'Another idea' }).click();
  const other = readImageWords(new Uint8Array(readFileSync(await broadside.nextDownload())));
  expect(await readStore(await broadside.worker(), 'jobs')).toHaveLength(2);
  expect(other.description).toMatch(/\S/);
  expect(other.description).not.toBe(first.description);
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
