import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong with the page as it stands, in both themes. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const results = await page.evaluate(async (source) => {
      const scope = globalThis as typeof globalThis & { axe?: typeof import('axe-core') };
      if (!scope.axe) new Function(source)();
      return scope.axe?.run(document);
    }, axe);
    for (const { id, nodes } of results?.violations ?? []) {
      found.push(`${colorScheme}: ${id} at ${nodes.map(({ html }) => html).join(', ')}`);
    }
  }
  return found;
}

/** Nothing of the page may stand beside it: it would have to be scrolled in two directions. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
