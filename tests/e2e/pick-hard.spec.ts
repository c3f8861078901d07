import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { sniffImage } from '../../lib/engine/sniff-image.ts';
import { type Broadside, expect, test } from './extension.ts';
import { type HardSite, serveHardSite } from './hard-pictures.ts';
import { listReported, over, pickOn, startPick } from './picking.ts';
import { decodePicture } from './picture.ts';
import { readStore } from './stored.ts';

test.use({ ownBrowser: false });

/** Picking where pages are in the way: of their pictures, of the overlay, of the keys. */

let site: HardSite;
test.beforeAll(async () => {
  site = await serveHardSite();
});
test.afterAll(() => site.close());

async function saved(broadside: Broadside) {
  const path = await broadside.nextDownload();
  const bytes = readFileSync(path);
  const { width, height } = sniffImage(bytes) ?? {};
  return { path, name: basename(path), size: `${width}x${height}`, bytes };
}

const pressSave = async (page: Page) => {
  for (const key of ['Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
};

const cases = [
  ['untouchable', 'Image 300 × 200: Untouchable', 'Untouchable.png', '300x200'],
  ['layers', 'Image 300 × 200: Under layers', 'Under layers.png', '300x200'],
  ['gradient', 'Image', 'Ready.png', '300x200'],
  ['set', 'Image', 'Ready.png', '600x400'],
  ['before', 'Image', 'Ready.png', '300x200'],
  ['content', 'Image', 'Ready.png', '300x200'],
  ['tainted', 'Image 200 × 120: Tainted', 'Tainted.png', '200x120'],
  ['glass', 'Image 200 × 120: Drawn by WebGL', 'Drawn by WebGL.png', '200x120'],
  ['poster', 'Video frame: Not begun', 'Not begun.png', '320x180'],
  ['closed', 'Image 300 × 200: Behind closed doors', 'Behind closed doors.png', '300x200'],
  ['lazy', 'Image: Lazy', 'Lazy.png', '300x200'],
  ['turned', 'Image 300 × 200: Turned', 'Turned.png', '300x200'],
  ['frame', 'As on screen: Weather', 'Weather.png', '304x204'],
] as const;
test('reaches what lies beneath, is painted, drawn, kept from the pointer or behind closed doors, and saves it whole', async ({
  broadside,
}) => {
  test.setTimeout(180_000);
  const page = await broadside.open(`${site.origin}/pictures`);
  await expect.poll(() => page.title()).toBe('Ready');
  for (const [id, name, file, size] of cases) {
    const session = await pickOn(broadside, page);
    await over(page, `#${id}`);
    await expect.poll(async () => (await listReported(session))[0]).toBe(name);
    await pressSave(page);
    const picture = await saved(broadside);
    // The browser counts files of one name.
    expect({ id, name: picture.name.replace(/ \(\d\)/, ''), size: picture.size }).toEqual({ id, name: file, size });
    // Never an empty one.
    expect((await decodePicture(picture.path)).colors, id).toBeGreaterThan(1);
  }
});

test('a drawing in the page is saved as it looks there, and in dots where those are wanted', async ({ broadside }) => {
  const { page, session } = await startPick(broadside, `${site.origin}/pictures`);
  await over(page, '#chart svg');
  await expect.poll(async () => (await listReported(session))[0]).toBe('Image: A chart');
  await pressSave(page);
  const { name, bytes } = await saved(broadside);
  expect(name).toBe('A chart.svg');
  expect(bytes.toString()).toMatch(/<svg[^>]* width="300".*<rect[^>]*fill: rgb\(12, 140, 60\)/s);
  const worker = await broadside.worker();
  await worker.evaluate(() => chrome.storage.local.set({ settings: { version: 1, savedFormat: 'webp' } }));
  await pickOn(broadside, page);
  await over(page, '#chart svg');
  await pressSave(page);
  expect(await saved(broadside)).toMatchObject({ name: 'A chart.webp', size: '2048x1024' });
});

test('a part of the page that scrolls by itself does so under it', async ({ broadside }) => {
  const { page, session } = await startPick(broadside, `${site.origin}/pictures`);
  await over(page, '#scroller');
  await page.mouse.wheel(0, 900);
  const scrolled = () => page.locator('#scroller').evaluate((element) => element.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(500);
  await over(page, '#scroller img');
  await expect.poll(async () => (await listReported(session))[0]).toBe('Image 200 × 100: Scrolled to');
});

const overlaid = [
  ['that hears all before others do', 'hijacking', 'Image 300 × 200: Held'],
  ['with the strictest policy, in a sandbox', 'strict', 'Image 300 × 200: Strictly held'],
  ['whose style undoes all others', 'undone', 'Image 300 × 200: Undone'],
  ['with a modal dialog over another, in a shadow root', 'dialog', 'Image 300 × 200: In the second'],
  ['that keeps the focus to itself', 'trapping', 'Image 300 × 200: Beside the trap'],
] as const;
for (const [what, path, name] of overlaid) {
  test(`a page ${what}`, async ({ broadside }) => {
    const { page, session } = await startPick(broadside, `${site.origin}/${path}`);
    const heard = () => page.evaluate(() => (window as unknown as { heard?: string[] }).heard ?? []);
    const markup = () => page.evaluate(() => document.documentElement.outerHTML);
    const place = await page.locator('#held').boundingBox();
    await page.mouse.move((place?.x ?? 0) + 100, (place?.y ?? 0) + 60);
    await expect.poll(async () => (await listReported(session))[0]).toBe(name);
    // Seen, and not only announced: the bar is drawn over everything.
    const shot = await page.screenshot({ path: test.info().outputPath('overlay.png') });
    await page.mouse.down();
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await expect.poll(() => listReported(session)).toEqual([]);
    expect(await heard()).toEqual([]);
    expect(await markup()).not.toContain('popover');
    expect(shot.equals(await page.screenshot())).toBe(false);
  });
}

test('Escape after many steps: scroll, focus, selection and words half typed are as they were', async ({
  broadside,
}) => {
  const page = await broadside.open(`${site.origin}/typing`);
  await page.evaluate(() => {
    const input = document.querySelector('#host')?.shadowRoot?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(2, 6);
  });
  const state = () =>
    page.evaluate(() => {
      const input = document.querySelector('#host')?.shadowRoot?.activeElement as HTMLInputElement | null;
      return {
        x: scrollX,
        y: scrollY,
        frames: length,
        typed: [input?.value, input?.selectionStart, input?.selectionEnd],
      };
    });
  const before = await state();
  const session = await pickOn(broadside, page);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await listReported(session))[0]).toBe('Image 300 × 200: Far below');
  expect((await state()).y).toBeGreaterThan(1000);
  // Nothing else is there, and least of all what is ours.
  await page.keyboard.press('Tab');
  expect((await listReported(session))[0]).toBe('Image 300 × 200: Far below');
  // Held down, Enter picks and does not choose.
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await listReported(session)).toContain('Close');
  await page.keyboard.press('Escape');
  await expect.poll(() => listReported(session)).toEqual([]);
  expect(await state()).toEqual(before);
  await page.evaluate(() => {
    (document.querySelector('#host')?.shadowRoot?.activeElement as HTMLElement | null)?.blur();
    getSelection()?.selectAllChildren(document.querySelector('#words') as Element);
  });
  await pickOn(broadside, page);
  await page.keyboard.press('Escape');
  await expect.poll(() => listReported(session)).toEqual([]);
  expect(await page.evaluate(() => String(getSelection()))).toContain('There are forty lakes');
});

test('two tabs pick side by side; one that was left behind does nothing', async ({ broadside }) => {
  const first = await startPick(broadside, `${site.origin}/hijacking`);
  const second = await startPick(broadside, `${site.origin}/trapping`);
  // Once more on the same page: one overlay is left.
  await pickOn(broadside, second.page);
  expect((await listReported(second.session)).filter((name) => name === 'Close').length).toBeLessThanOrEqual(2);
  await first.page.bringToFront();
  await over(first.page, '#held');
  await expect.poll(async () => (await listReported(first.session))[0]).toContain('Held');
  await pressSave(first.page);
  expect(await saved(broadside)).toMatchObject({ name: 'Held.png' });
  await second.page.goto(`${site.origin}/typing`);
  await second.page.goBack();
  expect(await listReported(second.session)).toEqual([]);
  expect(await readStore(await broadside.worker(), 'jobs')).toEqual([]);
});

test('a drawing that is a page of its own says that it lets nothing in', async ({ broadside }) => {
  const page = await broadside.open(`${site.origin}/drawing.svg`);
  await broadside.clickMenu(page, { menuItemId: 'pick' });
  expect(await broadside.sentenceOfOpenedPopup()).toContain('lets no extension');
});
