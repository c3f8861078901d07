import { expect, type Page } from '@playwright/test';
import type { DrivenExtension } from '../browser/drive.ts';
import { readStore } from './stored.ts';

/** The report of a context-menu click beside the item: where it happened. */
export interface MenuClick {
  readonly menuItemId: string;
  readonly selectionText?: string;
  readonly srcUrl?: string;
  readonly linkUrl?: string;
  readonly mediaType?: 'image' | 'video';
}

export interface Broadside extends DrivenExtension {
  /** The folder that downloads go to. */
  readonly downloads: string;
  /** Opens an address as a user would, and grants the extension the tab as a click on it does. */
  open(address: string): Promise<Page>;
  /** Clicks an item of the context menu. The browser's own menu can't be seen in headless: the event is the border. */
  clickMenu(page: Page, click: MenuClick): Promise<void>;
  /** The popup's message when a job failed: the button is marked, and a user clicks on it. */
  sentenceBehindMark(page: Page): Promise<string>;
  /** The message of the popup that opens by itself, when there is nothing to make a job of. */
  sentenceOfOpenedPopup(): Promise<string>;
  /** Waits for the next finished download and returns its path. */
  nextDownload(): Promise<string>;
  /** Closes the browser and opens it again as it was left. What was had of it before is of no use then. */
  restart(): Promise<Broadside>;
}

/** A browser with the extension in it, as `broadside` finds and leaves it. */
export interface Home {
  readonly driven: DrivenExtension;
  readonly downloads: string;
  /** Closes the browser and opens it as it was left. */
  restart(): Promise<Home>;
  /** When its test is over. */
  leave(hasPassed: boolean): Promise<void>;
}

export function attend({ driven, downloads, restart }: Home): Broadside {
  const seen = new Set<number>();
  return {
    ...driven,
    downloads,
    async open(address) {
      const page = await driven.context.newPage();
      await page.goto(address);
      await driven.grantTab(page);
      return page;
    },
    async clickMenu(page, click) {
      await page.bringToFront();
      const worker = await driven.worker();
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
        const worker = await driven.worker();
        return worker.evaluate(() => chrome.action.getBadgeText({}));
      };
      await expect.poll(badge, { intervals: [50] }).toBe('!');
      const popup = await driven.clickToolbarButton(page);
      return popup.see('.notice-problem');
    },
    async sentenceOfOpenedPopup() {
      await expect.poll(() => driven.isPopupOpen(), { intervals: [50] }).toBe(true);
      const popup = await driven.openedPopup();
      return popup.see('.notice-problem');
    },
    async nextDownload() {
      let path = '';
      await expect
        .poll(
          async () => {
            const worker = await driven.worker();
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
    restart: async () => attend(await restart()),
  };
}

/** The extension's state when a test failed, for readers of the log of a run that can't be repeated. */
export async function describeState({ worker }: DrivenExtension): Promise<string> {
  const background = await worker();
  const shown = await background.evaluate(async () => ({
    badge: await chrome.action.getBadgeText({}),
    tabs: (await chrome.tabs.query({})).map(({ url, active }) => ({ url, active })),
    downloads: await chrome.downloads.search({}),
  }));
  const stored = { jobs: await readStore(background, 'jobs'), captures: await readStore(background, 'captures') };
  return JSON.stringify({ ...shown, ...stored }, undefined, 2);
}
