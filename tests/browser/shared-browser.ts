import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { closeWelcome } from './close-welcome.ts';
import { type DrivenExtension, driveExtension } from './drive.ts';
import { usualArguments } from './launch.ts';
import { linkFolder } from './link-folder.ts';

export interface Installation {
  /** Match patterns granted as a user would have granted them in the permission prompt, which headless can't show. */
  readonly granted: readonly string[];
  /** Leaves the page open that welcomes a user once. */
  readonly welcomed: boolean;
}

/**
 * One Chromium for many tests, each with an extension of its own: installed anew under an id that was never there, so that no
 * store, permission, menu, alarm or worker of the one before can be in it; uninstalled at the end. What the browser itself
 * keeps is taken back: pages, downloads, cookies, stores of sites, zoom, the clipboard, and what is set in Playwright.
 */
export class SharedBrowser {
  readonly #context: BrowserContext;
  readonly #debuggee: CDPSession;
  readonly #extension: string;
  readonly #folder: string;
  readonly #origins = new Set<string>();
  readonly #undo: (() => Promise<void>)[] = [];
  #installed: { readonly id: string; readonly copy: string; readonly session: CDPSession } | undefined;
  #uses = 0;

  private constructor(context: BrowserContext, debuggee: CDPSession, extension: string, folder: string) {
    this.#context = context;
    this.#debuggee = debuggee;
    this.#extension = extension;
    this.#folder = folder;
    this.#keepTrack();
  }

