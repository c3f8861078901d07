import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type messages from '../../public/_locales/en/messages.json';
import { type Broadside, expect } from '../e2e/extension.ts';
import { type PictureSite, servePictures } from '../e2e/picture-pages.ts';
import type { Script, ScriptedService } from '../e2e/scripted-service.ts';
import { test as serviceTest } from '../e2e/scripted-test.ts';

export { type Broadside, expect };

/** Called in each state that a walk comes to; `name` distinguishes it from the others. Leaves the page as it was. */
export type Visit = (page: Page, name: string) => Promise<void>;

interface Fixtures {
  /** A scripted service, set as the connection. */
  readonly connect: (script?: Script) => Promise<ScriptedService>;
  /** A site with images of every form. */
  readonly site: PictureSite;
}

export const test = serviceTest.extend<Pick<Fixtures, 'site'>>({
  broadside: async ({ broadside }, use) => {
    if (language() !== 'en') {
      const options = await openPage(broadside, 'options.html#language');
      await options.locator('main select').selectOption(language());
      await expect(options.locator('html')).toHaveAttribute('lang', language());
      await options.close();
    }
    await use(broadside);
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

/** The folder of `_locales` that the project of this run names. */
export function language(): string {
  const { language = 'en' }: { language?: string } = test.info().project.metadata;
  return language;
}

const locales = resolve(import.meta.dirname, '../../public/_locales');

export function says(key: keyof typeof messages): string {
  const said: typeof messages = JSON.parse(readFileSync(resolve(locales, language(), 'messages.json'), 'utf8'));
  return said[key].message;
}

/** A page of the extension in a tab. */
export async function openPage({ context, id }: Broadside, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/${path}`);
  return page;
}
