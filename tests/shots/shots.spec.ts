import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test, type Visit, walks } from '../states/index.ts';

const folder = resolve(import.meta.dirname, '../../out/shots');

test.use({ granted: ['http://127.0.0.1/*'] });

for (const [name, walk] of Object.entries(walks)) {
  test(`pictures of ${name}`, async ({ broadside, samples, connect, site }) => {
    test.setTimeout(300_000);
    mkdirSync(folder, { recursive: true });
    const picture: Visit = async (page, state) => {
      const viewport = page.viewportSize();
      // A popup grows with what is in it; what it keeps at its foot belongs there.
      if (viewport && name.startsWith('popup')) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ ...viewport, height });
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const path = join(folder, `${name.split('-')[0]}-${state}-${colorScheme}.png`);
        await page.screenshot({ path });
      }
      if (viewport) await page.setViewportSize(viewport);
    };
    await walk({ broadside, samples, connect, site }, picture);
  });
}
