import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../browser/find.ts';
import { type LaunchOptions, launchWithExtension } from '../browser/launch.ts';
import type { Home } from './broadside.ts';

type BrowserOptions = Pick<LaunchOptions, 'extension' | 'granted' | 'grantedApis' | 'welcomed' | 'args'>;

/** Starts a browser for one test. */
export async function openOwnBrowser(options: BrowserOptions): Promise<Home> {
  const browser = findChromium();
  if (!browser) throw new Error('The global set-up has found no Chromium.');
  const downloads = mkdtempSync(join(tmpdir(), 'broadside-downloads-'));
  const profile = mkdtempSync(join(tmpdir(), 'broadside-profile-'));
  const launch = () =>
    launchWithExtension({ ...options, executablePath: browser.path, downloads, headless: true, profile });
  let running = await launch();
  const home = (): Home => ({
    get driven() {
      return running;
    },
    downloads,
    async restart() {
      await running.close();
      running = await launch();
      return home();
    },
    async leave() {
      await running.close();
      rmSync(profile, { recursive: true, force: true });
      rmSync(downloads, { recursive: true, force: true });
    },
  });
  return home();
}
