import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { readImageWords } from '../../lib/engine/image-words/index.ts';
import { makePdf } from '../unit/engine/read/pdf/make-pdf.ts';
import { sentences, wrap } from '../unit/engine/read/pdf/pages.ts';
import { expect } from './extension.ts';
import {
  dropFile,
  edit,
  openAnyhow,
  openGiving,
  openMore,
  openOver,
  paste,
  says,
  sourceField,
  start,
} from './popup-page.ts';
import { answers, type ScriptedService } from './scripted-service.ts';
import { test } from './scripted-test.ts';

/** What the popup shows is what the service is sent, to the letter and byte. */

test.use({ granted: ['http://127.0.0.1/*'] });

const select = (page: Page) =>
  page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('article') ?? document.body));
const target = (popup: Page, value: string) =>
  popup.locator(`.source .segmented input[value="${value}"]`).check({ force: true });

/** Starts, and returns the create that the service got. */
async function sent(popup: Page, service: ScriptedService) {
  const before = service.creates.length;
  await start(popup);
  await expect.poll(() => service.creates.length).toBe(before + 1);
  const create = service.creates[before];
  if (!create) throw new Error('Nothing was sent.');
  return { ...create, fields: create.fields as Readonly<Record<string, unknown>> };
}

const sources = ['sourceUrl', 'sourceText', 'sourceImage'];
const listSources = (fields: object) => Object.keys(fields).filter((name) => sources.includes(name));

test('a page’s address, its text, a selection: as they stand there, and as they were cut', async ({
  broadside,
  samples,
  connect,
}) => {
  const service = await connect();
  const page = await broadside.open(`${samples}/mornings.html`);
  const whole = await openOver(broadside, page);
  await expect(whole.locator('.source-address')).toHaveText(page.url().replace('http://', ''));
  const byAddress = await sent(whole, service);
  expect(byAddress.fields.sourceUrl).toBe(page.url());
  expect(listSources(byAddress.fields)).toEqual(['sourceUrl']);
  await whole.close();

  await select(page);
  const popup = await openOver(broadside, page);
  await expect(popup.locator('.source .segmented input[value="selection"]')).toBeChecked();
  await edit(popup);
  const selected = await sourceField(popup).inputValue();
  expect(selected).toContain('Nothing is booked before noon');
  const { fields } = await sent(popup, service);
  expect(fields.sourceText).toBe(selected);
  expect(listSources(fields)).toEqual(['sourceText']);
  await popup.close();

  const cut = await openOver(broadside, page);
  await edit(cut);
  await sourceField(cut).fill(selected.slice(0, 300));
  expect((await sent(cut, service)).fields.sourceText).toBe(selected.slice(0, 300));
  await cut.close();

  const text = await openOver(broadside, page);
  await target(text, 'page');
  await text.getByText(says('sent_as_text'), { exact: true }).click();
  await edit(text);
  const read = await sourceField(text).inputValue();
  expect(read).toContain('stopped meeting before noon');
  const asText = await sent(text, service);
  expect(asText.fields.sourceText).toBe(read);
  expect(listSources(asText.fields)).toEqual(['sourceText']);
  await text.close();

  // Beside a selection the page itself can still be meant.
  const other = await openOver(broadside, page);
  await target(other, 'page');
  await other.getByText(says('sent_as_address'), { exact: true }).click();
  expect((await sent(other, service)).fields.sourceUrl).toBe(page.url());
  expect(service.breaches).toEqual([]);
});

test('pasted text, a link, a PDF and an image that were given', async ({ broadside, samples, connect }) => {
  const service = await connect();
  const give = await openGiving(broadside);
  const given = '# Tides\n\nTides rise twice a day 🌊.\n\n- The moon pulls the sea.\n- Harbours keep “tables” of them.';
  await paste(give, given);
  await expect(give.locator('.source blockquote')).toBeVisible();
  await expect(give.locator('.swatch-own')).toHaveText(says('color_auto'));
  await edit(give);
  expect(await sourceField(give).inputValue()).toBe(given);
  expect((await sent(give, service)).fields.sourceText).toBe(given);
  await give.close();

  const long = await openGiving(broadside);
  await paste(long, 'Tides rise twice a day. '.repeat(400));
  await expect(long.locator('.source')).toContainText(says('text_cut').replace('$1', '8,000'));
  await long.getByRole('button', { name: says('give_other') }).click();
  await expect(long.locator('.give')).toBeVisible();
  await long.close();

  const address = `${samples}/night-trains.html?from=north&to=south#timetable`;
  const link = await openGiving(broadside);
  await link.locator('.give').evaluate((zone, address) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/uri-list', address);
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, address);
  await expect(link.locator('.source-title')).toContainText('night-trains.html');
  const byLink = await sent(link, service);
  expect(byLink.fields.sourceUrl).toBe(address);
  expect(listSources(byLink.fields)).toEqual(['sourceUrl']);
  await link.close();

  const lines = wrap(sentences(9), 80).map((text, index) => ({ text, x: 60, y: 120 + index * 14 }));
  const pdf = makePdf({ info: { Title: 'Ferries' }, pages: [{ words: lines }] });
  const file = await openGiving(broadside);
  await dropFile(file.locator('.give'), { name: 'ferries.pdf', type: 'application/pdf', bytes: pdf });
  await expect(file.locator('.source')).toContainText('PDF');
  const asPdf = await sent(file, service);
  expect(asPdf.parts).toEqual(['sourcePdf']);
  expect(asPdf.files.sourcePdf?.equals(pdf)).toBe(true);
  expect(listSources(asPdf.fields)).toEqual([]);
  await file.close();

  const png = await readFile(resolve(import.meta.dirname, '../fixtures/samples/morning-desk.png'));
  const image = await openGiving(broadside);
  await dropFile(image.locator('.give'), { name: 'desk.png', type: 'image/png', bytes: png });
  const shown = await image
    .locator('.source-image img')
    .evaluate(async (image: HTMLImageElement) => [...new Uint8Array(await (await fetch(image.src)).arrayBuffer())]);
  const asImage = await sent(image, service);
  expect(asImage.parts).toEqual(['sourceImage']);
  expect(asImage.files.sourceImage?.equals(Buffer.from(shown))).toBe(true);
  expect(service.breaches).toEqual([]);
});

