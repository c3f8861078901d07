import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { buildExtension } from '../browser/build.ts';
import { ensureChromium } from '../browser/find.ts';
import { launchWithExtension } from '../browser/launch.ts';
import { serveFolder } from '../browser/serve.ts';
import type { Figure } from './bench.ts';
import { median } from './median.ts';

const rounds = 5;
/** How a user waits: to look and point before each click, and between two keys (some 40 words a minute). */
const pausesMs = { click: 300, key: 90 } as const;

/** One wrong word of a finished picture put right, from the popup that shows it: until it is copied, and until it is saved. */
export async function measureFix(): Promise<Figure[]> {
  const { path: executablePath } = ensureChromium((line) => process.stderr.write(`${line}\n`));
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-bench-'));
  const server = await serveFolder(resolve(import.meta.dirname, '../fixtures/samples'));
  const launched = await launchWithExtension({
    executablePath,
    extension: buildExtension(),
    downloads,
    headless: true,
  });
  const { context } = launched;
  try {
    const article = await context.newPage();
    await article.goto(`${server.origin}/mornings.html`);
    const opened = await launched.clickToolbarButton(article);
    await opened.close();
    const worker = await launched.worker();
    const tabId = await worker.evaluate(
      async (url) => (await chrome.tabs.query({})).find((tab) => tab.url === url)?.id,
      article.url(),
    );
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const times: Record<'Copy' | 'Save', number[]> = { Copy: [], Save: [] };
    for (let round = 0; round < rounds; round++) {
      for (const act of ['Copy', 'Save'] as const) {
        const popup = await context.newPage();
        await popup.goto(`chrome-extension://${launched.id}/popup.html?tab=${tabId}`);
        await popup.locator('.make button[type="submit"]:enabled').click();
        await popup.locator('.job-view[data-tone="done"] img').waitFor();
        times[act].push(await timeFix(context, popup, act));
        await popup.close();
      }
    }
    return [
      {
        name: 'a word of the popup’s picture put right and copied',
        value: median(times.Copy),
        unit: 'ms',
        bound: 5000,
      },
      { name: 'the same, saved as a version', value: median(times.Save), unit: 'ms', bound: 5000 },
    ];
  } finally {
    await launched.close();
    await server.close();
    rmSync(downloads, { recursive: true, force: true });
  }
}

/** Milliseconds of three clicks and one typed word, the user's waiting included, until what was wanted is confirmed. */
async function timeFix(context: BrowserContext, popup: Page, act: 'Copy' | 'Save'): Promise<number> {
  const start = performance.now();
  const opened = context.waitForEvent('page');
  await popup.waitForTimeout(pausesMs.click);
  await popup.getByRole('link', { name: 'Edit' }).click();
  const editor = await opened;
  const drawn = editor.locator('.stage-picture:not([data-drawing]) img');
  await drawn.waitFor();
  await editor.waitForTimeout(pausesMs.click);
  await editor
    .locator('.stage-text[data-field="title"]')
    .first()
    .click({ position: { x: 4, y: 12 } });
  await editor.keyboard.type('Corrected', { delay: pausesMs.key });
  await editor.keyboard.press('Enter');
  await editor.locator('.stage-picture:not([data-drawing]) img[alt^="Corrected"]').waitFor();
  await editor.waitForTimeout(pausesMs.click);
  await editor.getByRole('button', { name: act, exact: true }).click();
  await editor.locator('.toast').first().waitFor();
  const time = performance.now() - start;
  await editor.close();
  return time;
}
