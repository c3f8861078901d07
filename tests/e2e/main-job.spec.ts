import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { aspects, formats, mediaTypeByFormat } from '../../lib/contract/index.ts';
import { derivePalette } from '../../lib/engine/brand/palette.ts';
import { chooseLook, makeTheme } from '../../lib/engine/brand/theme.ts';
import { pictureSizes } from '../../lib/engine/sizes.ts';
import { makeInPopup } from '../browser/make-in-popup.ts';
import { type LoopbackServer, serveFolder } from '../browser/serve.ts';
import { connectToService } from './connect.ts';
import { type Broadside, expect, test } from './extension.ts';
import { decodePicture } from './picture.ts';
import { type RunningService, startService } from './service.ts';

/** The main job, end to end, against both places where pictures are made. */

/** The ground of the sample's picture: its look goes by its title, its colour by the page's own. */
const { ground } = makeTheme(chooseLook(), derivePalette('#0f766e')).body;

const menuJobs = [
  { name: 'page', kind: 'infographic', click: () => ({}) },
  { name: 'page', kind: 'meme', click: () => ({}) },
  { name: 'selection', kind: 'infographic', click: select },
  { name: 'image', kind: 'infographic', click: pointAtImage },
  { name: 'image', kind: 'meme', click: pointAtImage },
  { name: 'link', kind: 'infographic', click: pointAtLink },
] as const;

async function select(page: Page): Promise<object> {
  const selectionText = await page.evaluate(() => {
    const article = document.querySelector('article');
    if (article) getSelection()?.selectAllChildren(article);
    return String(getSelection());
  });
  return { selectionText };
}

async function pointAtImage(page: Page): Promise<object> {
  return {
    mediaType: 'image',
    srcUrl: await page.locator('figure img').evaluate((image: HTMLImageElement) => image.src),
  };
}

/** A link to another article of the same site. */
async function pointAtLink(page: Page): Promise<object> {
  return { linkUrl: new URL('night-trains.html', page.url()).href };
}

for (const connection of ['this device', 'a service'] as const) {
  test.describe(`on ${connection}`, () => {
    let site: LoopbackServer;
    let service: RunningService | undefined;
    // The user's grant when the connection is set: the service's address.
    test.use({ granted: connection === 'a service' ? ['http://127.0.0.1/*'] : [] });

    test.beforeAll(async () => {
      site = await serveFolder(resolve(import.meta.dirname, '../fixtures/samples'));
      if (connection === 'a service') service = await startService([site.origin]);
    });
    test.afterAll(async () => {
      await service?.stop();
      await site.close();
    });
    const connect = async (broadside: Broadside) => {
      if (service) await connectToService(broadside, service);
    };

    for (const { name, kind, click } of menuJobs) {
      test(`menu on ${name} → ${kind} on disk`, async ({ broadside }) => {
        await connect(broadside);
        const page = await broadside.open(`${site.origin}/mornings.html`);
        await broadside.clickMenu(page, { menuItemId: kind, ...(await click(page)) });
        const picture = await decodePicture(await broadside.nextDownload());
        expect(picture).toMatchObject({ ...pictureSizes[kind === 'meme' ? '1:1' : '4:5'], mediaType: 'image/png' });
        expect(picture.colors).toBeGreaterThan(10);
      });
    }

    test('popup → the picture that was chosen', async ({ broadside }) => {
      await connect(broadside);
      const page = await broadside.context.newPage();
      await page.goto(`${site.origin}/mornings.html`);
      const popup = await broadside.clickToolbarButton(page);
      expect(await popup.see('.source-title')).toContain('5 habits that give a team its mornings back');
      await makeInPopup(popup, { kind: 'infographic', aspect: '9:16', format: 'webp' });
      const picture = await decodePicture(await broadside.nextDownload());
      expect(picture).toMatchObject({ ...pictureSizes['9:16'], mediaType: 'image/webp' });
      expect(picture.share(ground)).toBeGreaterThan(0.2);
    });
  });
}

for (const kind of ['infographic', 'meme'] as const) {
  // Each beside one of the others: neither knows of the other (`tests/unit/engine/paint`).
  test(`every aspect and every format, ${kind}`, async ({ broadside, samples }) => {
    const page = await broadside.context.newPage();
    await page.goto(`${samples}/mornings.html`);
    for (const [index, aspect] of aspects.entries()) {
      const format = formats[index % formats.length] ?? 'png';
      const popup = await broadside.clickToolbarButton(page);
      await makeInPopup(popup, { kind, aspect, format });
      const path = await broadside.nextDownload();
      expect(path).toMatch(format === 'jpeg' ? /\.jpe?g$/ : new RegExp(`\\.${format}$`));
      const picture = await decodePicture(path);
      expect(picture).toMatchObject({ ...pictureSizes[aspect], mediaType: mediaTypeByFormat[format] });
      expect(picture.colors).toBeGreaterThan(10);
      await popup.close();
    }
  });
}
