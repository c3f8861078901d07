import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { type Broadside, expect } from './extension.ts';
import { chooseMeme, edit, openGiving, openMore, openOver, paste, says, sourceField, start } from './popup-page.ts';
import { answers, hangsUp, isAt, type Turn } from './scripted-service.ts';
import { test } from './scripted-test.ts';
import { readStore } from './stored.ts';

/** What the popup shows and takes, in its page opened as a tab over another tab, as narrow as a popup is. */

test.use({ granted: ['http://127.0.0.1/*', 'http://localhost/*'] });

async function lastRequest(broadside: Broadside): Promise<{ fields: Record<string, unknown>; parts: object[] }> {
  const jobs = await readStore(await broadside.worker(), 'jobs');
  const [latest] = jobs.toSorted((one, other) => String(other.createdAt).localeCompare(String(one.createdAt)));
  return latest?.request as { fields: Record<string, unknown>; parts: object[] };
}

test('what is read from a page is shown, edited, and sent as it was edited, however the popup was closed', async ({
  broadside,
  samples,
}) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  const popup = await openOver(broadside, page);
  await expect(popup.locator('.source blockquote')).toContainText('stopped meeting before noon');
  await edit(popup);
  await expect(sourceField(popup)).toBeFocused();
  const text = 'Three rules\n\nWrite it down. Ask later. Keep mornings free 🌅.';
  await sourceField(popup).fill(text);
  await popup.close();

  const again = await openOver(broadside, page);
  await expect(again.locator('.source')).toContainText(says('edited'));
  await expect(again.locator('.source blockquote')).toContainText('Three rules');
  await start(again);
  await broadside.nextDownload();
  const { fields } = await lastRequest(broadside);
  expect(fields).toMatchObject({ sourceText: text });
  expect(fields).not.toHaveProperty('sourceUrl');

  const undone = await openOver(broadside, page);
  await undone.getByRole('button', { name: says('edit_undo') }).click();
  await expect(undone.locator('.source blockquote')).toContainText('stopped meeting before noon');
  // What was pressed is gone: the focus is beside where it was.
  await expect(undone.getByRole('button', { name: says('edit_text') })).toBeFocused();
});

test('what is chosen and pressed in the popup’s very first moment holds', async ({ broadside, samples }) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  const script = await broadside.context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const start = document.querySelector<HTMLElement>('.make button[type="submit"]:enabled');
      if (!start) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('.make input[value="meme"]')?.click();
      document.querySelector<HTMLElement>('.make input[value="16:9"]')?.click();
      start.click();
    }).observe(document, { childList: true, subtree: true });
  });
  const worker = await broadside.worker();
  const tabId = await worker.evaluate(
    async (url) => (await chrome.tabs.query({})).find((tab) => tab.url === url)?.id,
    page.url(),
  );
  const popup = await broadside.context.newPage();
  await popup.goto(`chrome-extension://${broadside.id}/popup.html?tab=${tabId}`);
  await broadside.nextDownload();
  const jobs = await readStore(await broadside.worker(), 'jobs');
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).toMatchObject({ kind: 'meme', request: { fields: { sourceUrl: page.url(), aspectRatio: '16:9' } } });
  await script.dispose();
});

test('words are there when the browser has none', async ({ broadside, samples }) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  const script = await broadside.context.addInitScript(() => {
    // As about one browser session in 400 is.
    if (location.protocol === 'chrome-extension:') Object.assign(chrome.i18n, { getMessage: () => '' });
  });
  const popup = await openOver(broadside, page);
  await expect(popup.locator('form.make button[type="submit"]')).toHaveText(says('make_infographic'));
  await expect(popup.locator('html')).toHaveAttribute('lang', /^en/);
  await script.dispose();
});

test('what was given is kept when its window is closed, until it is made or thrown away', async ({ broadside }) => {
  const findQuotation = (window: Page) => window.locator('.source blockquote');
  const other = (window: Page) => window.getByRole('button', { name: says('give_other') });

  const first = await openGiving(broadside);
  await paste(first, 'Tides rise twice a day. The moon pulls the sea. Harbours keep tables of them.');
  await expect(findQuotation(first)).toContainText('Tides rise twice');
  await edit(first);
  await sourceField(first).fill('Tides fall twice a day. The moon pulls the sea. Harbours keep tables of them.');
  await first.close();

  const second = await openGiving(broadside);
  await expect(findQuotation(second)).toContainText('Tides fall twice');
  expect(await violations(second)).toEqual([]);
  await start(second);
  await broadside.nextDownload();
  await second.close();

  const third = await openGiving(broadside);
  await paste(third, 'Bread needs flour, water, salt and time. Time does most of the work.');
  await expect(findQuotation(third)).toContainText('Bread needs');
  await other(third).click();
  await expect(third.locator('.give')).toBeVisible();
  await third.close();
  const fourth = await openGiving(broadside);
  await expect(fourth.locator('.give')).toBeVisible();
  await expect(other(fourth)).toHaveCount(0);
});

