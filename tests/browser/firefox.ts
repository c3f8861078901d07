import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

/** As `wxt.config.ts` names the add-on. */
export const addOnId = '{6f3c2b1a-94d7-4e0b-8c5e-b2a7d1f09e43}';
/** Firefox gives each installation an address of its own; a preference can say it beforehand. */
const uuid = '6b1f3a52-6d0e-4a51-9a52-0f7c0d0f1e2a';

/** Milliseconds in which a page answers what is asked of it. */
const timeoutMs = 2000;

const paths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/firefox', '/usr/bin/firefox-esr'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
};

const find = () =>
  [process.env.BROADSIDE_FIREFOX ?? '', ...(paths[process.platform] ?? [])].find((path) => existsSync(path));

/** A Firefox at hand, installed from Debian's packages where that can be done; undefined when there is none. */
export function ensureFirefox(): string | undefined {
  const found = find();
  if (found || process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return found;
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', 'firefox-esr']]) {
    spawnSync('apt-get', command, { stdio: ['ignore', 2, 2] });
  }
  return find();
}

export interface LaunchedFirefox {
  readonly browser: Browser;
  /** Opens a page of the extension, which Firefox never reports as loaded, and waits for an element of it. */
  open(path: string, selector: string): Promise<Page>;
  /** Grants match patterns as a click of the user in a page of the extension does. */
  grant(page: Page, origins: readonly string[]): Promise<void>;
}

/** Starts Firefox with the extension, downloads going to `downloads`, permission prompts answered with yes. */
export async function launchFirefox(
  executablePath: string,
  extension: string,
  downloads: string,
): Promise<LaunchedFirefox> {
  mkdirSync(downloads, { recursive: true });
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Test services make certificates of their own.
    acceptInsecureCerts: true,
    // Without it WebDriver opens no page of an extension.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [addOnId]: uuid }),
      'extensions.webextOptionalPermissionPrompts': false,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
    },
  });
  await browser.installExtension(extension);
  return {
    browser,
    async grant(page, origins) {
      await page.evaluate((wanted) => {
        const grant = () => chrome.permissions.request({ origins: wanted });
        document.addEventListener('click', grant, { once: true, capture: true });
      }, origins as string[]);
      await page.mouse.click(2, 2);
      await page.waitForFunction((wanted) => chrome.permissions.contains({ origins: wanted }), {}, origins as string[]);
    },
    async open(path, selector) {
      const page = await browser.newPage();
      page.goto(`moz-extension://${uuid}/${path}`).catch(() => undefined);
      const deadline = Date.now() + 40_000;
      while (Date.now() < deadline) {
        const looked = page
          .evaluate((selector) => document.querySelector(selector) !== null, selector)
          .catch(() => false);
        // A question to a document that goes away meanwhile may never be answered.
        if (await Promise.race([looked, setTimeout(timeoutMs, false)])) return page;
      }
      throw new Error(`${path} never showed ${selector}.`);
    },
  };
}
