import type { Page } from '@playwright/test';
import messages from '../../public/_locales/en/messages.json' with { type: 'json' };
import { type Broadside, expect } from './extension.ts';

/** Steps of tests of a job's life. */

/** A text of the interface, whatever stands in its places. */
export function toMessagePattern(key: keyof typeof messages): RegExp {
  const parts = messages[key].message.split(/\$\d/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'));
}

/** Makes an infographic of a sample page by the context menu. */
export async function make(broadside: Broadside, samples: string): Promise<void> {
  const page = await broadside.open(`${samples}/mornings.html`);
  await broadside.clickMenu(page, { menuItemId: 'infographic' });
}

export const extensionPage = async ({ context, id }: Broadside, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/${path}`);
  return page;
};

/** The popup's page in a tab. Opening it wakes the background. */
export const openPopup = (broadside: Broadside) => extensionPage(broadside, 'popup.html');

/** A page of the extension's origin that runs nothing, to look from. */
export const openWindow = (broadside: Broadside) => extensionPage(broadside, 'NOTICE.txt');

/** Everything in the extension's database, as JSON, by store. */
export function readDatabase(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('broadside'));
    const stores = [...database.objectStoreNames];
    const all = await Promise.all(stores.map((name) => done(database.transaction(name).objectStore(name).getAll())));
    database.close();
    return Object.fromEntries(stores.map((name, index) => [name, JSON.stringify(all[index])]));
  });
}

/** In the order of the alphabet: jobs are kept by numbers that are drawn. */
async function jobStates(page: Page): Promise<string[]> {
  const { jobs = '[]' } = await readDatabase(page);
  return JSON.parse(jobs)
    .map(({ state }: { state: string }) => state)
    .sort();
}

export const expectStates = (page: Page, states: readonly string[]) =>
  expect.poll(() => jobStates(page), { intervals: [50] }).toEqual(states);

/** Ends the service worker as the browser does, at whatever it is. */
export async function killBackground({ context }: Broadside, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const dead = new Promise<void>((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await dead;
  await session.detach();
}

/** Lets the background look at what is due, as the watchdog and every opened popup do. */
export const wake = (page: Page) => page.evaluate(() => chrome.runtime.sendMessage({ type: 'wake' }));
