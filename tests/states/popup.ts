import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { dropFile, openAnyhow } from '../e2e/popup-page.ts';
import { answers, hangsUp, isAt, type Script } from '../e2e/scripted-service.ts';
import { makePdf } from '../unit/engine/read/pdf/make-pdf.ts';
import { serveLongPages } from './long-pages.ts';
import { expect, openPage, says, type Walk, type World } from './test.ts';

const overArticle = async ({ broadside, samples }: World) => {
  const popup = await openAnyhow(broadside, await broadside.open(`${samples}/mornings.html`));
  await expect(popup.locator('form.make')).toBeVisible();
  return popup;
};

/** Until what the source would become is drawn, with other designs of it. */
async function seen(popup: Page): Promise<void> {
  await expect(popup.locator('.previews[aria-busy="false"] .previews-stage img')).toBeVisible();
  await expect(popup.locator('.design').nth(2)).toBeVisible();
}

const start = (popup: Page) => popup.locator('form.make button[type="submit"]').click();

const sources: Walk = async (world, visit) => {
  const { broadside, samples } = world;
  const popup = await overArticle(world);
  await expect(popup.locator('.source blockquote')).toBeVisible();
  await seen(popup);
  await visit(popup, 'page');
  await popup.locator('form.make input[value="meme"]').check({ force: true });
  await seen(popup);
  await visit(popup, 'meme');
  await popup.locator('.previews input[value="fill"]').check({ force: true });
  await popup.locator('.template-fill .design:not(.design-pending)').nth(5).click({ force: true });
  await expect(popup.locator('.template-fill textarea').first()).toBeVisible();
  await visit(popup, 'meme-fill');
  await popup.locator('.previews input[value="ideas"]').check({ force: true });
  await popup.locator('.more > summary').click();
  await expect(popup.locator('textarea[name="audienceNote"]')).toBeVisible();
  await visit(popup, 'meme-more');
  await popup.close();

  const page = await broadside.open(`${samples}/mornings.html`);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('article') ?? document.body));
  const selection = await openAnyhow(broadside, page);
  await expect(selection.locator('.source blockquote')).toBeVisible();
  await visit(selection, 'selection');
  await selection.getByRole('button', { name: says('edit_text'), exact: true }).click();
  await visit(selection, 'editing');
  await selection.locator('textarea[name="source"]').fill('Long. '.repeat(1400));
  await visit(selection, 'editing-too-long');
  await selection.locator('textarea[name="source"]').fill('Mornings are free of meetings. '.repeat(9));
  await selection.locator('form.make input[value="infographic"]').check({ force: true });
  await selection.locator('.more > summary').click();
  await expect(selection.locator('input[name="fontName"]')).toBeVisible();
  await visit(selection, 'more');
  await selection.close();

  const refused = await openAnyhow(broadside, await openPage(broadside, 'options.html'));
  await expect(refused.locator('.notice')).toBeVisible();
  await visit(refused, 'nothing-to-read');
};

const addresses: Walk = async ({ broadside }, visit) => {
  const pages = await serveLongPages();
  for (const [index, address] of pages.addresses.entries()) {
    const page = await broadside.open(address);
    const popup = await openAnyhow(broadside, page);
    await expect(popup.locator('.source blockquote')).toBeVisible();
    await visit(popup, `address-${index + 1}`);
    await popup.close();
    await page.close();
  }
  await pages.close();
};

const given: Walk = async ({ broadside }, visit) => {
  const popup = await broadside.context.newPage();
  await popup.setViewportSize({ width: 420, height: 640 });
  await popup.goto(`chrome-extension://${broadside.id}/popup.html?give=1`);
  await expect(popup.locator('.give')).toBeVisible();
  await visit(popup, 'give');
  const image = readFileSync(resolve(import.meta.dirname, '../fixtures/samples/morning-desk.png'));
  await popup.locator('.give').evaluate((zone, base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], 'desk.png', { type: 'image/png' }));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, image.toString('base64'));
  await expect(popup.locator('.source-image img')).toBeVisible();
  await visit(popup, 'image');

  await popup.getByRole('button', { name: says('give_other') }).click();
  const words = ['Ferries left the old harbour at dawn.', 'Bakers sold 300 loaves a day to the crews.'];
  const bytes = makePdf({ pages: words.map((text) => ({ words: [{ text, x: 60, y: 80, size: 14 }] })) });
  await dropFile(popup.locator('.give'), { name: 'island.pdf', type: 'application/pdf', bytes });
  await popup.getByText(says('pages_choose')).click();
  await expect(popup.locator('.page img')).toHaveCount(2);
  await visit(popup, 'pages');
};

const made: Walk = async (world, visit) => {
  const popup = await overArticle(world);
  await start(popup);
  await expect(popup.locator('.job-view[data-tone="done"] img')).toBeVisible({ timeout: 30_000 });
  await visit(popup, 'done');
  await popup.close();
  const again = await overArticle(world);
  await expect(again.locator('.made-from')).toBeVisible();
  await visit(again, 'page-made-from-before');
};

const working: Walk = async (world, visit) => {
  const polls = Array.from({ length: 200 }, () => isAt('running'));
  await world.connect({ polls });
  const popup = await overArticle(world);
  await expect(popup.locator('.source-sent-as')).toBeVisible();
  await visit(popup, 'page-to-a-service');
  await start(popup);
  await expect(popup.locator('.job-view .stages')).toBeVisible();
  await visit(popup, 'working');
  await popup.close();
  const beside = await overArticle(world);
  await expect(beside.locator('.popup-jobs .job')).toBeVisible();
  await visit(beside, 'page-beside-a-job');
};

const troubles: Readonly<Record<string, Script>> = {
  'error-400': { creates: [answers(400, { error: 'styleNotes must be at most 800 long.' })] },
  'error-401': { creates: [answers(401, { error: 'No such key.' })] },
  'error-402': { creates: [answers(402, { error: 'Empty.' })] },
  'error-429': {
    creates: [
      answers(429, {
        error: 'Slow down.',
        bucket: 'hour',
        count: 5,
        limit: 5,
        resetAt: new Date(Date.now() + 2_400_000).toISOString(),
      }),
    ],
  },
  'error-502': { creates: [answers(502, { error: 'The model broke.' })] },
  'error-refunded': { polls: [isAt('refunded', { error: 'The model had no time.' })] },
  'error-lost': { creates: [hangsUp] },
};

const errors: Walk = async (world, visit) => {
  for (const [name, script] of Object.entries(troubles)) {
    await world.connect(script);
    const popup = await overArticle(world);
    await start(popup);
    // The field for a new key comes after its sentence.
    const last = name === 'error-401' ? '.key-field' : '.notice';
    await expect(popup.locator(`.job-view ${last}`)).toBeVisible();
    await visit(popup, name);
    await popup.close();
  }
};

export const popupWalks = { sources, addresses, given, made, working, errors };
