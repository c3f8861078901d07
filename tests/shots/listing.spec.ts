import { mkdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Broadside } from '../e2e/extension.ts';
import { openOver } from '../e2e/popup-page.ts';
import { expect, openPage, test } from '../states/test.ts';

/** The pictures for the stores' listings, of the real extension at work on our own samples. */

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, 'out/listing');
const screen = { width: 1280, height: 800 };

/** Where the samples seem to be, since addresses are in the pictures. */
const site = 'http://sample.example';

test.use({ granted: [`${site}/*`] });

const mediaTypes: Readonly<Record<string, string>> = { '.png': 'image/png', '.woff2': 'font/woff2' };
const inline = (path: string): string =>
  `data:${mediaTypes[extname(path)]};base64,${readFileSync(path).toString('base64')}`;

/** Makes a picture as a user does, and returns where it is. */
async function make(broadside: Broadside, address: string, kind: string, aspect: string): Promise<string> {
  const page = await broadside.open(address);
  const popup = await openOver(broadside, page);
  await popup.locator(`form.make input[value="${kind}"]`).check({ force: true });
  await popup.locator(`form.make input[value="${aspect}"]`).check({ force: true });
  await popup.locator('form.make button[type="submit"]').click();
  const path = await broadside.nextDownload();
  await popup.close();
  await page.close();
  return path;
}

/** Waits until all pictures of a page are there and nothing on it moves. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
    const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
}

async function draw(page: Page, size: { width: number; height: number }, body: string, path: string): Promise<void> {
  await page.setViewportSize(size);
  await page.setContent(body);
  await settle(page);
  await page.screenshot({ path });
}

test('pictures for the listing', async ({ broadside, samples }) => {
  test.setTimeout(300_000);
  mkdirSync(folder, { recursive: true });
  await broadside.context.route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: samples + pathname }) });
  });
  const article = await broadside.open(`${site}/mornings.html`);
  await article.setViewportSize(screen);
  const behind = (await article.screenshot()).toString('base64');
  const popup = await openOver(broadside, article);
  await popup.emulateMedia({ reducedMotion: 'reduce' });
  await expect(popup.locator('.source blockquote')).toBeVisible();
  const height = await popup.evaluate(() => document.documentElement.scrollHeight);
  await popup.setViewportSize({ width: 384, height: Math.min(height, 600) });
  await settle(popup);
  const front = (await popup.screenshot()).toString('base64');
  await popup.close();

  const made: string[] = [];
  for (const [name, kind, aspect] of [
    ['slow-letters', 'infographic', '1:1'],
    ['water-arabic', 'infographic', '4:5'],
    ['bento-japanese', 'infographic', '1:1'],
    ['night-trains', 'meme', '1:1'],
    ['night-trains', 'infographic', '16:9'],
    ['mornings', 'meme', '4:5'],
    ['mornings', 'infographic', '4:5'],
  ] as const) {
    made.push(await make(broadside, `${site}/${name}.html`, kind, aspect));
  }

  const gallery = await openPage(broadside, 'gallery.html');
  await gallery.emulateMedia({ reducedMotion: 'reduce' });
  await gallery.setViewportSize(screen);
  await expect(gallery.locator('.tile img')).toHaveCount(made.length);
  await settle(gallery);
  await gallery.screenshot({ path: join(folder, 'gallery.png') });
  await gallery.locator('.tile-open').first().click();
  await gallery.waitForSelector('.viewer-part');
  await expect(gallery.locator('.viewer img').first()).toBeVisible();
  await settle(gallery);
  await gallery.screenshot({ path: join(folder, 'picture.png') });

  const canvas = await broadside.context.newPage();
  await draw(
    canvas,
    screen,
    `<style>body { margin: 0; background: url(data:image/png;base64,${behind}) }
      img { position: absolute; inset: 12px 24px auto auto; border-radius: 10px; box-shadow: 0 12px 48px #0006 }</style>
    <img alt="" src="data:image/png;base64,${front}">`,
    join(folder, 'popup.png'),
  );

  await broadside.clickMenu(article, { menuItemId: 'pick' });
  await expect.poll(() => article.evaluate(() => document.querySelectorAll('body ~ *').length)).toBe(1);
  await article.mouse.move(screen.width / 2, screen.height / 2);
  await article.screenshot({ path: join(folder, 'pick.png') });

  const font = inline(
    resolve(
      root,
      'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
  );
  const [meme = '', infographic = ''] = made.slice(-2);
  await draw(
    canvas,
    { width: 440, height: 280 },
    `<style>@font-face { font-family: Wordmark; font-weight: 200 800; src: url(${font}) }
      body { margin: 0; inline-size: 440px; block-size: 280px; overflow: hidden; background: #fff4ec; position: relative }
      h1 { font: 800 32px Wordmark; margin: 0; color: #1f1a17; position: absolute; inset: 142px auto auto 24px }
      h1 + img { position: absolute; inset: 72px auto auto 24px; inline-size: 60px }
      .made { position: absolute; border-radius: 8px; box-shadow: 0 6px 24px #0004 }</style>
    <h1>Broadside</h1><img alt="" src="${inline(resolve(root, 'public/icon/128.png'))}">
    <img class="made" alt="" src="${inline(infographic)}" style="inset: 22px 100px auto auto; block-size: 160px; rotate: -4deg">
    <img class="made" alt="" src="${inline(meme)}" style="inset: 112px 16px auto auto; block-size: 148px; rotate: 4deg">`,
    join(folder, 'tile.png'),
  );
});