test('a selection is counted in code points, and goes no longer than the interface takes it', async ({
  broadside,
  samples,
}) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('article') ?? document.body));
  const popup = await openOver(broadside, page);
  await edit(popup);
  await sourceField(popup).fill('🌅'.repeat(8001));
  await expect(popup.locator('.source .counted-count')).toHaveText('8,001 of 8,000 characters');
  await expect(popup.locator('form.make button[type="submit"]')).toBeDisabled();
  await sourceField(popup).fill(`Mornings are free. ${'🌅'.repeat(7981)}`);
  await expect(popup.locator('.source .counted-count')).toHaveText('8,000 of 8,000 characters');
  await expect(popup.locator('form.make button[type="submit"]')).toBeEnabled();
});

test('every field of an infographic and of a meme goes out as it was written', async ({
  broadside,
  samples,
  connect,
}) => {
  const service = await connect();
  const page = await broadside.open(`${samples}/mornings.html`);
  const popup = await openOver(broadside, page);
  await openMore(popup);
  await popup.locator('select[name="outcome"]').selectOption('blog_header');
  await popup.locator('textarea[name="styleNotes"]').fill('Bold, few words');
  await popup.locator('input[name="fontName"]').fill('Lora');
  await popup.locator('input[name="fontCssUrl"]').fill('https://fonts.example/lora.css');
  await popup.locator('input[name="brandUrl"]').fill('https://brand.example/');
  await expect(popup.getByLabel(says('critique'))).toBeChecked();
  const image = await readFile(resolve(import.meta.dirname, '../fixtures/samples/morning-desk.png'));
  await popup.locator('.reference').evaluate((zone, base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], 'desk.png', { type: 'image/png' }));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, image.toString('base64'));
  await expect(popup.locator('.reference img')).toBeVisible();
  await popup.locator('textarea[name="referenceNote"]').fill('Only its colours');
  await start(popup);
  await expect.poll(() => service.creates.length).toBe(1);
  expect(service.creates[0]).toMatchObject({
    kind: 'infographic',
    parts: ['referenceImage'],
    fields: {
      sourceUrl: page.url(),
      outcome: 'blog_header',
      styleNotes: 'Bold, few words',
      fontName: 'Lora',
      fontCssUrl: 'https://fonts.example/lora.css',
      brandUrl: 'https://brand.example/',
      enableCritique: true,
      referenceNote: 'Only its colours',
    },
  });
  await popup.close();

  const second = await openOver(broadside, page);
  // A reference image stays with its page; all else was of that picture alone.
  await expect(second.locator('.more-set')).toContainText('1');
  await chooseMeme(second);
  await openMore(second);
  await second.locator('textarea[name="audienceNote"]').fill('Nurses');
  await second.locator('textarea[name="avoidNote"]').fill('a'.repeat(801));
  await expect(second.locator('form.make button[type="submit"]')).toBeDisabled();
  await second.locator('textarea[name="avoidNote"]').fill('Looks');
  await second.locator('input[name="brandUrl"]').fill('https://other.example/');
  await start(second);
  await expect.poll(() => service.creates.length).toBe(2);
  expect(service.creates[1]).toMatchObject({
    kind: 'meme',
    fields: { audienceNote: 'Nurses', avoidNote: 'Looks', brandUrl: 'https://other.example/' },
  });
  expect(service.breaches).toEqual([]);
});

test('an address is held against the interface as it is typed, and what is wrong with it is said', async ({
  broadside,
  samples,
}) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  const popup = await openOver(broadside, page);
  await openMore(popup);
  const field = popup.locator('input[name="fontCssUrl"]');
  const make = popup.locator('form.make button[type="submit"]');
  await field.fill('fonts.example/lora.css');
  await expect(make).toBeDisabled();
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid');
  await expect(popup.locator('.field-problem:visible')).toHaveText(says('reference_problem'));
  expect(await violations(popup)).toEqual([]);
  await popup.close();

  // The one who comes back sees at once what keeps it from being made.
  const again = await openOver(broadside, page);
  await expect(again.locator('.field-problem:visible')).toHaveText(says('reference_problem'));
  await again.locator('input[name="fontCssUrl"]').fill('https://fonts.example/lora.css');
  await expect(again.locator('.field-problem:visible')).toHaveCount(0);
  await expect(again.locator('form.make button[type="submit"]')).toBeEnabled();

  // On this device a meme looks as its template says.
  await chooseMeme(again);
  await openMore(again);
  await expect(again.locator('textarea[name="avoidNote"]')).toBeVisible();
  await expect(again.locator('input[name="brandUrl"]')).toHaveCount(0);
});

