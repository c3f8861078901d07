import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { readImageWords } from '../../lib/engine/image-words/index.ts';
import { sniffImage } from '../../lib/engine/sniff-image.ts';
import { type Broadside, expect, test } from './extension.ts';
import { serveHardSite } from './hard-pictures.ts';
import { type PictureSite, servePictures } from './picture-pages.ts';
import { readStore } from './stored.ts';

/** Images of a page, saved as large as they can be had, from the menu and from the grid. */

let site: PictureSite;
test.beforeAll(async () => {
  site = await servePictures();
});
test.afterAll(() => site.close());

const change = async (broadside: Broadside, settings: object) => {
  const worker = await broadside.worker();
  await worker.evaluate((settings) => chrome.storage.local.set({ settings: { version: 1, ...settings } }), settings);
};

const saved = async (broadside: Broadside) => {
  const path = await broadside.nextDownload();
  const bytes = readFileSync(path);
  const { mediaType, width, height } = sniffImage(bytes) ?? {};
  return { name: basename(path), mediaType, size: `${width}x${height}`, bytes };
};

const click = (broadside: Broadside, page: Page, more: object) =>
  broadside.clickMenu(page, { menuItemId: 'save-image', ...more });

test('an image is saved as large as the page, its link or its name tell, and never smaller', async ({ broadside }) => {
  const page = await broadside.open(`${site.origin}/`);
  const cases = [
    ['#set', 'Lake at dawn.png', '1200x800'],
    ['#linked', 'Lake in a link.jpg', '1500x1000'],
    ['#guess', 'Lake by its name.png', '1800x1200'],
    ['#inline', 'Inlined lake.png', '90x60'],
    ['#blobbed', 'Lake of a script.png', '360x240'],
    ['#covered', 'Lake beneath.png', '320x213'],
  ] as const;
  for (const [selector, name, size] of cases) {
    const srcUrl = await page.locator(selector).evaluate((image: HTMLImageElement) => image.currentSrc);
    await click(broadside, page, { mediaType: 'image', srcUrl });
    expect(await saved(broadside)).toMatchObject({ name, size });
  }
  const entries = await readStore(await broadside.worker(), 'entries');
  expect(entries.map(({ kind, page }) => [kind, page])).toEqual(cases.map(() => ['saved', `${site.origin}/`]));
});

test('a guessed address is not trusted: another picture, none, a page, a smaller one, another shape, a flood, silence', async ({
  broadside,
}) => {
  test.setTimeout(180_000);
  const hard = await serveHardSite();
  const page = await broadside.open(`${hard.origin}/guesses`);
  const images = await page
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ id, currentSrc }) => ({ id, srcUrl: currentSrc })));
  for (const { id, srcUrl } of images) {
    await click(broadside, page, { mediaType: 'image', srcUrl });
    const { name, size } = await saved(broadside);
    expect([name, size]).toEqual([`The ${id}.png`, id === 'lake' ? '1800x1200' : '300x200']);
  }
  expect(images.length).toBe(9);
  await hard.close();
});

test('every type has its right ending once, and is drawn anew where it can be', async ({ broadside }) => {
  test.setTimeout(240_000);
  const hard = await serveHardSite();
  const page = await broadside.open(`${hard.origin}/types`);
  const sources = await page.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  const all = async () => {
    const files: string[] = [];
    for (const srcUrl of sources) {
      await click(broadside, page, { mediaType: 'image', srcUrl });
      const { name, mediaType, size } = await saved(broadside);
      // Of a type that has no own header to read.
      files.push(mediaType ? `${name} ${mediaType} ${size}` : name);
    }
    return files;
  };
  expect(await all()).toEqual([
    'lake.webp image/webp 300x200',
    'photo.jpg image/jpeg 310x200',
    'wrong.jpg image/jpeg 320x200',
    'clear.png image/png 330x200',
    'turned.jpg image/jpeg 80x120',
    'moving.gif image/gif 1x1',
    'drawing.svg',
    'icon.ico',
    'vast.png image/png 12000x9000',
    'modern.avif',
  ]);
  await change(broadside, { savedFormat: 'jpeg' });
  expect((await all()).map((file) => file.replace(/ \(\d\)/, ''))).toEqual([
    'lake.jpg image/jpeg 300x200',
    'photo.jpg image/jpeg 310x200',
    'wrong.jpg image/jpeg 320x200',
    'clear.jpg image/jpeg 330x200',
    'turned.jpg image/jpeg 80x120',
    // One that moves, and one that is too large to be drawn anew.
    'moving.gif image/gif 1x1',
    'drawing.jpg image/jpeg 2048x1024',
    'icon.jpg image/jpeg 64x64',
    'vast.png image/png 12000x9000',
    'modern.jpg image/jpeg 300x200',
  ]);
  await hard.close();
});

