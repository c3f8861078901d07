import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { language, test, type Visit, walks } from '../states/index.ts';

const folder = resolve(import.meta.dirname, '../../out/shots');

test.use({ granted: ['http://127.0.0.1/*'] });

/** Widest and highest that browsers let a popup become, in CSS pixels. */
const maxPopup = { width: 800, height: 600 };
/** The narrowest page that must still work without scrolling sideways (WCAG 2.2, 1.4.10). */
const narrow = { width: 320, height: 640 };

for (const [name, walk] of Object.entries(walks)) {
  test(`pictures of ${name}`, async ({ broadside, samples, connect, site }) => {
    test.setTimeout(600_000);
    mkdirSync(folder, { recursive: true });
    const [group = name] = name.split('-');
    const isPopup = group === 'popup';
    const picture: Visit = async (page, state) => {
      const take = async (look: string) => {
        if (isPopup) await fitPopup(page);
        await page.screenshot({ path: join(folder, `${group}-${state}-${look}.png`), fullPage: group !== 'pick' });
      };
      const viewport = page.viewportSize() ?? narrow;
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const takeNarrow = async (look: string) => {
        if (isPopup || viewport.width <= 400) return;
        await page.setViewportSize(narrow);
        await take(look);
        await page.setViewportSize(viewport);
      };
      if (language() !== 'en') {
        await take(language());
        await takeNarrow(`${language()}-narrow`);
        return page.setViewportSize(viewport);
      }
      await take('light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await take('dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await takeNarrow('narrow');
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await take('large');
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize(viewport);
    };
    await walk({ broadside, samples, connect, site }, picture);
  });
}

/** A popup grows with what is in it, sideways to a limit; what it keeps at its foot belongs at the end of all of it. */
async function fitPopup(page: Page): Promise<void> {
  const width = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().width));
  await page.setViewportSize({ width: Math.min(width, maxPopup.width), height: maxPopup.height });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: Math.min(width, maxPopup.width), height });
}
