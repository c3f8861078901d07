import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Click, Display } from './display.ts';
import { addOnId } from './firefox.ts';
import {
  closeTab,
  hasCopiedPicture,
  openInFront,
  permittedOrigins,
  runInShownPage,
  type Spot,
  spotInFirefox,
  spotInPage,
} from './inside-firefox.ts';
import { Marionette } from './marionette.ts';

/** What Firefox shows something in: itself, in its windows, panels and menus; the tab in front; a page of the add-on's by its path. */
export type Place = 'firefox' | 'tab' | `${string}.html`;

const timeoutMs = 40_000;

/**
 * Firefox as a user has it, on a screen: every click and key comes from the mouse and the keyboard. Nothing is granted
 * beforehand, and nothing is asked of Firefox but what it shows and where.
 */
export class HeadedFirefox {
  readonly downloads: string;
  readonly #display: Display;
  readonly #profile: string;
  readonly #process: ChildProcess;
  readonly #marionette: Marionette;

  private constructor(display: Display, profile: string, process: ChildProcess, marionette: Marionette) {
    this.downloads = join(profile, 'downloads');
    this.#display = display;
    this.#profile = profile;
    this.#process = process;
    this.#marionette = marionette;
  }

  /** Starts one in a new profile, and installs the add-on; the page that welcomes a user is closed. */
  static async start(executable: string, extension: string, display: Display): Promise<HeadedFirefox> {
    const profile = mkdtempSync(join(tmpdir(), 'broadside-firefox-'));
    mkdirSync(join(profile, 'downloads'));
    writeFileSync(join(profile, 'user.js'), preferences(join(profile, 'downloads')));
    const child = spawn(
      executable,
      ['-no-remote', '-profile', profile, '-marionette', '-remote-allow-system-access', 'about:blank'],
      { env: { ...process.env, DISPLAY: display.name }, stdio: 'ignore' },
    );
    try {
      const port = join(profile, 'MarionetteActivePort');
      await until(() => existsSync(port) && readFileSync(port, 'utf8') !== '', 'Firefox did not start.', 60_000);
      const marionette = await Marionette.connect(Number(readFileSync(port, 'utf8')));
      await marionette.send('Addon:Install', { path: extension, temporary: true });
      await until(() => marionette.run(closeTab, '/welcome.html'), 'No page welcomed.');
      return new HeadedFirefox(display, profile, child, marionette);
    } catch (error) {
      child.kill();
      throw error;
    }
  }

  /** Opens an address in a tab in front, and waits until its page shows an element for that CSS selector. */
  async open(address: string, selector: string): Promise<void> {
    await this.#marionette.run(openInFront, address);
    await this.see('tab', selector);
  }

  /** Waits until an element for that CSS selector is shown; answers its words. */
  async see(place: Place, selector: string): Promise<string> {
    let words = '';
    const look = async () => {
      const spot = await this.#spot(place, selector);
      words = spot?.text ?? '';
      return spot !== null;
    };
    await until(look, `No ${selector} in ${place}.`);
    return words;
  }