test('the words around an image go in its file, as they stand there and as they were edited', async ({
  broadside,
  samples,
  connect,
}) => {
  const service = await connect({ creates: [answers(400, { error: 'sourceImage shows nothing to go by.' })] });
  const page = await broadside.open(`${samples}/mornings.html`);
  const srcUrl = await page.locator('figure img').evaluate((image: HTMLImageElement) => image.src);
  await broadside.clickMenu(page, { menuItemId: 'meme', mediaType: 'image', srcUrl });
  await expect.poll(() => service.creates.length).toBe(1);
  const popup = await openAnyhow(broadside, page);
  await popup
    .locator('.job-view')
    .getByRole('button', { name: says('change_input') })
    .click();
  await expect(sourceField(popup)).toBeFocused();
  const first = service.creates[0]?.files.sourceImage ?? Buffer.of();
  expect(readImageWords(first).description).toBe(await sourceField(popup).inputValue());
  const words = 'A desk at dawn. Nobody is in the office yet.';
  await sourceField(popup).fill(words);
  const { files } = await sent(popup, service);
  expect(readImageWords(files.sourceImage ?? Buffer.of()).description).toBe(words);
  expect(service.breaches).toEqual([]);
});

/** Fields of a kind whose length is counted, with the characters each may have. */
const counted = {
  infographic: { styleNotes: 800, fontName: 80, referenceNote: 500 },
  meme: { audienceNote: 800, avoidNote: 800, styleNotes: 800 },
} as const;

for (const kind of ['infographic', 'meme'] as const) {
  test(`every text of the fields of one ${kind} is counted, kept, and sent at its full length`, async ({
    broadside,
    samples,
    connect,
  }) => {
    const service = await connect();
    const page = await broadside.open(`${samples}/mornings.html`);
    let popup = await openOver(broadside, page);
    const make = () => popup.locator('form.make button[type="submit"]');
    const field = (name: string) => popup.locator(`.more-fields [name="${name}"]`);
    await popup.locator(`form.make input[value="${kind}"]`).check({ force: true });
    await openMore(popup);
    if (kind === 'infographic') await field('reference').fill('https://images.example/look.png');
    for (const [name, limit] of Object.entries(counted[kind])) {
      const count = () =>
        popup.locator('.counted', { has: popup.locator(`[name="${name}"]`) }).locator('.counted-count');
      await field(name).fill('é'.repeat(limit + 1));
      await expect(count()).toHaveText(`${limit + 1} of ${limit} characters`);
      await expect(field(name)).toHaveAttribute('aria-invalid');
      await expect(make()).toBeDisabled();
      await popup.close();
      popup = await openOver(broadside, page);
      // What keeps it from being made is visible, as it was written.
      await expect(field(name)).toHaveValue('é'.repeat(limit + 1));
      await expect(make()).toBeDisabled();
      await field(name).fill('é'.repeat(limit));
      await expect(count()).toHaveText(`${limit} of ${limit} characters`);
      await expect(make()).toBeEnabled();
    }
    const { fields } = await sent(popup, service);
    for (const [name, limit] of Object.entries(counted[kind])) expect(fields[name]).toBe('é'.repeat(limit));
    if (kind === 'infographic') expect(fields.referenceImage).toBe('https://images.example/look.png');
    expect(service.breaches).toEqual([]);
    await popup.close();

    // A colour has its place in the style notes: what is left of them is counted.
    popup = await openOver(broadside, page);
    await popup.locator(`form.make input[value="${kind}"]`).check({ force: true });
    await openMore(popup);
    await field('styleNotes').fill('é'.repeat(counted[kind].styleNotes));
    await popup.locator('.swatches input[type="radio"][value="#b91c1c"]').check({ force: true });
    await expect(make()).toBeDisabled();
    await expect(field('styleNotes')).toHaveAttribute('aria-invalid');
  });
}

test('a reference image’s address is kept as it is typed', async ({ broadside, samples }) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  const popup = await openOver(broadside, page);
  await openMore(popup);
  await popup.locator('input[name="reference"]').pressSequentially('images.example/look');
  await expect(popup.locator('form.make button[type="submit"]')).toBeDisabled();
  await popup.close();
  const again = await openOver(broadside, page);
  await expect(again.locator('input[name="reference"]')).toHaveValue('images.example/look');
  await expect(again.locator('.field-problem:visible')).toHaveText(says('reference_problem'));
});