test('a brand’s site is read on this device once the user has permitted it', async ({ broadside, samples }) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  const popup = await openOver(broadside, page);
  await openMore(popup);
  const brandUrl = `${samples.replace('127.0.0.1', 'localhost')}/night-trains.html`;
  await popup.locator('input[name="brandUrl"]').fill(brandUrl);
  await expect(popup.locator('.notice')).toContainText(says('brand_permission'));
  expect(await violations(popup)).toEqual([]);
  await start(popup);
  await broadside.nextDownload();
  expect((await lastRequest(broadside)).fields).toMatchObject({ brandUrl });
});

test('a service is sent the address of a page, or on wish its text alone', async ({ broadside, samples, connect }) => {
  const service = await connect();
  const page = await broadside.open(`${samples}/mornings.html`);
  const popup = await openOver(broadside, page);
  await popup.getByText(says('sent_as_text'), { exact: true }).click();
  await expect(popup.locator('.source blockquote')).toContainText('stopped meeting before noon');
  await start(popup);
  await expect.poll(() => service.creates.length).toBe(1);
  expect(service.creates[0]?.fields).toMatchObject({ sourceText: expect.stringContaining('stopped meeting') });
  expect(service.creates[0]?.fields).not.toHaveProperty('sourceUrl');
});

test('a service is sent what was chosen among this device’s previews, as style notes', async ({
  broadside,
  samples,
  connect,
}) => {
  const service = await connect();
  const popup = await openOver(broadside, await broadside.open(`${samples}/mornings.html`));
  await expect(popup.getByText(says('preview_of_device'))).toBeVisible();
  await popup.locator('.design input:not(:checked)').first().check({ force: true });
  await popup.getByLabel('Look', { exact: true }).selectOption({ label: 'Night' });
  await popup.getByLabel('Amount of text').selectOption({ label: 'Headings only' });
  // What a service makes is edited nowhere.
  await expect(popup.getByRole('button', { name: says('edit_picture') })).toHaveCount(0);
  await start(popup);
  await expect.poll(() => service.creates.length).toBe(1);
  const styleNotes = expect.stringMatching(/^Design: [a-z-]+\. Look: night\. Fewer words\.$/);
  expect(service.creates[0]?.fields).toMatchObject({ styleNotes });
});

test('what is chosen for one picture is not the next one’s, unless it is kept for the site', async ({
  broadside,
  samples,
}) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  const wide = (popup: Page) => popup.locator('form.make input[value="16:9"]');
  const kept = (popup: Page) => popup.locator('input[name="keep-for-site"]');
  const popup = await openOver(broadside, page);
  await wide(popup).check({ force: true });
  await popup.close();
  // The popup was closed before the picture was made: it goes on there.
  const again = await openOver(broadside, page);
  await expect(wide(again)).toBeChecked();
  await start(again);
  await expect(again.locator('.job-view[data-tone="done"]')).toBeVisible();
  await again.close();
  const next = await openOver(broadside, page);
  await expect(wide(next)).not.toBeChecked();
  await expect(kept(next)).toHaveCount(0);

  await wide(next).check({ force: true });
  await openMore(next);
  await kept(next).check();
  await start(next);
  await expect(next.locator('.job-view[data-tone="done"]')).toBeVisible();
  await next.close();
  // On each page of the site, which says so; until it is taken back.
  const other = await broadside.open(`${samples}/night-trains.html`);
  const elsewhere = await openOver(broadside, other);
  await expect(wide(elsewhere)).toBeChecked();
  await expect(kept(elsewhere)).toBeChecked();
  await kept(elsewhere).uncheck();
  await elsewhere.close();
  const last = await openOver(broadside, page);
  await expect(wide(last)).not.toBeChecked();
});

test('where it is posted sets the shape, and a shape that does not go there ends it', async ({
  broadside,
  samples,
}) => {
  const popup = await openOver(broadside, await broadside.open(`${samples}/mornings.html`));
  await openMore(popup);
  const outcome = popup.locator('select[name="outcome"]');
  await outcome.selectOption('story_reel');
  await expect(popup.locator('form.make input[value="9:16"]')).toBeChecked();
  await outcome.selectOption('linkedin_post');
  await expect(popup.locator('form.make input[value="4:5"]')).toBeChecked();
  await popup.locator('form.make input[value="9:16"]').check({ force: true });
  await expect(outcome).toHaveValue('');
});

