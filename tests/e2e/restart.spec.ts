import type { Page } from '@playwright/test';
import { expect } from './extension.ts';
import { expectStates, make, openPopup, openWindow, toMessagePattern } from './job-steps.ts';
import { listReported, over, pickOn } from './picking.ts';
import { answers, keepsSilent } from './scripted-service.ts';
import { test } from './scripted-test.ts';
import { seedGallery } from './seed-gallery.ts';

/** What is left when the browser is closed and opened again, and when the extension is updated beneath its pages. */

test.use({ granted: ['http://127.0.0.1/*'], ownBrowser: true });

/** Items of the context menu that are there. */
const menuItems = (page: Page) =>
  page.evaluate(async () => {
    const ids = ['infographic', 'meme', 'save-image', 'pick', 'open-gallery'];
    const found = ids.map((id) =>
      chrome.contextMenus.update(id, { enabled: true }).then(
        () => [id],
        () => [],
      ),
    );
    return (await Promise.all(found)).flat();
  });

async function switchOffItems(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { settings } = await chrome.storage.local.get<{ settings: object }>('settings');
    await chrome.storage.local.set({ settings: { ...settings, menuItems: ['infographic', 'pick'] } });
  });
  await expect.poll(() => menuItems(page)).toEqual(['infographic', 'pick']);
}

test('a browser opened again: its menus, the gallery, and a job that goes on', async ({
  broadside,
  samples,
  connect,
}) => {
  const service = await connect({ polls: [keepsSilent] });
  const before = await openWindow(broadside);
  await switchOffItems(before);
  const [seeded] = await seedGallery(before, { count: 3, pictures: 1 });
  await make(broadside, samples);
  await expect.poll(() => service.polls).toBe(1);
  await expectStates(before, ['delivered', 'delivered', 'delivered', 'queued']);

  const again = await broadside.restart();
  await again.nextDownload();
  const gallery = await again.context.newPage();
  await gallery.goto(`chrome-extension://${again.id}/gallery.html`);
  await expect(gallery.getByText(seeded?.source.title ?? '').first()).toBeVisible();
  await expectStates(
    gallery,
    Array.from({ length: 4 }, () => 'delivered'),
  );
  await expect.poll(() => menuItems(gallery)).toEqual(['infographic', 'pick']);
  expect(service.creates).toHaveLength(1);
});

test.describe('nothing is paid twice', () => {
  // Once is too often: a second try would hide it.
  test.describe.configure({ retries: 0 });

  test('a browser opened again asks of a create whose answer nobody heard, and waits on where a limit was reached', async ({
    broadside,
    samples,
    connect,
  }) => {
    const resetAt = new Date(Date.now() + 3_600_000).toISOString();
    const limited = answers(429, { error: 'Slow down.', bucket: 'hour', count: 30, limit: 30, resetAt });
    const service = await connect({ creates: [limited, keepsSilent] });
    const before = await openWindow(broadside);
    await make(broadside, samples);
    await expectStates(before, ['waiting']);
    await make(broadside, samples);
    await expect.poll(() => service.creates.length).toBe(2);

    const again = await broadside.restart();
    const popup = await openPopup(again);
    await expect(popup.getByText(toMessagePattern('unconfirmed')).first()).toBeVisible();
    await expect(popup.getByText(toMessagePattern('waits_for_room')).first()).toBeVisible();
    expect(service.creates).toHaveLength(2);
  });
});

test('an extension that is updated: its job goes on, its overlay leaves the page, nobody is welcomed again', async ({
  broadside,
  samples,
  connect,
}) => {
  const service = await connect({ polls: [keepsSilent] });
  const before = await openWindow(broadside);
  await switchOffItems(before);
  await make(broadside, samples);
  await expect.poll(() => service.polls).toBe(1);
  await expectStates(before, ['queued']);
  // Another address than the job's page, by which the tab is found.
  const page = await broadside.open(`${samples}/mornings.html?pick`);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const session = await pickOn(broadside, page);
  await over(page, 'img');
  const gone = before.waitForEvent('close');
  // It is gone before it could answer.
  await (await broadside.worker()).evaluate(() => chrome.runtime.reload()).catch(() => undefined);
  await gone;
  await page.mouse.move(200, 200);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('body ~ *').length)).toBe(0);
  expect(errors).toEqual([]);

  await broadside.nextDownload();
  const window = await openWindow(broadside);
  await expectStates(window, ['delivered']);
  await expect.poll(() => menuItems(window)).toEqual(['infographic', 'pick']);
  expect(service.creates).toHaveLength(1);
  expect(broadside.context.pages().filter((open) => open.url().endsWith('/welcome.html'))).toEqual([]);

  await page.bringToFront();
  await (await broadside.clickToolbarButton(page)).close();
  await pickOn(broadside, page);
  await over(page, 'img');
  await expect.poll(async () => (await listReported(session))[0]).toMatch(/^Image/);
});
