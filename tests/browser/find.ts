import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Chromium builds that still load an unpacked extension from the command line. Branded Google Chrome (137 and later) does
 * not, so it is not looked for.
 */
const systemPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ],
};

export interface FoundBrowser {
  readonly path: string;
  /** How it came, for the line that says which browser is used. */
  readonly from: string;
}

/** The first Chromium at hand: `BROADSIDE_CHROMIUM`, Playwright's own, then the system's. Nothing is installed. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): FoundBrowser | undefined {
  const named = environment.BROADSIDE_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`BROADSIDE_CHROMIUM names ${named}, but there is no such file.`);
    return { path: named, from: 'BROADSIDE_CHROMIUM' };
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { path: own, from: "Playwright's" };
  const path = (systemPaths[process.platform] ?? []).find((candidate) => existsSync(candidate));
  return path ? { path, from: "the system's" } : undefined;
}

/**
 * Finds Chromium, or installs it: Playwright's download first, Debian's package where that cannot be had. Installers
 * write to stderr, so that stdout stays the caller's.
 * @throws {Error} one clear line that says what to install, when none of it works.
 */
export function ensureChromium(say: (line: string) => void): FoundBrowser {
  const found = findChromium();
  if (found) return found;
  const toStderr = { stdio: ['ignore', 2, 2] as ['ignore', number, number] };
  say('No Chromium found; installing the one that Playwright brings.');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { ...toStderr, shell: process.platform === 'win32' });
  const installed = findChromium();
  if (installed) return installed;
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('Installing Debian’s chromium instead.');
    spawnSync('apt-get', ['update'], toStderr);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core'], toStderr);
    const debian = findChromium();
    if (debian) return debian;
  }
  throw new Error(
    'No Chromium here and none could be installed. Install Chromium or Chrome for Testing, or name one in BROADSIDE_CHROMIUM.',
  );
}