test('text is pasted into a box', async ({ broadside }) => {
  const window = await openGiving(broadside);
  await window
    .getByRole('textbox', { name: says('give_text') })
    .fill('Night trains are back. In 2025 they carried 4.2 million people.');
  await window.getByRole('button', { name: says('give_text_use') }).click();
  await expect(window.locator('.source blockquote')).toContainText('Night trains are back');
  await expect(window.locator('form.make')).toBeVisible();
});

test('a finished picture has its acts in view, and is dragged out under its name', async ({ broadside, samples }) => {
  const popup = await openOver(broadside, await broadside.open(`${samples}/mornings.html`));
  await start(popup);
  const image = popup.locator('.job-view[data-tone="done"] img');
  await expect(image).toBeVisible();
  for (const name of ['show_in_folder', 'copy_picture', 'edit'] as const) {
    await expect(popup.locator('.job-view-acts').getByText(says(name), { exact: true })).toBeInViewport({ ratio: 1 });
  }
  const dragged = () =>
    image.evaluate((image) => {
      const dataTransfer = new DataTransfer();
      image.dispatchEvent(new DragEvent('dragstart', { dataTransfer, bubbles: true }));
      return dataTransfer.getData('DownloadURL');
    });
  await expect
    .poll(dragged)
    .toMatch(/^image\/png:5 habits that give a team its mornings back - infographic 4x5\.png:blob:/);
});

test('picking on the page starts in the popup', async ({ broadside, samples }) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  const html = () => page.evaluate(() => document.documentElement.outerHTML);
  const before = await html();
  const popup = await openOver(broadside, page);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: says('menu_pick') }).click();
  await closed;
  await expect.poll(html).not.toBe(before);
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect.poll(html).toBe(before);
});

test('jobs at work stand in the popup, each with its end', async ({ broadside, samples, connect }) => {
  const running = Array.from({ length: 40 }, (): Turn => isAt('running'));
  await connect({ polls: running });
  const page = await broadside.open(`${samples}/mornings.html`);
  for (const _ of [1, 2]) {
    const popup = await openOver(broadside, page);
    await start(popup);
    await expect(popup.locator('.job-view')).toBeVisible();
    await popup.close();
  }
  const popup = await openOver(broadside, page);
  await expect(popup.locator('.popup-jobs .job[data-tone="working"]')).toHaveCount(2);
  await popup
    .locator('.popup-jobs .job button', { hasText: says('stop') })
    .first()
    .click();
  await expect(popup.locator('.popup-jobs .job[data-tone="working"]')).toHaveCount(1);
  await expect(popup.locator('.popup-jobs')).toContainText(says('state_cancelled'));
});

