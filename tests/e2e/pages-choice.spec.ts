import type { Page } from '@playwright/test';
import { makePdf } from '../unit/engine/read/pdf/make-pdf.ts';
import { wrap } from '../unit/engine/read/pdf/pages.ts';
import { bullets, line, makeDeck, placeholder, slide, table, title } from '../unit/engine/read/pptx/make-deck.ts';
import { violations } from './axe.ts';
import { type Broadside, expect, test } from './extension.ts';
import { dropFile, openGiving, start } from './popup-page.ts';
import { readStore } from './stored.ts';

const written = [
  'Ferries left the old harbour at dawn and came back with salt. In 2024 they carried 12,000 people over the bay.',
  'Bakers of the island sold 300 loaves a day to the crews. They bought flour from the mill beside the church.',
  'Lighthouse keepers wrote down every storm of the winter. Eleven of them were worse than any before.',
];
const pdf = makePdf({
  info: { Title: 'Life of an island' },
  pages: written.map((text, page) => ({
    words: [
      { text: ['Ferries', 'Bakers', 'Keepers'][page] ?? '', x: 60, y: 80, size: 22 },
      ...wrap(text, 90).map((words, index) => ({ text: words, x: 60, y: 130 + index * 12 })),
    ],
  })),
});
const deck = makeDeck({
  slides: [
    slide(placeholder('ctrTitle', line('How a harbour wakes up'))),
    slide(title('Boats') + bullets('Trawlers leave before the sun is up', 'Dinghies bring the first post over')),
    slide(
      title('Ice') +
        table([
          ['Month', 'Days'],
          ['January', '12'],
          ['February', '9'],
        ]),
    ),
  ],
});

const pages = (popup: Page) => popup.locator('.page');
const isChosen = (popup: Page) =>
  pages(popup)
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked));
const sourceTexts = async (broadside: Broadside) =>
  JSON.stringify((await readStore(await broadside.worker(), 'jobs')).map(({ request }) => request));

test('a PDF is shown page by page, and the pages that are chosen are what counts', async ({ broadside }) => {
  const popup = await openGiving(broadside);
  await dropFile(popup.locator('.give'), { name: 'island.pdf', type: 'application/pdf', bytes: pdf });
  await expect(popup.locator('.source blockquote')).toContainText('Ferries left the old harbour');
  await popup.getByText('Choose pages').click();
  await expect(pages(popup)).toHaveCount(3);
  await expect(pages(popup).locator('img')).toHaveCount(3);
  for (const [index, text] of written.entries()) {
    await expect(pages(popup).nth(index).locator('.page-text')).toContainText(text.slice(0, 30));
  }
  expect(await isChosen(popup)).toEqual([true, true, true]);
  expect(await violations(popup)).toEqual([]);

  await popup.getByRole('button', { name: 'None' }).click();
  await expect(popup.locator('form.make button[type="submit"]')).toBeDisabled();
  await pages(popup).nth(1).getByRole('checkbox').check();
  await expect(popup.getByText('1 of 3 chosen')).toBeVisible();
  await expect(popup.locator('.source blockquote')).toContainText('Bakers of the island');
  await expect(popup.locator('.source blockquote')).not.toContainText('Lighthouse');
  // The preview beside it is of that page alone.
  await expect(popup.locator('.previews[aria-busy="false"] .previews-stage img')).not.toHaveAttribute(
    'alt',
    /Ferries|Lighthouse/,
  );
  await start(popup);
  await broadside.nextDownload();
  expect(await sourceTexts(broadside)).toContain('Bakers of the island');
  expect(await sourceTexts(broadside)).not.toMatch(/Lighthouse|Ferries|sourcePdf/);

  // Other pages of it afterwards, from the gallery: a version of the same picture.
  const gallery = await broadside.context.newPage();
  await gallery.goto(`chrome-extension://${broadside.id}/gallery.html`);
  await gallery.locator('.tile-open').click();
  await gallery.getByRole('button', { name: 'Choose pages' }).click();
  await expect(pages(gallery)).toHaveCount(3);
  expect(await isChosen(gallery)).toEqual([false, true, false]);
  const make = gallery.locator('.again-pages').getByRole('button', { name: 'Make', exact: true });
  await expect(make).toBeDisabled();
  await pages(gallery).nth(2).getByRole('checkbox').check();
  await pages(gallery).nth(1).getByRole('checkbox').uncheck();
  expect(await violations(gallery)).toEqual([]);
  await make.click();
  await expect(gallery.locator('.version')).toHaveCount(2);
  expect(await sourceTexts(broadside)).toContain('Lighthouse keepers');
});

test('slides of a deck are chosen, their words changed, and the change is what is made', async ({ broadside }) => {
  const popup = await openGiving(broadside);
  const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
  await dropFile(popup.locator('.give'), { name: 'harbour.pptx', type, bytes: deck });
  await popup.getByText('Choose slides').click();
  await expect(pages(popup)).toHaveCount(3);
  await expect(pages(popup).first().locator('.page-text')).toHaveText('How a harbour wakes up');
  await expect(pages(popup).nth(1).locator('.page-text li')).toHaveCount(2);
  await expect(pages(popup).nth(2).locator('.page-text td')).toHaveCount(4);
  await pages(popup).nth(2).getByRole('checkbox').uncheck();
  await expect(popup.locator('.source blockquote')).toContainText('Trawlers leave');
  await popup.getByRole('button', { name: 'Edit', exact: true }).click();
  const text = popup.locator('textarea[name="source"]');
  await expect(text).not.toHaveValue(/January/);
  await text.fill((await text.inputValue()).replace('Trawlers', 'Red trawlers'));
  await start(popup);
  await broadside.nextDownload();
  expect(await sourceTexts(broadside)).toContain('Red trawlers leave before the sun is up');
  expect(await sourceTexts(broadside)).not.toContain('sourcePptx');
});
