import type { Page } from '@playwright/test';
import { connectToService } from './connect.ts';
import { type Broadside, expect, test } from './extension.ts';
import { answers, startScriptedService } from './scripted-service.ts';
import { readStore } from './stored.ts';

/** Where a finished picture goes: disk, clipboard, both, or the gallery alone; and who tells of it. */

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

/** The browser asks nothing where the permission was given before, but it wants a click in a page of ours. */
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
  await broadside.clickMenu(page, { menuItemId: 'infographic' });
  await other.goto('about:blank');
  await other.bringToFront();
  expect(await delivered(broadside)).toMatchObject({ to: 'both', copied: 'unfocused', downloadId: expect.any(Number) });
  const popup = await broadside.clickToolbarButton(page);
  expect(await popup.see('p.job-view-state')).toContain('Not copied: browsers copy only from the window in front.');
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
            Object.assign(globalThis, { told: options });
            return (create as (id: string, options: object) => unknown)(id, options);
          },
        });
      });
      const page = await broadside.open(`${samples}/mornings.html`);
      await broadside.clickMenu(page, { menuItemId: 'infographic' });
      const told = async () =>
        (await broadside.worker()).evaluate(
          () => (globalThis as { told?: { message: string; buttons: { title: string }[] } }).told,
        );
      await expect.poll(told).toMatchObject({
        message: expect.stringMatching(/\nTrying again takes credits: 1$/),
        buttons: [{ title: 'Try again' }],
      });
    } finally {
      await service.stop();
    }
  });
});