test.describe('an error is an act', () => {
  const fail = async (broadside: Broadside, samples: string): Promise<Page> => {
    const page = await broadside.open(`${samples}/mornings.html`);
    const popup = await openOver(broadside, page);
    await start(popup);
    await expect(popup.locator('.job-view .notice')).toBeVisible();
    return popup;
  };

  test('400 shows the input, and opens it', async ({ broadside, samples, connect }) => {
    await connect({ creates: [answers(400, { error: 'styleNotes must be at most 800 long.' })] });
    const popup = await fail(broadside, samples);
    await expect(popup.locator('.job-view .trouble')).toContainText(says('style_notes'));
    await popup
      .locator('.job-view')
      .getByRole('button', { name: says('change_input') })
      .click();
    await expect(popup.locator('textarea[name="styleNotes"]')).toBeFocused();
    expect(await violations(popup)).toEqual([]);
  });

  test('400 leads to the place of what was refused', async ({ broadside, samples, connect }) => {
    const inputs = {
      aspectRatio: 'form.make .shapes input:checked',
      outputFormat: 'form.make .format select',
      brandProfileId: 'form.make .swatches input:checked',
      fontName: 'input[name="fontName"]',
      sourceUrl: 'section.source',
    };
    await connect({ creates: Object.keys(inputs).map((name) => answers(400, { error: `${name} is not taken.` })) });
    for (const [name, place] of Object.entries(inputs)) {
      const popup = await fail(broadside, samples);
      await popup
        .locator('.job-view')
        .getByRole('button', { name: says('change_input') })
        .click();
      await expect(popup.locator(place), name).toBeFocused();
      await popup.close();
    }
  });

  test('400 leads to the text that was sent, open to be changed', async ({ broadside, samples, connect }) => {
    const service = await connect({ creates: [answers(400, { error: 'sourceText has nothing to draw.' })] });
    const popup = await openOver(broadside, await broadside.open(`${samples}/mornings.html`));
    await popup.getByText(says('sent_as_text'), { exact: true }).click();
    await expect(popup.locator('.source blockquote')).toBeVisible();
    await start(popup);
    await popup
      .locator('.job-view')
      .getByRole('button', { name: says('change_input') })
      .click();
    await expect(sourceField(popup)).toBeFocused();
    await expect(popup.locator('.source .field-problem')).toHaveText(says('input_refused'));
    await sourceField(popup).fill('Three rules that hold: write it down, ask later, keep mornings free.');
    await start(popup);
    await expect.poll(() => service.creates.length).toBe(2);
    expect(service.creates[1]?.fields).toMatchObject({ sourceText: expect.stringContaining('Three rules that hold') });
  });

  test('401 opens the key field, and goes on with the new key', async ({ broadside, samples, connect }) => {
    const service = await connect({ creates: [answers(401, { error: 'No such key.' })] });
    const popup = await fail(broadside, samples);
    const field = popup.locator('.job-view').getByLabel(says('api_key_new'));
    await field.fill(service.key);
    expect(await violations(popup)).toEqual([]);
    await popup
      .locator('.job-view')
      .getByRole('button', { name: says('api_key_use') })
      .click();
    await broadside.nextDownload();
    expect(service.creates).toHaveLength(2);
  });

  test('402 says what it takes, 502 what came back', async ({ broadside, samples, connect }) => {
    await connect({ creates: [answers(402, { error: 'Empty.' }), answers(502, { error: 'The model broke.' })] });
    const popup = await fail(broadside, samples);
    await expect(popup.locator('.job-view .trouble')).toHaveText(says('trouble_cost').replace('$1', '1'));
    await popup
      .locator('.job-view')
      .getByRole('button', { name: says('try_again') })
      .click();
    await expect(popup.locator('.job-view .trouble')).toHaveText(says('trouble_refund').replace('$1', '1'));
    expect(await violations(popup)).toEqual([]);
  });

  test('429 counts down, and goes by itself', async ({ broadside, samples, connect }) => {
    const resetAt = new Date(Date.now() + 8_000).toISOString();
    await connect({
      creates: [answers(429, { error: 'Slow down.', bucket: 'hour', count: 5, limit: 5, resetAt })],
    });
    const popup = await fail(broadside, samples);
    const trouble = popup.locator('.job-view .trouble');
    await expect(trouble).toContainText(says('trouble_used').replace('$1', '5').replace('$2', '5'));
    await expect(trouble.locator('time')).toHaveText(/^0:0\d$/);
    await broadside.nextDownload();
    await expect(popup.locator('.job-view[data-tone="done"]')).toBeVisible();
  });

  test('an answer that was lost is explained, and the user asked', async ({ broadside, samples, connect }) => {
    await connect({ creates: [hangsUp] });
    const popup = await fail(broadside, samples);
    await expect(popup.locator('.job-view .trouble')).toHaveText(says('trouble_risk').replace('$1', '1'));
    await expect(popup.locator('.job-view').getByRole('button', { name: says('send_again') })).toBeVisible();
    expect(await violations(popup)).toEqual([]);
  });
});

test('every state of the form is accessible, in both themes, with text of twice the size, and from right to left', async ({
  broadside,
  samples,
  connect,
}) => {
  await connect();
  const page = await broadside.open(`${samples}/mornings.html`);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('article') ?? document.body));
  const popup = await openOver(broadside, page);
  await edit(popup);
  await openMore(popup);
  await expect(popup.locator('.more-fields > *').first()).toBeInViewport({ ratio: 1 });
  await popup.locator('input[name="brandUrl"]').focus();
  const [field, foot] = await Promise.all(
    ['input[name="brandUrl"]', '.make-start'].map((selector) => popup.locator(selector).boundingBox()),
  );
  expect((field?.y ?? 600) + (field?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  for (const direction of ['ltr', 'rtl']) {
    for (const size of ['100%', '200%']) {
      await popup.evaluate(
        ([direction, size]) => {
          document.documentElement.dir = direction ?? '';
          document.documentElement.style.fontSize = size ?? '';
        },
        [direction, size],
      );
      expect(await violations(popup), `${direction} ${size}`).toEqual([]);
      const beside = await popup.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - Math.max(clientWidth, document.body.offsetWidth);
      });
      expect(beside, `${direction} ${size}`).toBeLessThanOrEqual(0);
    }
  }
});
