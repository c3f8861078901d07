import type { Page } from '@playwright/test';
import { makeInPopup } from '../browser/make-in-popup.ts';
import { expect, test } from '../states/index.ts';
import { type Broadside, openPage } from '../states/test.ts';
import { judgeNarrow } from './judge-narrow.ts';

/** Pages in a window of 320 pixels that no walk comes to; `accessibility.spec.ts` has the others judged in it. */

test.use({ granted: ['http://127.0.0.1/*'] });

/** Makes a picture of the sample page, and opens it in the gallery. */
async function openViewer(broadside: Broadside, samples: string): Promise<Page> {
  const page = await broadside.context.newPage();
  await page.goto(`${samples}/mornings.html`);
  const popup = await broadside.clickToolbarButton(page);
  await makeInPopup(popup, { kind: 'infographic', aspect: '1:1', format: 'png' });
  await popup.close();
  const gallery = await openPage(broadside, 'gallery.html');
  await gallery.locator('.tile-open').click();
  await expect(gallery.locator('.viewer-acts')).toBeVisible();
  return gallery;
}

test('nothing of the editor is beyond 320 pixels', async ({ broadside, samples }) => {
  const gallery = await openViewer(broadside, samples);
  const opened = broadside.context.waitForEvent('page');
  await gallery.getByRole('button', { name: 'Edit' }).click();
  const editor = await opened;
  await expect(editor.locator('.stage-picture img')).toBeVisible();
  await judgeNarrow(editor, 'text');
});

test('Delete stands beside another act in German', async ({ broadside, samples }) => {
  const options = await openPage(broadside, 'options.html#language');
  await options.locator('main select').selectOption('de');
  await expect(options.locator('html')).toHaveAttribute('lang', 'de');
  const gallery = await openViewer(broadside, samples);
  for (const width of [320, 380, 900, 1280]) {
    await gallery.setViewportSize({ width, height: 900 });
    const places = await gallery
      .locator('.viewer-acts .button')
      .evaluateAll((acts) => acts.map((act) => Math.round(act.getBoundingClientRect().top)));
    expect(places.indexOf(places.at(-1) ?? 0), `${width} px: ${places}`).toBeLessThan(places.length - 1);
  }
});
