import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { connectToService } from './connect.ts';
import { type Broadside, expect, test } from './extension.ts';
import { answers, startScriptedService } from './scripted-service.ts';
import { seedGallery } from './seed-gallery.ts';
import { readStore } from './stored.ts';

/** Where a finished picture goes: disk, clipboard, both, or the gallery alone; and who reports it. */

const set = async (broadside: Broadside, kind: 'infographic' | 'saved', setting: object) => {
  const worker = await broadside.worker();
  const delivery = { infographic: {}, meme: {}, saved: {}, [kind]: setting };
  await worker.evaluate((delivery) => chrome.storage.local.set({ settings: { version: 2, delivery } }), delivery);
};

/** What became of the one job, once it is delivered. */
async function delivered(broadside: Broadside): Promise<unknown> {
  const job = async () => (await readStore(await broadside.worker(), 'jobs'))[0];
  await expect.poll(async () => (await job())?.state, { timeout: 30_000, intervals: [100] }).toBe('delivered');
  return (await job())?.delivery;
}

/** The browser asks nothing where the permission was given before, but it wants a click in an extension page. */
async function allow(broadside: Broadside, permission: 'clipboardWrite'): Promise<void> {
  const page = await broadside.context.newPage();
  await page.goto(`chrome-extension://${broadside.id}/options.html`);
  await page.evaluate((permission) => {
    document.addEventListener('click', () => chrome.permissions.request({ permissions: [permission] }), { once: true });
  }, permission);
  await page.mouse.click(2, 2);
  await page.close();
}

const downloads = async (broadside: Broadside) => {
  const worker = await broadside.worker();
  return (await worker.evaluate(() => chrome.downloads.search({}))).length;
};

/** The types that the clipboard holds, read in a page that may: the permission is given only now, as it takes all others. */
async function clipboardTypes(page: Page): Promise<readonly string[]> {
  await page.context().grantPermissions(['clipboard-read'], { origin: new URL(page.url()).origin });
  return page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
}

test('a copy that no page in front may make is told, and made with a click', async ({ broadside, samples }) => {
  await set(broadside, 'infographic', { to: 'both' });
  const page = await broadside.open(`${samples}/mornings.html`);
  const other = await broadside.context.newPage();
  const opened = broadside.context.waitForEvent('page');
  await broadside.clickMenu(page, { menuItemId: 'infographic' });
  await other.goto('about:blank');
  await other.bringToFront();
  expect(await delivered(broadside)).toMatchObject({ to: 'both', copied: 'unfocused', downloadId: expect.any(Number) });
  const window = await opened;
  await expect(window.getByText('Not copied: browsers copy only from the window in front.')).toBeVisible();
});

test('each kind is named and delivered by its own rules', async ({ broadside, samples }) => {
  const worker = await broadside.worker();
  const infographic = { name: 'Made here/{site}/{kind}', conflict: 'overwrite' };
  const delivery = { infographic, meme: { to: 'gallery' }, saved: {} };
  await worker.evaluate((delivery) => chrome.storage.local.set({ settings: { version: 2, delivery } }), delivery);
  const page = await broadside.open(`${samples}/mornings.html`);
  for (const menuItemId of ['infographic', 'infographic', 'meme']) {
    const before = (await readStore(worker, 'jobs')).length;
    await broadside.clickMenu(page, { menuItemId });
    const states = async () => (await readStore(worker, 'jobs')).map(({ state }) => state);
    await expect.poll(states, { timeout: 30_000 }).toEqual(Array(before + 1).fill('delivered'));
  }
  const items = await worker.evaluate(() => chrome.downloads.search({ orderBy: ['startTime'] }));
  const places = items.map(({ filename }) => filename.split(/[\\/]/).slice(-3).join('/'));
  // The second takes the first one's place.
  expect(places).toEqual(Array(2).fill('Made here/127.0.0.1/infographic.png'));
});

