import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { buildExtension } from '../browser/build.ts';
import { ensureChromium } from '../browser/find.ts';
import { launchWithExtension } from '../browser/launch.ts';
import { serveFolder } from '../browser/serve.ts';
import type { Figure } from './bench.ts';
import { median } from './median.ts';

const rounds = 11;

/** The popup's page over a typical article in headless Chromium: until its form can be used, and until an act shows. */
export async function measurePopup(): Promise<Figure[]> {
  const { path: executablePath } = ensureChromium((line) => process.stderr.write(`${line}\n`));
  const extension = buildExtension();
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-bench-'));
  const server = await serveFolder(resolve(import.meta.dirname, '../fixtures/samples'));
  const launched = await launchWithExtension({ executablePath, extension, downloads, headless: true });
  try {
    const article = await launched.context.newPage();
    await article.goto(`${server.origin}/mornings.html`);
    const opened = await launched.clickToolbarButton(article);
    await opened.close();
    const worker = await launched.worker();
    const tabId = await worker.evaluate(
      async (url) => (await chrome.tabs.query({})).find((tab) => tab.url === url)?.id,
      article.url(),
    );
    const openings: number[] = [];
    const paints: number[] = [];
    const acts: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const popup = await launched.context.newPage();
      await noteUsable(popup);
      await popup.goto(`chrome-extension://${launched.id}/popup.html?tab=${tabId}`);
      const noted = await popup.waitForFunction(() => {
        const { usableAt, paintedAt } = globalThis as { usableAt?: number; paintedAt?: number };
        return paintedAt && { usableAt, paintedAt };
      });
      const { usableAt = Number.NaN, paintedAt = Number.NaN } = (await noted.jsonValue()) || {};
      openings.push(usableAt);
      paints.push(paintedAt);
      for (const selector of ['.make input[value="meme"]', '.make input[value="9:16"]', '.more > summary']) {
        acts.push(await timeClick(popup, selector));
      }
      await popup.close();
    }
    return [
      { name: 'popup opened → usable', value: median(openings), unit: 'ms', bound: 150 },
      { name: 'popup opened → painted', value: median(paints), unit: 'ms' },
      { name: 'click in the popup → shown', value: Math.max(...acts), unit: 'ms', bound: 100 },
    ];
  } finally {
    await launched.close();
    await server.close();
    rmSync(downloads, { recursive: true, force: true });
  }
}

/** Notes, by the page's own clock, when the button that starts a job is there, and when the frame that shows it is painted. */
const noteUsable = (popup: Page) =>
  popup.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.make button[type="submit"]:enabled')) return;
      Object.assign(globalThis, { usableAt: performance.now() });
      requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { paintedAt: performance.now() })));
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

/** Milliseconds from a click until the frame that shows what came of it. */
const timeClick = (popup: Page, selector: string): Promise<number> =>
  popup.evaluate(async (selector) => {
    const start = performance.now();
    document.querySelector<HTMLElement>(selector)?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, selector);
