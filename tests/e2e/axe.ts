import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type Judge, judgeThemes } from './themes.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Faults axe-core finds in the page as it stands. */
export const judgeByAxe: Judge = async (page, coloursOnly) => {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  return page.evaluate(
    async ({ source, coloursOnly }) => {
      const scope = globalThis as typeof globalThis & { axe: typeof import('axe-core') };
      if (source) new Function(source)();
      const rules = ['color-contrast', 'link-in-text-block'];
      const { violations } = await scope.axe.run(document, {
        resultTypes: ['violations'],
        ...(coloursOnly && { runOnly: { type: 'rule', values: rules } }),
      });
      return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(', ')}`);
    },
    { source: isLoaded ? '' : axe, coloursOnly },
  );
};

/** Faults axe-core finds in the page as it stands, in both themes. */
export const violations = (page: Page): Promise<string[]> => judgeThemes(page, judgeByAxe);

/** Nothing of the page may stand beside it: it would have to be scrolled in two directions. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
