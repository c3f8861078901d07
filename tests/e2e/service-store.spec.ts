import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { createViteServer } from 'vitest/node';
import { findChromium } from '../browser/find.ts';
import { storeCases } from '../unit/service/store-cases.ts';

const root = resolve(import.meta.dirname, '../..');
/** Bundled before the page asks: a module found on the way would be asked for twice. */
const optimizeDeps = { include: ['idb', 'zod/mini'] };

/** Runs each case on a database of its own, in the page. The modules come as they are from a development server. */
const runCases = `(async () => {
  const { storeCases } = await import('/tests/unit/service/store-cases.ts');
  const { createIndexedDbStore } = await import('/lib/service/core/store/indexeddb.ts');
  return Promise.all(storeCases.map(({ name, run }) => run(createIndexedDbStore(name))));
})()`;

test('the IndexedDB store does what every store must do', async ({ playwright }) => {
  const server = await createViteServer({ root, configFile: false, logLevel: 'error', optimizeDeps });
  const browser = await playwright.chromium.launch({ executablePath: findChromium()?.path });
  try {
    await server.listen();
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0]}LICENSE`);
    const answers = await page.evaluate<unknown[]>(runCases);
    for (const [index, { name, expected }] of storeCases.entries()) {
      expect(answers[index], name).toEqual(expected);
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
