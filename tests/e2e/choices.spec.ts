import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readImageWords } from '../../lib/engine/image-words/index.ts';
import { type Broadside, expect, test } from './extension.ts';
import { openOver, start } from './popup-page.ts';
import { readStore } from './stored.ts';

const stage = (popup: Page) => popup.locator('.previews[aria-busy="false"] .previews-stage img');
const designs = (popup: Page) => popup.locator('.design');
const seen = (popup: Page) => stage(popup).getAttribute('alt');
/** Designs of one text may say the same: what tells them apart is the picture. */
const picture = (popup: Page) => stage(popup).getAttribute('src');
const made = async (broadside: Broadside) =>
  readImageWords(new Uint8Array(readFileSync(await broadside.nextDownload()))).description;

test('what is seen before is what is made: the design, look and words that were chosen', async ({
  broadside,
  samples,
}) => {
  const popup = await openOver(broadside, await broadside.open(`${samples}/mornings.html`));
  await expect(stage(popup)).toBeVisible();
  const first = await seen(popup);
  const firstPicture = await picture(popup);
  await expect.poll(() => designs(popup).count()).toBeGreaterThanOrEqual(3);
  // One design is the one that is seen large.
  await expect(popup.locator('.design :checked')).toHaveCount(1);
  const other = popup.locator('.design input:not(:checked)').first();
  await other.check({ force: true });
  await expect.poll(() => picture(popup)).not.toBe(firstPicture);
  const secondPicture = await picture(popup);
  await popup.getByLabel('Amount of text').selectOption({ label: 'Headings only' });
  await popup.getByLabel('Look', { exact: true }).selectOption({ label: 'Night' });
  await expect.poll(() => picture(popup)).not.toBe(secondPicture);
  const chosen = await seen(popup);
  await start(popup);
  expect(await made(broadside)).toBe(chosen);
  const [job] = await readStore(await broadside.worker(), 'jobs');
  expect(job).toMatchObject({
    request: { fields: { styleNotes: expect.stringMatching(/^Design: [a-z-]+\. Look: night\. Fewer words\.$/) } },
  });

  // A choice among the designs of this text is none for the next picture.
  await popup.close();
  const next = await openOver(broadside, await broadside.open(`${samples}/mornings.html`));
  await expect(stage(next)).toHaveAttribute('alt', first ?? '');
});

test('a meme is the idea that was chosen among those on other drawings', async ({ broadside, samples }) => {
  const popup = await openOver(broadside, await broadside.open(`${samples}/mornings.html`));
  await expect.poll(() => designs(popup).count()).toBeGreaterThanOrEqual(3);
  const infographics = await popup.evaluate(() => {
    document.querySelector<HTMLInputElement>('form.make input[value="meme"]')?.click();
    return document.querySelectorAll('.previews-body img').length;
  });
  expect(infographics, 'shown as memes').toBe(0);
  await expect(popup.getByRole('radio', { name: 'Idea 3' })).toBeAttached();
  const first = await seen(popup);
  await popup.getByRole('radio', { name: 'Idea 3' }).check({ force: true });
  await expect.poll(() => seen(popup)).not.toBe(first);
  const chosen = await seen(popup);
  await start(popup);
  expect(await made(broadside)).toBe(chosen);
});

test('nothing is seen of what cannot be drawn, and why is said', async ({ broadside, samples }) => {
  const popup = await openOver(broadside, await broadside.open(`${samples}/mornings.html`));
  await expect(stage(popup)).toBeVisible();
  await popup.getByRole('button', { name: 'Edit', exact: true }).click();
  await popup.locator('textarea[name="source"]').fill('.');
  await expect(popup.locator('.previews-problem')).not.toBeEmpty();
  await popup.locator('textarea[name="source"]').fill('Tea is ready.\n\nThe kettle was slow today, and nobody minded.');
  await expect(stage(popup)).toBeVisible();
});
