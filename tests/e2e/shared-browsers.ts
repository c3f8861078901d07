import { expect } from '@playwright/test';
import type { DrivenExtension } from '../browser/drive.ts';
import { findChromium } from '../browser/find.ts';
import { type Installation, SharedBrowser } from '../browser/shared-browser.ts';
import type { Home } from './broadside.ts';

/** Tests that one browser serves before another is started: what it may have kept of them stays little. */
const maxUses = 60;

/** The browser that the tests of one worker share: started when it is first needed, and anew after a test that failed. */
export class SharedBrowsers {
  readonly #extension: string;
  #browser: SharedBrowser | undefined;

  constructor(extension: string) {
    this.#extension = extension;
  }

  async open(installation: Installation): Promise<Home> {
    const browser = await this.#started();
    const driven = await install(browser, installation).catch(async (error: unknown) => {
      await this.close();
      throw error;
    });
    return {
      driven,
      downloads: browser.downloads,
      restart: () => Promise.reject(new Error('Other tests share this browser: set `ownBrowser`.')),
      leave: async (hasPassed) => {
        if (hasPassed && browser.uses < maxUses) await browser.reset();
        else await this.close();
      },
    };
  }

  async close(): Promise<void> {
    const browser = this.#browser;
    this.#browser = undefined;
    await browser?.close();
  }

  async #started(): Promise<SharedBrowser> {
    if (this.#browser) return this.#browser;
    const found = findChromium();
    if (!found) throw new Error('The global set-up has found no Chromium.');
    this.#browser = await SharedBrowser.start(found.path, this.#extension);
    return this.#browser;
  }
}

/** Installs it, and waits until its background has made the menus, which it does last of what a test can see. */
async function install(browser: SharedBrowser, installation: Installation): Promise<DrivenExtension> {
  const driven = await browser.install(installation);
  const hasMenus = async () => {
    const worker = await driven.worker();
    return worker.evaluate(() =>
      chrome.contextMenus.update('open-gallery', { enabled: true }).then(
        () => true,
        () => false,
      ),
    );
  };
  await expect.poll(hasMenus, { intervals: [20] }).toBe(true);
  return driven;
}