test('an image that no page may read is verified by sight, and downloaded with the right ending', async ({
  broadside,
}) => {
  const page = await broadside.open(`${site.origin}/`);
  await click(broadside, page, { mediaType: 'image', srcUrl: `${site.elsewhere}/photo?w=200&h=150` });
  expect(await saved(broadside)).toMatchObject({ name: 'Lake elsewhere.png', size: '1600x1200' });
});

test('in the format that is set, with the page’s address in it', async ({ broadside }) => {
  const page = await broadside.open(`${site.origin}/`);
  await change(broadside, { savedFormat: 'jpeg' });
  await click(broadside, page, { mediaType: 'image', srcUrl: `${site.origin}/sized/set-300x200.png` });
  const { bytes, ...file } = await saved(broadside);
  expect(file).toEqual({ name: 'Lake at dawn.jpg', mediaType: 'image/jpeg', size: '1200x800' });
  expect(readImageWords(bytes)).toMatchObject({ title: 'Lake at dawn', source: `${site.origin}/` });
});

test('only into the gallery, where that is set', async ({ broadside }) => {
  const page = await broadside.open(`${site.origin}/`);
  await change(broadside, { delivery: { infographic: {}, meme: {}, saved: { to: 'gallery' } } });
  await click(broadside, page, { mediaType: 'image', srcUrl: `${site.origin}/sized/set-300x200.png` });
  await expect.poll(async () => (await readStore(await broadside.worker(), 'entries')).length).toBe(1);
  const gallery = await broadside.context.newPage();
  await gallery.goto(`chrome-extension://${broadside.id}/gallery.html`);
  await gallery.locator('.tile-open').click();
  await expect(gallery.locator('.viewer')).toContainText('Saved image · 1200 × 800');
  await expect(gallery.locator('.viewer a').first()).toHaveAttribute('href', `${site.origin}/`);
});

test('the grid shows every image of the page with its size, and saves those that are chosen', async ({ broadside }) => {
  const page = await broadside.open(`${site.origin}/`);
  const opened = broadside.context.waitForEvent('page');
  await click(broadside, page, {});
  const grid = await opened;
  await grid.waitForLoadState();
  const tiles = grid.locator('.save-tile');
  await expect(tiles).toHaveCount(10);
  await expect(grid.locator('.save-picture[data-waiting]')).toHaveCount(0);
  // All are seen but the one that no page may read.
  await expect(grid.locator('.save-picture img')).toHaveCount(9);
  await expect(tiles.filter({ hasText: 'Lake as a ground' })).toContainText('600 × 400');
  await expect(tiles.filter({ hasText: 'Depth of the lake' })).toContainText('220 × 140');
  await expect(tiles.filter({ hasText: 'Lake elsewhere' })).toContainText('200 × 150');

  await grid.getByLabel('From 300 px').check();
  await expect(tiles).toHaveCount(6);
  await grid.getByLabel('All sizes').check();

  // By keyboard alone: to the first, one on, and back to two of them.
  await grid.locator('.save-tile input[tabindex="0"]').focus();
  await grid.keyboard.press('Space');
  await grid.keyboard.press('End');
  await grid.keyboard.press('Space');
  await grid.keyboard.press('Enter');
  const names = [await saved(broadside), await saved(broadside)].map(({ name, size }) => `${name} ${size}`);
  expect(names.sort()).toEqual(['Lake at dawn.png 1200x800', 'Lake of a script.png 360x240']);
  await expect(grid.getByRole('status').filter({ hasText: 'Saved 2 images' })).toBeVisible();

  // The button that saved can't be pressed any more: the focus goes on among the images.
  await grid.keyboard.press('Space');
  await grid.getByRole('button', { name: 'Save 1' }).press('Enter');
  await expect(grid.getByRole('status').filter({ hasText: 'Saved 1 images' })).toBeVisible();
  await expect(grid.locator('.save-tile input[tabindex="0"]')).toBeFocused();
});
