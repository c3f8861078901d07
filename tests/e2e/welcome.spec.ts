import { overflow, violations } from './axe.ts';
import { expect, test } from './extension.ts';
import { decodePicture } from './picture.ts';

test.use({ welcomed: true });

test('on the first day one click makes a picture', async ({ broadside }) => {
  const { context, id } = broadside;
  const address = `chrome-extension://${id}/welcome.html`;
  await expect.poll(() => context.pages().filter((page) => page.url() === address).length).toBe(1);
  const page = context.pages().find((candidate) => candidate.url() === address);
  if (!page) throw new Error('No page welcomes.');
  await expect(page.locator('.way')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
  // No form stands before the picture.
  await expect(page.locator('input, select, textarea')).toHaveCount(0);

  await page.getByRole('button', { name: 'Make a picture of it' }).press('Enter');
  const picture = page.locator('.sample-picture img');
  await expect(picture).toBeVisible();
  await expect(page.locator('.sample-picture .notice-done')).toContainText('Why short walks work');
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1350);
  const file = await decodePicture(await broadside.nextDownload());
  expect(file).toMatchObject({ width: 1080, height: 1350, mediaType: 'image/png' });
  expect(await violations(page)).toEqual([]);
});

test('a browser that starts again, or an update, welcomes nobody', async ({ broadside }) => {
  const { context, id } = broadside;
  const welcomes = () => context.pages().filter((page) => page.url().endsWith('/welcome.html')).length;
  await expect.poll(welcomes).toBe(1);
  const worker = await broadside.worker();
  await worker.evaluate(() => {
    const { onInstalled, onStartup } = chrome.runtime as unknown as Record<
      'onInstalled' | 'onStartup',
      { dispatch(detail?: object): void }
    >;
    onInstalled.dispatch({ reason: 'update', previousVersion: '0.0.1' });
    onStartup.dispatch();
  });
  // A page that an event opens is there before what is opened after it.
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/options.html`);
  await expect(page.locator('.card').first()).toBeVisible();
  expect(welcomes()).toBe(1);
});

test('it can be read narrow, in large type and from right to left', async ({ broadside }) => {
  const page = await broadside.context.newPage();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`chrome-extension://${broadside.id}/welcome.html`);
  await expect(page.getByRole('button', { name: 'Make a picture of it' })).toBeVisible();
  for (const [size, direction] of [
    ['100%', 'ltr'],
    ['200%', 'ltr'],
    ['200%', 'rtl'],
  ]) {
    await page.evaluate(
      ([size = '', direction = '']) => {
        document.documentElement.style.fontSize = size;
        document.documentElement.dir = direction;
      },
      [size, direction],
    );
    expect(await overflow(page)).toBe(0);
  }
});