test('a picture that the browser can not save is told so, and holds up none of the others', async ({ broadside }) => {
  const gallery = await broadside.context.newPage();
  await gallery.goto(`chrome-extension://${broadside.id}/gallery.html`);
  await gallery.waitForSelector('.empty');
  const change = ({ answer: _, ...job }: JobRecord) => ({
    ...job,
    source: { ...job.source, title: '~20% more: "../tides"' },
  });
  const jobs = await seedGallery(gallery, { count: 4, pictures: 4, change });
  await gallery.reload();
  await gallery.locator('.tile-open').first().click();
  const save = gallery.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  const path = await broadside.nextDownload();
  await expect(gallery.locator('.toast')).toContainText('Saved to your downloads.');
  expect(basename(path)).toMatch(/^20％ more - '\.\.-tides' - infographic \d+x\d+\.png$/);
  const record = async () =>
    (await readStore(await broadside.worker(), 'jobs')).find(({ id }) => id === jobs[0]?.id)?.delivery;
  const before = await record();

  // A file stands where the folder should.
  writeFileSync(join(dirname(path), 'Taken'), '');
  await set(broadside, 'infographic', { name: 'Taken/{title}' });
  await save.click();
  await expect(gallery.locator('.toast').filter({ hasText: 'the browser did not save it' })).toBeVisible();
  expect(await record()).toEqual(before);
  await gallery.keyboard.press('Escape');
  await expect(gallery.locator('.viewer')).toHaveCount(0);
  await gallery.locator('.tile-open').first().press('Control+a');
  await gallery.locator('.selection').getByRole('button', { name: 'Save' }).click();
  // One of them is a meme.
  await expect(gallery.locator('.toast').filter({ hasText: 'Saved: 1. Not saved: 3.' })).toBeVisible();
});

test('into the gallery alone', async ({ broadside, samples }) => {
  await set(broadside, 'infographic', { to: 'gallery' });
  const page = await broadside.open(`${samples}/mornings.html`);
  await broadside.clickMenu(page, { menuItemId: 'infographic' });
  expect(await delivered(broadside)).toMatchObject({ to: 'gallery' });
  expect(await downloads(broadside)).toBe(0);
  const popup = await broadside.clickToolbarButton(page);
  await popup.click('.job-title');
  expect(await popup.see('p.job-view-state:not(:empty)')).toContain('It is in your gallery.');
});

test.describe('with the permission to copy', () => {
  test.use({ grantedApis: ['clipboardWrite'] });

  test('onto the clipboard: the page in front copies it', async ({ broadside, samples }) => {
    const options = await broadside.context.newPage();
    await options.goto(`chrome-extension://${broadside.id}/options.html#delivery`);
    await options.getByLabel('When it is finished').selectOption('clipboard');
    await options.getByRole('button', { name: 'Allow it' }).click();
    await expect(options.getByText('Stay in the window in front')).toBeVisible();
    await options.close();
    const page = await broadside.open(`${samples}/mornings.html`);
    await broadside.clickMenu(page, { menuItemId: 'infographic' });
    expect(await delivered(broadside)).toMatchObject({ to: 'clipboard', copied: 'copied' });
    expect(await downloads(broadside)).toBe(0);
    expect(await clipboardTypes(page)).toEqual(['image/png']);
  });

  test('a saved image is named as set, and copied', async ({ broadside, samples }) => {
    await allow(broadside, 'clipboardWrite');
    await set(broadside, 'saved', { to: 'both', name: 'Saved/{site} {kind} {title}' });
    const page = await broadside.open(`${samples}/mornings.html`);
    const srcUrl = await page.locator('figure img').evaluate((image: HTMLImageElement) => image.currentSrc);
    await broadside.clickMenu(page, { menuItemId: 'save-image', mediaType: 'image', srcUrl });
    expect(await broadside.nextDownload()).toMatch(/\/Saved\/127\.0\.0\.1 image [^/]+\.png$/);
    await expect.poll(async () => (await readStore(await broadside.worker(), 'entries')).length).toBe(1);
    await expect.poll(() => clipboardTypes(page)).toEqual(['image/png']);
  });
});

