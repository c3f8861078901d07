import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { findChromium } from '../browser/find.ts';
import { type LaunchedExtension, launchWithExtension } from '../browser/launch.ts';
import { type LoopbackServer, listen, serveFolder } from '../browser/serve.ts';
import { hardPages } from './pages.ts';
import { readStore } from './stored.ts';

export { expect };

/** Where `build.ts` has put the built extension. */
const extension = process.env.BROADSIDE_TESTED ?? '';

/** What a context-menu click reports beside the item: where it happened. */
export interface MenuClick {
  readonly menuItemId: string;
  readonly selectionText?: string;
  readonly srcUrl?: string;
  readonly linkUrl?: string;
  readonly mediaType?: 'image' | 'video';
}

export interface Broadside extends LaunchedExtension {
  /** The folder that downloads go to. */
  readonly downloads: string;
  /** Opens an address as a user would, and grants the extension the tab as a click on it does. */
  open(address: string): Promise<Page>;
  /** Clicks an item of the context menu. The browser's own menu can't be seen in headless: the event is the border. */
  clickMenu(page: Page, click: MenuClick): Promise<void>;
  /** What the popup says when a job failed: the button is marked, and a user clicks on it. */
  sentenceBehindMark(page: Page): Promise<string>;
  /** What the popup says that opens by itself, when there is nothing to make a job of. */
  sentenceOfOpenedPopup(): Promise<string>;
  /** Waits for the next finished download and returns its path. */
  nextDownload(): Promise<string>;
  /** Closes the browser and opens it again as it was left. What was had of it before is of no use then. */
  restart(): Promise<Broadside>;
}

interface Fixtures {
  /** A browser of its own for each test, with the extension as it was built. */
  readonly broadside: Broadside;
  /** Match patterns the user has granted before the test. */
  readonly granted: readonly string[];
  /** Permissions without an address the user has granted before the test. */
  readonly grantedApis: readonly string[];
  /** Leaves the page open that welcomes a user once. */
  readonly welcomed: boolean;
  /** Arguments for Chromium beside the usual ones. */
  readonly browserArguments: readonly string[];
  /** Address of the folder of self-written samples. */
  readonly samples: string;
  /** Address of the hard pages. */
  readonly hard: string;
}

export const test = base.extend<Fixtures>({
  granted: [[], { option: true }],
  grantedApis: [[], { option: true }],
  welcomed: [false, { option: true }],
  browserArguments: [[], { option: true }],

  broadside: async ({ granted, grantedApis, welcomed, browserArguments }, use, testInfo) => {
    const browser = findChromium();
    if (!browser) throw new Error('The global set-up has found no Chromium.');
    const downloads = mkdtempSync(join(tmpdir(), 'broadside-downloads-'));
    const profile = mkdtempSync(join(tmpdir(), 'broadside-profile-'));
    const launch = () =>
      launchWithExtension({
        executablePath: browser.path,
        extension,
        downloads,
        headless: true,
        granted,
        grantedApis,
        welcomed,
        profile,
        args: browserArguments,
      });
    let running = await launch();
    const seen = new Set<number>();

    const attend = (launched: LaunchedExtension): Broadside => ({
      ...launched,
      downloads,
      async open(address) {
        const page = await launched.context.newPage();
        await page.goto(address);
        const popup = await launched.clickToolbarButton(page);
        // The grant stays when the popup is closed.
        await popup.close();
        return page;
      },
      async clickMenu(page, click) {
        await page.bringToFront();
        const worker = await launched.worker();
        await worker.evaluate(
          async ({ click, url }) => {
            const tabs = await chrome.tabs.query({});
            const tab = tabs.find((candidate) => candidate.url === url) ?? tabs.find(({ active }) => active);
            const info = { editable: false, pageUrl: url, ...click };
            (
              chrome.contextMenus.onClicked as unknown as { dispatch(info: object, tab: object | undefined): void }
            ).dispatch(info, tab);
          },
          { click, url: page.url() },
        );
      },
      async sentenceBehindMark(page) {
        const badge = async () => {
          const worker = await launched.worker();
          return worker.evaluate(() => chrome.action.getBadgeText({}));
        };
        await expect.poll(badge, { intervals: [50] }).toBe('!');
        const popup = await launched.clickToolbarButton(page);
        return popup.see('.notice-problem');
      },
      async sentenceOfOpenedPopup() {
        await expect.poll(() => launched.isPopupOpen(), { intervals: [50] }).toBe(true);
        const popup = await launched.openedPopup();
        return popup.see('.notice-problem');
      },
      async nextDownload() {
        let path = '';
        await expect
          .poll(
            async () => {
              const worker = await launched.worker();
              const items = await worker.evaluate(() => chrome.downloads.search({ state: 'complete' }));
              const item = items.find(({ id }) => !seen.has(id));
              if (item) {
                seen.add(item.id);
                path = item.filename;
              }
              return path;
            },
            { intervals: [50] },
          )
          .not.toBe('');
        return path;
      },
      async restart() {
        await launched.close();
        running = await launch();
        return attend(running);
      },
    });
    await use(attend(running));
    if (testInfo.status !== testInfo.expectedStatus) process.stderr.write(await stateOf(running));
    await running.close();
    rmSync(profile, { recursive: true, force: true });
    rmSync(downloads, { recursive: true, force: true });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  samples: async ({}, use) => {
    const server = await serveFolder(resolve(import.meta.dirname, '../fixtures/samples'));
    await use(server.origin);
    await server.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  hard: async ({}, use) => {
    const server: LoopbackServer = await listen((request, response) => {
      if (request.url === '/broken.png') {
        const whole = readFileSync(resolve(import.meta.dirname, '../fixtures/samples/morning-desk.png'));
        response.writeHead(200, { 'content-type': 'image/png' });
        response.end(whole.subarray(0, 2000));
        return;
      }
      const page = hardPages[request.url ?? ''];
      response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(page);
    });
    await use(server.origin);
    await server.close();
  },
});

/** What the extension knew when a test failed, for readers of the log of a run that can't be repeated. */
async function stateOf({ worker }: LaunchedExtension): Promise<string> {
  const background = await worker();
  const shown = await background.evaluate(async () => ({
    badge: await chrome.action.getBadgeText({}),
    tabs: (await chrome.tabs.query({})).map(({ url, active }) => ({ url, active })),
    downloads: await chrome.downloads.search({}),
  }));
  const stored = { jobs: await readStore(background, 'jobs'), captures: await readStore(background, 'captures') };
  return JSON.stringify({ ...shown, ...stored }, undefined, 2);
}
