import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sniffImage } from '../../lib/engine/sniff-image.ts';
import { type Broadside, expect, test } from './extension.ts';
import { listReported, over, startPick } from './picking.ts';
import { type PictureSite, servePictures } from './picture-pages.ts';
import { readStore } from './stored.ts';

/** Picking on the page: by pointer and by keys, and nothing left of it afterwards. */

let site: PictureSite;
test.beforeAll(async () => {
  site = await servePictures();
});
test.afterAll(() => site.close());

async function saved(broadside: Broadside) {
  const path = await broadside.nextDownload();
  const { width, height } = sniffImage(readFileSync(path)) ?? {};
  return `${basename(path)} ${width}x${height}`;
}

test('Escape leaves, and leaves nothing behind', async ({ broadside }) => {
  const page = await broadside.open(`${site.origin}/`);
  const session = await broadside.context.newCDPSession(page);
  // Scripts of the extension have a world of their own in the page, and what they listen to is known there.
  const worlds = new Map<string, number>();
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Runtime.executionContextCreated', ({ context: { name, id, auxData } }) => {
    if (auxData?.frameId === frameTree.frame.id) worlds.set(name, id);
  });
  await session.send('Runtime.enable');
  const listeners = async (expression: string) => {
    const contextId = worlds.get('Broadside');
    if (contextId === undefined) return [];
    const { result } = await session.send('Runtime.evaluate', { expression, contextId });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return listeners.map(({ type, useCapture }) => `${type} ${useCapture}`);
  };
  const state = async () => ({
    html: await page.evaluate(() => document.documentElement.outerHTML),
    names: await page.evaluate(() => Object.keys(window).sort().join()),
    focus: await page.evaluate(() => document.activeElement?.id),
    window: await listeners('window'),
    document: await listeners('document'),
    root: await listeners('document.documentElement'),
  });
  await page.locator('#over').focus();
  const before = await state();
  await broadside.clickMenu(page, { menuItemId: 'pick' });
  await expect.poll(() => listReported(session)).toContain('Close');
  const during = await state();
  expect(during.html).not.toBe(before.html);
  expect(during.window.length).toBeGreaterThan(before.window.length);
  // The page sees that something is there, but not what.
  expect(await page.evaluate(() => document.documentElement.lastElementChild?.shadowRoot)).toBeNull();
  await page.keyboard.press('Escape');
  await expect.poll(() => listReported(session)).toEqual([]);
  expect(await state()).toEqual(before);
});

test('by pointer: what lies beneath a link, in a shadow root, behind a block; the page hears no click', async ({
  broadside,
}) => {
  const { page, session } = await startPick(broadside, `${site.origin}/`);
  const seen = [
    ['#covered', 'Image 320 × 213: Lake beneath'],
    ['#host img', 'Image 400 × 200: Lake in the shadow'],
    ['#back', 'Image: Lake as a ground'],
    ['#canvas', 'Image 220 × 140: Depth of the lake'],
    ['#words', 'Text: There are forty lakes'],
  ] as const;
  for (const [selector, name] of seen) {
    await over(page, selector);
    await expect.poll(async () => (await listReported(session))[0]).toContain(name);
  }
  await over(page, '#covered');
  await page.mouse.down();
  await page.mouse.up();
  // The first button has the focus; the third is “Save”.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await saved(broadside)).toBe('Lake beneath.png 320x213');
  expect(await page.evaluate(() => (window as unknown as { clicks: number }).clicks)).toBe(0);
  expect(page.url()).toBe(`${site.origin}/`);
});

test('the page scrolls under it', async ({ broadside }) => {
  const { page } = await startPick(broadside, `${site.origin}/`);
  await over(page, '#set');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('by keys: a block of text becomes an infographic', async ({ broadside }) => {
  const { page, session } = await startPick(broadside, `${site.origin}/`);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await listReported(session))[0]).toBe('Image 300 × 200: Lake at dawn');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await listReported(session))[0]).toBe('Image 240 × 160: Lake in a link');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(async () => (await listReported(session))[0]).toBe('Image 300 × 200: Lake at dawn');
  await over(page, '#words');
  await expect.poll(async () => (await listReported(session))[0]).toContain('Text: There are forty lakes');
  // A text cannot be saved as an image.
  expect(await listReported(session)).not.toContain('Save');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readStore(await broadside.worker(), 'jobs')).length).toBe(1);
  const [job] = await readStore(await broadside.worker(), 'jobs');
  expect(job?.request).toMatchObject({
    kind: 'infographic',
    fields: {
      sourceText: `There are forty lakes in the north, and each of them is read by a gauge that a keeper writes down at seven in the morning.\n\nSource: Lakes of the north <${site.origin}/>`,
    },
  });
});

test('an image becomes a meme', async ({ broadside }) => {
  const { page } = await startPick(broadside, `${site.origin}/`);
  await page.locator('#linked').click({ force: true });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await broadside.nextDownload();
  const [job] = await readStore(await broadside.worker(), 'jobs');
  expect(job).toMatchObject({ kind: 'meme', source: { title: 'Lake in a link', url: `${site.origin}/` } });
});

test('a page that lets nothing in says so', async ({ broadside }) => {
  const page = await broadside.context.newPage();
  await page.goto('chrome://version/');
  await broadside.clickMenu(page, { menuItemId: 'pick' });
  expect(await broadside.sentenceOfOpenedPopup()).toContain('one of their own');
});
