import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { sniffMediaType } from '../../lib/contract/index.ts';
import { makeInPopup } from '../browser/make-in-popup.ts';
import { violations } from './axe.ts';
import { type Broadside, expect, test } from './extension.ts';
import { openMore, openOver, says, start } from './popup-page.ts';

/** Makes a picture of the sample page and shows it in the gallery. */
async function openViewer(broadside: Broadside, samples: string): Promise<Page> {
  const page = await broadside.context.newPage();
  await page.goto(`${samples}/mornings.html`);
  const popup = await broadside.clickToolbarButton(page);
  await makeInPopup(popup, { kind: 'infographic', aspect: '4:5', format: 'png' });
  await broadside.nextDownload();
  await popup.close();
  const gallery = await broadside.context.newPage();
  await gallery.goto(`chrome-extension://${broadside.id}/gallery.html`);
  await gallery.locator('.tile-open').click();
  return gallery;
}

async function choose(gallery: Page, name: string): Promise<void> {
  const menu = gallery.getByRole('button', { name: 'Save as…' });
  // Until the file before is known to be on disk.
  await expect(menu).not.toHaveAttribute('aria-busy', 'true');
  await menu.press('Enter');
  await gallery.getByRole('menuitem', { name, exact: true }).press('Enter');
}

test('a picture is saved in every format, by keys alone, and copied as SVG', async ({ broadside, samples }) => {
  test.slow();
  const gallery = await openViewer(broadside, samples);
  await gallery.getByRole('button', { name: 'Save as…' }).press('Enter');
  await expect(gallery.getByRole('menuitem')).toHaveCount(8);
  expect(await violations(gallery)).toEqual([]);
  await gallery.keyboard.press('Escape');

  const first = new Map<string, (bytes: Buffer) => boolean>([
    ['JPEG', (bytes) => sniffMediaType(bytes) === 'image/jpeg'],
    ['WebP', (bytes) => sniffMediaType(bytes) === 'image/webp'],
    ['SVG', (bytes) => bytes.toString('utf8', 0, 4) === '<svg'],
    ['PowerPoint (PPTX)', (bytes) => bytes.toString('latin1', 0, 2) === 'PK'],
    ['PDF', (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-'],
  ]);
  for (const [name, isIt] of first) {
    const saved = broadside.nextDownload();
    await choose(gallery, name);
    const path = await saved;
    expect([name, basename(path), isIt(readFileSync(path))]).toEqual([name, expect.stringMatching(/^5 habits/), true]);
  }

  await broadside.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(gallery, 'Copy as SVG');
  await expect.poll(() => gallery.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
});

/** The files in the downloads of a series: numbered slides in one folder, and a PDF of as many pages, whose second has that text. */
async function expectSeries(broadside: Broadside, second: string): Promise<void> {
  const paths = await (await broadside.worker()).evaluate(async () => {
    const items = await chrome.downloads.search({ orderBy: ['startTime'] });
    return items.map(({ filename }) => filename);
  });
  const slides = paths.filter((path) => /^\d\d\.png$/.test(basename(path)));
  expect(slides.map((path) => basename(path))).toEqual(slides.map((_, at) => `${String(at + 1).padStart(2, '0')}.png`));
  expect(new Set(slides.map(dirname)).size).toBe(1);
  const pdf = paths.find((path) => path.endsWith('.pdf')) ?? '';
  const document = await getDocument({ data: new Uint8Array(readFileSync(pdf)), verbosity: 0 }).promise;
  expect(document.numPages).toBe(slides.length);
  const { items } = await (await document.getPage(2)).getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain(second);
}

test('a picture becomes a series: numbered slides in a folder and one PDF of them', async ({ broadside, samples }) => {
  test.slow();
  const gallery = await openViewer(broadside, samples);
  await choose(gallery, 'Make it a series');
  await expect(gallery.getByText(/slides and one PDF/)).toBeVisible();
  await expectSeries(broadside, 'Keep the morning');
});

test('a slide for a LinkedIn carousel becomes a series from the popup, by one key', async ({ broadside, samples }) => {
  test.slow();
  const popup = await openOver(broadside, await broadside.open(`${samples}/mornings.html`));
  await openMore(popup);
  await popup.locator('select[name="outcome"]').selectOption('linkedin_carousel_slide');
  await start(popup);
  const series = popup.getByRole('button', { name: says('make_series') });
  await expect(series).toBeVisible();
  expect(await violations(popup)).toEqual([]);
  await series.press('Enter');
  await expect(series).toHaveAttribute('aria-busy', 'true');
  await expect(popup.getByRole('status').filter({ hasText: /slides and one PDF/ })).toBeVisible();
  await expect(series).toBeFocused();
  await expectSeries(broadside, 'Keep the morning');
});
