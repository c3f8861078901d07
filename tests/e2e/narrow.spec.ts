import type { Page } from '@playwright/test';
import { makeInPopup } from '../browser/make-in-popup.ts';
import { expect, test, type Visit, walks } from '../states/index.ts';
import { type Broadside, openPage } from '../states/test.ts';

/** No page scrolls sideways in a window of 320 pixels (WCAG 2.2, 1.4.10). The popup's width is `popup-width.spec.ts`. */

test.use({ granted: ['http://127.0.0.1/*'] });

const narrow = { width: 320, height: 640 };

/** Runs in the page. What stands beyond its right edge and is not cut or scrolled by itself; empty where nothing can be scrolled to. */
function listBeyond(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isCut = (element: Element): boolean => {
    const parent = element.parentElement;
    return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isCut(parent));
  };
  const beyond = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isCut(element))
    .map(({ localName, className }) => `${localName}.${className}`);
  return [`${scrollWidth} of ${clientWidth} px`, ...beyond];
}

const judge: Visit = async (page, state) => {
  const viewport = page.viewportSize();
  await page.setViewportSize(narrow);
  expect.soft(await page.evaluate(listBeyond), state).toEqual([]);
  if (viewport) await page.setViewportSize(viewport);
};

const pages = Object.entries(walks).filter(([name]) => !name.startsWith('popup') && name !== 'pick');
for (const [name, walk] of pages) {
  test(`nothing of ${name} is beyond 320 pixels`, async ({ broadside, samples, connect, site }) => {
    test.setTimeout(300_000);
    await walk({ broadside, samples, connect, site }, judge);
  });
}

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
  await judge(editor, 'text');
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
