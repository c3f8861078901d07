import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildExtension } from '../browser/build.ts';
import { ensureChromium } from '../browser/find.ts';
import { launchWithExtension } from '../browser/launch.ts';
import { seedGallery } from '../e2e/seed-gallery.ts';
import type { Figure } from './bench.ts';
import { median } from './median.ts';

const jobs = 10_000;

/** The gallery with ten thousand jobs in headless Chromium: until it shows one, a leap through all of them, a letter in its search. */
export async function measureGallery(): Promise<Figure[]> {
  const { path: executablePath } = ensureChromium((line) => process.stderr.write(`${line}\n`));
  const extension = buildExtension();
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-bench-'));
  const launched = await launchWithExtension({ executablePath, extension, downloads, headless: true });
  try {
    const gallery = await launched.context.newPage();
    await gallery.goto(`chrome-extension://${launched.id}/gallery.html`);
    await gallery.waitForSelector('.empty');
    await seedGallery(gallery, { count: jobs, pictures: 24 });
    await noteFirstTile(gallery);
    const openings: number[] = [];
    for (let round = 0; round < 5; round++) {
      await gallery.reload();
      const noted = await gallery.waitForFunction(() => (globalThis as { seenAt?: number }).seenAt);
      openings.push((await noted.jsonValue()) ?? Number.NaN);
      await gallery.locator('.gallery-count', { hasText: /\d/ }).waitFor();
    }
    const leaps = await gallery.evaluate(timeLeaps);
    const letters = await gallery.evaluate(timeLetters, 'night trains');
    return [
      { name: 'gallery of 10,000 jobs opened → first tile', value: median(openings), unit: 'ms', bound: 1500 },
      { name: 'a leap over 250 jobs → shown', value: median(leaps), unit: 'ms', bound: 100 },
      { name: 'a letter typed into its search → next frame', value: median(letters), unit: 'ms', bound: 100 },
    ];
  } finally {
    await launched.close();
    rmSync(downloads, { recursive: true, force: true });
  }
}

/** Notes, by the page's own clock, when the first tile is there. */
const noteFirstTile = (gallery: Page) =>
  gallery.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.tile')) return;
      Object.assign(globalThis, { seenAt: performance.now() });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

/** Runs in the page: milliseconds of each of forty leaps from its top to its end, until the frame that shows it. */
async function timeLeaps(): Promise<number[]> {
  const grid = document.querySelector('.grid');
  if (!grid) throw new Error('No grid.');
  const times: number[] = [];
  for (let leap = 1; leap <= 40; leap++) {
    const start = performance.now();
    grid.scrollTop = (grid.scrollHeight * leap) / 40;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    times.push(performance.now() - start);
  }
  return times;
}

/** Runs in the page: milliseconds of each letter that is typed into the search, until the frame that shows it. */
async function timeLetters(typed: string): Promise<number[]> {
  document.querySelector<HTMLElement>('input[type="search"]')?.focus();
  const times: number[] = [];
  for (const letter of typed) {
    const start = performance.now();
    document.execCommand('insertText', false, letter);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    times.push(performance.now() - start);
  }
  return times;
}
