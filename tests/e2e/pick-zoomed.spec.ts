import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { type Broadside, expect, test } from './extension.ts';
import { type HardSite, serveHardSite } from './hard-pictures.ts';
import { listReported, pickOn } from './picking.ts';
import { decodePicture } from './picture.ts';

/** Picking on pages that are shown larger or smaller than they are, in part, or on the whole screen. */

let site: HardSite;
test.beforeAll(async () => {
  site = await serveHardSite();
});
test.afterAll(() => site.close());

const pressSave = async (page: Page) => {
  for (const key of ['Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
};

/** Where an element is, in CSS pixels, and how many pixels of the screen one of those is. */
const seen = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { offsetLeft = 0, offsetTop = 0, scale = 1 } = visualViewport ?? {};
    const ratio = devicePixelRatio * scale;
    return { x: x + width / 2, y: y + height / 2, width, height, offsetLeft, offsetTop, ratio };
  });

/** The colour that the screen shows in the middle of an element. */
async function findColor(page: Page, selector: string): Promise<number[]> {
  const { x, y, offsetLeft, offsetTop, ratio } = await seen(page, selector);
  const image = await loadImage(await page.screenshot());
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData((x - offsetLeft) * ratio, (y - offsetTop) * ratio, 1, 1).data.slice(0, 3)];
}

const yellow = [0xfd, 0xe0, 0x47];

/** One of two pictures is framed and named, the other is dimmed; what is saved is that one as the screen shows it. */
async function expectPicked(broadside: Broadside, page: Page): Promise<void> {
  const session = await pickOn(broadside, page);
  const { x, y, width, height, ratio } = await seen(page, '#held');
  await page.mouse.move(x, y);
  await expect.poll(async () => (await listReported(session))[0]).toBe('Image 300 × 200: Held');
  await expect.poll(() => findColor(page, '#held')).toEqual(yellow);
  expect(await findColor(page, '#other')).not.toEqual(yellow);
  await pressSave(page);
  const picture = await decodePicture(await broadside.nextDownload());
  expect(Math.abs(picture.width - width * ratio)).toBeLessThan(2);
  expect(Math.abs(picture.height - height * ratio)).toBeLessThan(2);
  // Half as wide and as high as the picture that it is in the middle of.
  expect(Math.abs(picture.share('#fde047') - 1 / 4)).toBeLessThan(0.02);
}

async function openTwins(broadside: Broadside): Promise<Page> {
  const page = await broadside.open(`${site.origin}/twins`);
  await expect.poll(() => page.title()).toBe('Ready');
  return page;
}

for (const zoom of [1.5, 0.67]) {
  test(`a page that the browser zooms to ${zoom}`, async ({ broadside }) => {
    const page = await openTwins(broadside);
    const worker = await broadside.worker();
    await worker.evaluate((zoom) => chrome.tabs.setZoom(zoom), zoom);
    await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBeCloseTo(zoom);
    await expectPicked(broadside, page);
  });
}

test('a page that is zoomed with two fingers: the bar is where it is seen', async ({ broadside }) => {
  const page = await openTwins(broadside);
  const zooming = await broadside.context.newCDPSession(page);
  await zooming.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1.4 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeCloseTo(1.4);
  const session = await pickOn(broadside, page);
  const colorsBelow = async () => {
    const image = await loadImage(await page.screenshot());
    const context = createCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, image.height - 60, image.width, 20);
    return new Set(new Uint32Array(data.buffer)).size;
  };
  // Nothing of the page is there.
  await expect.poll(colorsBelow).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await expect.poll(() => listReported(session)).toEqual([]);
  await expectPicked(broadside, page);
});

const styles = {
  'html { zoom: 1.4 }': 'a page that zooms itself',
  'body { zoom: 0.8 }': 'a page whose body is zoomed',
  'body { transform: scale(1.3); transform-origin: 0 0 }': 'a page whose body is transformed',
} as const;
for (const [content, what] of Object.entries(styles)) {
  test(what, async ({ broadside }) => {
    const page = await openTwins(broadside);
    await page.addStyleTag({ content });
    await expectPicked(broadside, page);
  });
}

test('a part of the page that fills the screen', async ({ broadside }) => {
  const page = await openTwins(broadside);
  await page.locator('#both').evaluate((both) => both.requestFullscreen());
  await expectPicked(broadside, page);
  expect(await page.evaluate(() => document.fullscreenElement?.id)).toBe('both');
});

test('a video that fills the screen, which nothing can be put above, leaves it', async ({ broadside }) => {
  const page = await openTwins(broadside);
  await page.locator('#video').evaluate((video) => video.requestFullscreen());
  const session = await pickOn(broadside, page);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  const { x, y } = await seen(page, '#video');
  await page.mouse.move(x, y);
  await expect.poll(async () => (await listReported(session))[0]).toBe('Video frame: Film');
});
