import type { Page } from '@playwright/test';
import messages from '../../public/_locales/en/messages.json' with { type: 'json' };
import { connectToService } from '../e2e/connect.ts';
import { type Broadside, expect, test as extensionTest } from '../e2e/extension.ts';
import { type PictureSite, servePictures } from '../e2e/picture-pages.ts';
import { type Script, type ScriptedService, startScriptedService } from '../e2e/scripted-service.ts';

export { type Broadside, expect };

/** Called in each state that a walk comes to; `name` tells it from the others. Leaves the page as it was. */
export type Visit = (page: Page, name: string) => Promise<void>;

interface Fixtures {
  /** A scripted service, set as the connection. */
  readonly connect: (script?: Script) => Promise<ScriptedService>;
  /** A site with images of every form. */
  readonly site: PictureSite;
}

export const test = extensionTest.extend<Fixtures>({
  connect: async ({ broadside }, use) => {
    const services: ScriptedService[] = [];
    await use(async (script) => {
      const service = await startScriptedService(script);
      services.push(service);
      await connectToService(broadside, service);
      return service;
    });
    for (const service of services) await service.stop();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = await servePictures();
    await use(site);
    await site.close();
  },
});

export interface World extends Fixtures {
  readonly broadside: Broadside;
  readonly samples: string;
}

/** Goes through states of a page, one after the other. */
export type Walk = (world: World, visit: Visit) => Promise<void>;

export const says = (key: keyof typeof messages): string => messages[key].message;

/** A page of the extension in a tab. */
export async function openPage({ context, id }: Broadside, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/${path}`);
  return page;
}
