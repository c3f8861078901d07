import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readImageWords } from '../../lib/engine/image-words/index.ts';
import { templates as memeTemplates } from '../../lib/engine/meme/templates/index.ts';
import { nameTemplate } from '../../lib/engine/meme/templates/names.ts';
import { violations } from './axe.ts';
import { expect, test } from './extension.ts';
import { chooseMeme, openGiving, openOver, start } from './popup-page.ts';
import { readStore } from './stored.ts';

const templates = (popup: Page) => popup.getByRole('group', { name: 'Templates to fill' }).getByRole('radio');
const stage = (popup: Page) => popup.locator('.previews-stage img');
const readDescription = (path: string) => readImageWords(new Uint8Array(readFileSync(path))).description;

test('an empty template is filled over a page and made with those words, kept as the user’s own', async ({
  broadside,
  samples,
}) => {
  const popup = await openOver(broadside, await broadside.open(`${samples}/mornings.html`));
  await chooseMeme(popup);
  await expect(stage(popup)).toBeVisible();
  await popup.getByRole('radio', { name: 'Templates to fill' }).check({ force: true });
  // Nothing is made before there is a word.
  await start(popup);
  await expect(popup.locator('.notice-problem')).toContainText('at least one caption');
  // Those that are seen are drawn, the others as they are scrolled to.
  await expect.poll(() => templates(popup).count()).toBeGreaterThan(9);
  const pending = popup.locator('.template-fill .design-pending');
  expect(await pending.count()).toBeGreaterThan(0);
  await pending.last().scrollIntoViewIfNeeded();
  const last = [...memeTemplates.keys()].at(-1) ?? '';
  await expect(templates(popup).last()).toHaveAccessibleName(nameTemplate(last, 'en') ?? last);
  // By the name that people use.
  await popup.getByLabel('Find a template').fill('drake');
  await expect(templates(popup)).toHaveCount(1);
  await popup.getByLabel('Find a template').fill('no such drawing');
  await expect(popup.getByText('Nothing matches')).toBeVisible();
  await popup.getByLabel('Find a template').fill('');
  await templates(popup).first().scrollIntoViewIfNeeded();
  await templates(popup).nth(4).check({ force: true });
  await popup.getByLabel('Caption 1').fill('My Plan for Monday');
  await expect(stage(popup)).toHaveAttribute('alt', /My Plan for Monday/);
  const first = (await stage(popup).getAttribute('alt')) ?? '';
  // Another template takes the words over.
  await templates(popup).nth(9).check({ force: true });
  await expect(popup.getByLabel('Caption 1')).toHaveValue('My Plan for Monday');
  await expect(stage(popup)).not.toHaveAttribute('alt', first);
  await expect(stage(popup)).toHaveAttribute('alt', /My Plan for Monday/);
  const seen = await stage(popup).getAttribute('alt');
  expect(await violations(popup)).toEqual([]);
  const saved = broadside.nextDownload();
  await start(popup);
  expect(readDescription(await saved)).toBe(seen);
  const kept = await readStore(await broadside.worker(), 'ideas');
  expect(kept).toContainEqual(expect.objectContaining({ own: ['My Plan for Monday'] }));
});

test('a template is filled without any source, and made', async ({ broadside }) => {
  const window = await openGiving(broadside);
  await window.getByText('Templates to fill').click();
  await expect.poll(() => templates(window).count()).toBeGreaterThan(9);
  await templates(window).first().check({ force: true });
  const make = window.getByRole('button', { name: 'Make meme' });
  await expect(make).toBeDisabled();
  // Where a line is broken is the user's choice.
  await window.getByLabel('Caption 1').fill('Nobody\nasked');
  await expect(stage(window)).toHaveAttribute('alt', /Nobody\nasked/);
  expect(await violations(window)).toEqual([]);
  const saved = broadside.nextDownload();
  await make.click();
  expect(readDescription(await saved)).toMatch(/Nobody\s+asked/);
  await expect(window.locator('.job-view[data-tone="done"] img')).toBeVisible();
});