test.describe('a notification', () => {
  test.use({ grantedApis: ['notifications'], granted: ['http://127.0.0.1/*'] });

  test('tells that it is done, copies, and goes when it was seen', async ({ broadside, samples }) => {
    const options = await broadside.context.newPage();
    await options.goto(`chrome-extension://${broadside.id}/options.html#delivery`);
    // The browser asks nothing where the permission was given before, but it wants the click.
    await options.getByRole('switch', { name: 'Tell me with a notification' }).click();
    await expect(options.getByRole('switch', { name: 'Tell me with a notification' })).toBeChecked();
    await expect(options.locator('.options-saved')).toBeVisible();
    await options.close();

    const page = await broadside.open(`${samples}/mornings.html`);
    await broadside.clickMenu(page, { menuItemId: 'infographic' });
    await delivered(broadside);
    const shown = async () => {
      const worker = await broadside.worker();
      return worker.evaluate(async () => Object.keys(await chrome.notifications.getAll()));
    };
    await expect.poll(async () => (await shown()).length).toBe(1);
    const [notice = ''] = await shown();
    const opened = broadside.context.waitForEvent('page');
    const worker = await broadside.worker();
    await worker.evaluate((notice) => {
      const { onButtonClicked } = chrome.notifications as unknown as {
        onButtonClicked: { dispatch(id: string, button: number): void };
      };
      onButtonClicked.dispatch(notice, 0);
    }, notice);
    const gallery = await opened;
    await expect(gallery.getByText('Copied. Paste it wherever you like.')).toBeVisible();
    await expect(gallery.locator('.viewer')).toBeVisible();
    await expect.poll(shown).toEqual([]);
  });

  test('leads to the picture, and to changing it', async ({ broadside, samples }) => {
    const options = await broadside.context.newPage();
    await options.goto(`chrome-extension://${broadside.id}/options.html#delivery`);
    await options.getByRole('switch', { name: 'Tell me with a notification' }).click();
    await expect(options.locator('.options-saved')).toBeVisible();
    await options.close();
    const page = await broadside.open(`${samples}/mornings.html`);
    await broadside.clickMenu(page, { menuItemId: 'infographic' });
    await delivered(broadside);
    const shown = async () =>
      (await broadside.worker()).evaluate(async () => Object.keys(await chrome.notifications.getAll()));
    await expect.poll(async () => (await shown()).length).toBe(1);
    const [notice = ''] = await shown();
    const clicked = async (button?: number) => {
      const opened = broadside.context.waitForEvent('page');
      await (await broadside.worker()).evaluate(
        ([notice, button]) => {
          const { onClicked, onButtonClicked } = chrome.notifications as unknown as Record<
            'onClicked' | 'onButtonClicked',
            { dispatch(id: string, button?: number): void }
          >;
          if (button === undefined) onClicked.dispatch(notice);
          else onButtonClicked.dispatch(notice, button);
        },
        [notice, button] as const,
      );
      return opened;
    };
    const gallery = await clicked();
    await expect(gallery.locator('.viewer-sheet img')).toBeVisible();
    await expect.poll(shown).toEqual([]);
    await gallery.close();
    const editor = await clicked(1);
    await expect(editor.locator('.stage-picture img')).toBeVisible();
  });

  test('says what trying again costs, where it does', async ({ broadside, samples }) => {
    const service = await startScriptedService({ creates: [answers(502, { error: 'The model broke.' })] });
    try {
      const options = await broadside.context.newPage();
      await options.goto(`chrome-extension://${broadside.id}/options.html#delivery`);
      await options.getByRole('switch', { name: 'Tell me with a notification' }).click();
      await expect(options.locator('.options-saved')).toBeVisible();
      await options.close();
      await connectToService(broadside, service);
      // What a notification says cannot be asked for once it is shown.
      await (await broadside.worker()).evaluate(() => {
        const { create } = chrome.notifications;
        Object.assign(chrome.notifications, {
          create: (id: string, options: object) => {
            Object.assign(globalThis, { reported: options });
            return (create as (id: string, options: object) => unknown)(id, options);
          },
        });
      });
      const page = await broadside.open(`${samples}/mornings.html`);
      await broadside.clickMenu(page, { menuItemId: 'infographic' });
      const reported = async () =>
        (await broadside.worker()).evaluate(
          () => (globalThis as { reported?: { message: string; buttons: { title: string }[] } }).reported,
        );
      await expect.poll(reported).toMatchObject({
        message: expect.stringMatching(/\nTrying again takes credits: 1$/),
        buttons: [{ title: 'Try again' }],
      });
    } finally {
      await service.stop();
    }
  });
});
