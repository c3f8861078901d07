import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { type Broadside, expect, test } from './extension.ts';
import { openMore, openOver, says, start } from './popup-page.ts';

/** Names of the slides and documents in the downloads. */
async function listDownloads(broadside: Broadside): Promise<{ readonly slides: number; readonly documents: number }> {
  const paths = await (await broadside.worker()).evaluate(async () => {
    const items = await chrome.downloads.search({ state: 'complete' });
    return items.map(({ filename }) => filename);
  });
  return {
    slides: paths.filter((path) => /^\d\d(?: \(\d\))?\.png$/.test(basename(path))).length,
    documents: paths.filter((path) => path.endsWith('.pdf')).length,
  };
}

async function makePicture(broadside: Broadside, samples: string, outcome?: string): Promise<Page> {
  const popup = await openOver(broadside, await broadside.open(`${samples}/mornings.html`));
  if (outcome) {
    await openMore(popup);
    await popup.locator('select[name="outcome"]').selectOption(outcome);
  }
  await start(popup);
  await expect(popup.locator('.job-view[data-tone="done"] img')).toBeVisible();
  return popup;
}

const openViewer = async (broadside: Broadside): Promise<Page> => {
  const gallery = await broadside.context.newPage();
  await gallery.goto(`chrome-extension://${broadside.id}/gallery.html`);
  await gallery.locator('.tile-open').first().click();
  return gallery;
};

test('a series goes on when the popup that asked for it is closed, and is found in the gallery', async ({
  broadside,
  samples,
}) => {
  test.slow();
  const popup = await makePicture(broadside, samples, 'linkedin_carousel_slide');
  await popup.getByRole('button', { name: says('make_series') }).click();
  await popup.close();
  await expect.poll(() => listDownloads(broadside)).toMatchObject({ documents: 1 });
  const { slides } = await listDownloads(broadside);
  expect(slides).toBeGreaterThan(2);
  const gallery = await openViewer(broadside);
  await expect(gallery.locator('.series-slides img')).toHaveCount(slides);
  expect(await violations(gallery)).toEqual([]);
  await gallery.getByRole('button', { name: says('series_save') }).click();
  await expect.poll(() => listDownloads(broadside)).toEqual({ slides: 2 * slides, documents: 2 });
});

test('a series that is made after a version was saved stands with that version', async ({ broadside, samples }) => {
  test.slow();
  const popup = await makePicture(broadside, samples);
  const opened = broadside.context.waitForEvent('page');
  await popup.getByRole('link', { name: 'Edit' }).click();
  const editor = await opened;
  await editor.getByLabel('Title', { exact: true }).fill('A title of my own');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await editor.getByRole('button', { name: says('save_as'), exact: true }).click();
  await editor.getByRole('menuitem', { name: says('make_series') }).click();
  await expect.poll(() => listDownloads(broadside)).toMatchObject({ documents: 1 });
  const gallery = await openViewer(broadside);
  await expect(gallery.locator('.version[aria-current="true"]')).toContainText('2');
  await expect(gallery.locator('.series-slides img').first()).toBeVisible();
  await gallery.locator('.version').first().click();
  await expect(gallery.locator('.version[aria-current="true"]')).toContainText('1');
  await expect(gallery.locator('.series-slides')).toHaveCount(0);
});

test('a series is edited slide by slide and as an outline, and saved as it is seen', async ({ broadside, samples }) => {
  test.slow();
  const popup = await makePicture(broadside, samples);
  const opened = broadside.context.waitForEvent('page');
  await popup.getByRole('link', { name: 'Edit' }).click();
  const editor = await opened;
  const picture = editor.locator('.stage-picture:not([data-drawing]) img');
  await expect(picture).toBeVisible();
  await editor.getByRole('button', { name: says('series_edit') }).click();
  const lines = editor.locator('.edit-slide');
  const titles = () => lines.locator('input').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  await expect.poll(() => lines.count()).toBeGreaterThan(3);
  const count = await lines.count();
  const before = await titles();

  // In the outline: what is typed is seen on the slide that is shown.
  await lines.nth(1).locator('input').fill('A second slide of my own');
  await expect(picture).toHaveAttribute('alt', /A second slide of my own/);
  await lines.nth(1).locator('input').press('Alt+ArrowDown');
  expect((await titles())[2]).toBe('A second slide of my own');
  await lines
    .nth(count - 2)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(lines).toHaveCount(count - 1);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(count);
  // Slide by slide: its texts in the form, and on the picture.
  await editor.getByRole('button', { name: 'Show slide 1', exact: true }).click();
  await expect(editor.getByLabel('Title', { exact: true })).toHaveValue(before[0] ?? '');
  await editor.getByLabel('Title', { exact: true }).fill('A cover of my own');
  expect((await titles())[0]).toBe('A cover of my own');
  await expect(picture).toHaveAttribute('alt', /A cover of my own/);
  expect(await violations(editor)).toEqual([]);

  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor.getByText(/slides and one PDF/)).toBeVisible();
  await expect.poll(() => listDownloads(broadside)).toEqual({ slides: count, documents: 1 });
  const gallery = await openViewer(broadside);
  await expect(gallery.locator('.series-slides img')).toHaveCount(count);
  // Words that are on slides alone are the user's own too.
  await expect(gallery.getByText('“A cover of my own”')).toBeVisible();
});