  /** Waits until none is shown. */
  async seeNo(place: Place, selector: string): Promise<void> {
    await until(async () => (await this.#spot(place, selector)) === null, `${selector} is still in ${place}.`);
  }

  /** Clicks with the mouse on the first element for that CSS selector, once it is shown, at rest, and beneath nothing else. */
  async click(place: Place, selector: string, how?: Click): Promise<void> {
    this.#display.click(await this.#restingSpot(place, selector, true), how);
  }

  /** Clicks where it is whatever lies on it. */
  async clickThrough(place: Place, selector: string): Promise<void> {
    this.#display.click(await this.#restingSpot(place, selector, false));
  }

  press(key: string): void {
    this.#display.press(key);
  }

  /** Types words where the focus is. */
  type(words: string): void {
    this.#display.type(words);
  }

  /** Types words that begin with the add-on's keyword into the address bar, until Firefox offers what the add-on makes of them. */
  async typeAddress(words: string): Promise<void> {
    this.press('ctrl+l');
    // What is typed sooner goes to the page.
    await this.see('firefox', '#urlbar[focused]');
    this.#display.type(words);
    await this.see('firefox', '.urlbarView-row[type="addon"]');
  }

  /** Clicks the add-on's button as it is after installing: in the panel of all extensions. */
  async clickToolbarButton(how?: Click): Promise<void> {
    await this.click('firefox', '#unified-extensions-button');
    await this.click(
      'firefox',
      `#unified-extensions-panel [data-extensionid="${addOnId}"] .unified-extensions-item-name`,
      how,
    );
  }

  /** Opens the page's context menu on an element of it, and clicks on an item of the add-on's. */
  async clickMenu(selector: string, item: string): Promise<void> {
    await this.click('tab', selector, { button: 3 });
    await this.click('firefox', `#contentAreaContextMenu > [id^="${menuPrefix}"]`);
    await this.click('firefox', `#contentAreaContextMenu [id="${menuPrefix}-menuitem-_${item}"]`);
  }

  /** Clicks on Allow, or on Deny, where Firefox asks whether the add-on may have what it wants; returns what it asked. */
  async answer(answer: 'allow' | 'deny'): Promise<string> {
    const question = '#addon-webext-permissions-notification';
    const asked = await this.see('firefox', `${question} .popup-notification-body`);
    await this.click(
      'firefox',
      `${question} .popup-notification-${answer === 'allow' ? 'primary' : 'secondary'}-button`,
    );
    await this.seeNo('firefox', question);
    return asked;
  }

  /** Installs the add-on once more, over itself, as an update does. */
  async update(extension: string): Promise<void> {
    await this.#marionette.send('Addon:Install', { path: extension, temporary: true });
  }

  /** The addresses that the user has permitted the add-on for good, as match patterns. */
  async permitted(): Promise<readonly string[]> {
    return this.#marionette.run(permittedOrigins, addOnId);
  }

  /** Whether there is a picture on the clipboard. */
  async hasCopied(): Promise<boolean> {
    return this.#marionette.run(hasCopiedPicture, null);
  }

  async close(): Promise<void> {
    this.#marionette.close();
    if (this.#process.exitCode === null) {
      this.#process.kill();
      await once(this.#process, 'exit');
    }
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  async #spot(place: Place, selector: string, inReach = false): Promise<Spot | null> {
    if (place === 'firefox') return this.#marionette.run(spotInFirefox, selector);
    // A page that is just being left answers nothing.
    const script = `return (${spotInPage})(${JSON.stringify({ selector, inReach })})`;
    const answer = await this.#marionette
      .run(runInShownPage, { addOn: addOnId, page: place, script })
      .catch(() => null);
    const spot = answer?.value as Spot | null | undefined;
    if (!answer || !spot) return null;
    const { left, top, ratio } = answer;
    return { ...spot, x: Math.round(left + spot.x * ratio), y: Math.round(top + spot.y * ratio) };
  }

  /** What moves is not yet where it will be clicked. */
  async #restingSpot(place: Place, selector: string, inReach: boolean): Promise<Spot> {
    let last: Spot | null = null;
    let resting: Spot | undefined;
    const look = async () => {
      const spot = await this.#spot(place, selector, inReach);
      if (spot && last && spot.x === last.x && spot.y === last.y) resting = spot;
      last = spot;
      return resting !== undefined;
    };
    await until(look, `No ${selector} in ${place}.`);
    if (!resting) throw new Error(`No ${selector} in ${place}.`);
    return resting;
  }
}

/** As Firefox derives it from the add-on's id. */
const menuPrefix = addOnId.replaceAll(/[^a-z0-9_-]/g, '_');

const preferences = (downloads: string) =>
  Object.entries({
    // Firefox finds a free one, and writes it down.
    'marionette.port': 0,
    // What WebDriver would set beside is for pages that are driven: here Firefox is as a user has it.
    'remote.prefs.recommended': false,
    'browser.aboutwelcome.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    // Buttons that ask are deaf for half a second, so that nobody hits them by mistake.
    'security.notification_enable_delay': 0,
    // Firefox draws notifications itself, as no desktop is here to do it.
    'alerts.useSystemBackend': false,
    // As for a user who has downloaded before and wants no list of downloads to open with each.
    'browser.download.panel.shown': true,
    'browser.download.alwaysOpenPanel': false,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

/** Asks again and again. @throws {Error} with `problem` when it is not so in time. */
async function until(isSo: () => boolean | Promise<boolean>, problem: string, timeout = timeoutMs): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(problem);
    await setTimeout(50);
  }
}