  static async start(executablePath: string, extension: string): Promise<SharedBrowser> {
    const folder = mkdtempSync(join(tmpdir(), 'broadside-shared-'));
    const profile = join(folder, 'profile');
    mkdirSync(join(profile, 'Default'), { recursive: true });
    mkdirSync(join(folder, 'downloads'));
    writeFileSync(
      join(profile, 'Default', 'Preferences'),
      JSON.stringify({
        download: { default_directory: join(folder, 'downloads'), prompt_for_download: false },
        // Else an extension that reloads itself stays away.
        extensions: { ui: { developer_mode: true } },
      }),
    );
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      headless: true,
      viewport: { width: 1280, height: 900 },
      // Else none can be installed.
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [...usualArguments],
    });
    const debuggee = await context.browser()?.newBrowserCDPSession();
    if (!debuggee) throw new Error('The browser closed at once.');
    // Playwright renames downloads; a user's browser does not.
    await debuggee.send('Browser.setDownloadBehavior', { behavior: 'default' });
    await debuggee.send('Target.setDiscoverTargets', { discover: true });
    return new SharedBrowser(context, debuggee, extension, folder);
  }

  /** How often something was installed. */
  get uses(): number {
    return this.#uses;
  }

  /** The folder that downloads go to. */
  get downloads(): string {
    return join(this.#folder, 'downloads');
  }

  async install({ granted, welcomed }: Installation): Promise<DrivenExtension> {
    // Its folder decides the id.
    const copy = join(this.#folder, `extension-${++this.#uses}`);
    linkFolder(this.#extension, copy);
    const greeted = welcomed ? undefined : closeWelcome(this.#debuggee);
    const { id } = await this.#send<{ id: string }>('Extensions.loadUnpacked', { path: copy });
    const session = await this.#context.browser()?.newBrowserCDPSession();
    if (!session) throw new Error('The browser is gone.');
    this.#installed = { id, copy, session };
    const driven = await driveExtension(this.#context, session, id);
    await driven.worker();
    if (granted.length > 0) await this.#grant(id, granted);
    await greeted;
    return driven;
  }

  /** Takes back all that was done since the last installation. */
  async reset(): Promise<void> {
    const installed = this.#installed;
    if (!installed) return;
    const { id, copy, session } = installed;
    for (const undo of this.#undo.splice(0)) await undo();
    await this.#context.setOffline(false);
    await this.#context.unrouteAll({ behavior: 'ignoreErrors' });
    await this.#context.clearPermissions();
    await this.#clean(id);
    // The browser ends with its last page.
    const blank = await this.#context.newPage();
    await this.#closePages(blank);
    await this.#send('Extensions.uninstall', { id });
    // The pages it opened meanwhile.
    await this.#closePages(blank);
    await this.#forgetSites(blank);
    await session.detach();
    rmSync(copy, { recursive: true });
    for (const name of readdirSync(this.downloads)) rmSync(join(this.downloads, name), { recursive: true });
    this.#installed = undefined;
  }

  async close(): Promise<void> {
    await this.#context.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Notes what has to be taken back later: sites that were open, and scripts for every page. */
  #keepTrack(): void {
    const context = this.#context;
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http')) this.#origins.add(new URL(frame.url()).origin);
      }),
    );
    const addInitScript = context.addInitScript.bind(context);
    context.addInitScript = async (...given: Parameters<typeof addInitScript>) => {
      const script = await addInitScript(...given);
      this.#undo.push(() => script.dispose());
      return script;
    };
  }

  /** As on the browser's page for extensions; what the user has allowed there, the browser grants without asking. */
  async #grant(id: string, origins: readonly string[]): Promise<void> {
    const page = await this.#context.newPage();
    // A script of that page shown as text: it has the page's rights, and loads at once.
    await page.goto('chrome://extensions/extensions.js');
    await page.evaluate(allowHosts, { id, origins });
    await page.goto(`chrome-extension://${id}/NOTICE.txt`);
    const request = `chrome.permissions.request(${JSON.stringify({ origins })})`;
    if ((await this.#click(page, request)) !== true) throw new Error(`Not granted: ${origins.join(', ')}.`);
    await page.close();
  }

  /** Permissions that only the extension may take back, in a page of its own. */
  async #clean(id: string): Promise<void> {
    const page = await this.#context.newPage();
    await page.goto(`chrome-extension://${id}/NOTICE.txt`);
    await page.evaluate(forgetDownloadsAndZoom);
    await this.#click(page, `(${emptyClipboard})()`);
  }

  async #closePages(except: Page): Promise<void> {
    for (const page of this.#context.pages()) if (page !== except) await page.close();
  }

  async #forgetSites(page: Page): Promise<void> {
    const session = await this.#context.newCDPSession(page);
    for (const origin of this.#origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    this.#origins.clear();
    await session.send('Network.clearBrowserCache');
    await session.send('Network.clearBrowserCookies');
    await session.detach();
  }

  /** Runs an expression in the page as a click would. */
  async #click(page: Page, expression: string): Promise<unknown> {
    const session = await this.#context.newCDPSession(page);
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      userGesture: true,
      awaitPromise: true,
      returnByValue: true,
    });
    await session.detach();
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** A command that is not yet in Playwright's list. */
  #send<T>(method: string, parameters: object): Promise<T> {
    const send = this.#debuggee.send.bind(this.#debuggee) as (method: string, parameters: object) => Promise<unknown>;
    return send(method, parameters) as Promise<T>;
  }
}

/** Runs in the browser's page for extensions. */
async function allowHosts({
  id,
  origins,
}: {
  readonly id: string;
  readonly origins: readonly string[];
}): Promise<void> {
  const { developerPrivate } = chrome as unknown as {
    readonly developerPrivate: { addHostPermission(id: string, host: string): Promise<void> };
  };
  for (const origin of origins) await developerPrivate.addHostPermission(id, origin);
}

/** Runs in a page of the extension. */
async function forgetDownloadsAndZoom(): Promise<void> {
  for (const { id } of await chrome.downloads.search({ state: 'in_progress' })) await chrome.downloads.cancel(id);
  await chrome.downloads.erase({});
  // A site's zoom stays when its last tab is closed; pages of the browser itself refuse.
  for (const { id } of await chrome.tabs.query({})) if (id) await chrome.tabs.setZoom(id, 0).catch(() => undefined);
}

/** Runs in a page of the extension, on a click. */
function emptyClipboard(): void {
  const empty = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', '');
    event.preventDefault();
  };
  document.addEventListener('copy', empty, { once: true });
  document.execCommand('copy');
}
