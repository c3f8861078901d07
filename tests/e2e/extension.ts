import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type LoopbackServer, listen, serveFolder } from '../browser/serve.ts';
import { attend, type Broadside, describeState } from './broadside.ts';
import { openOwnBrowser } from './own-browser.ts';
import { hardPages } from './pages.ts';
import { SharedBrowsers } from './shared-browsers.ts';

export { type Broadside, expect };

/** Where `build.ts` has put the built extension. */
export const extension = process.env.BROADSIDE_TESTED ?? '';

interface Fixtures {
  /** A browser with the extension as it was built, installed a moment ago. */
  readonly broadside: Broadside;
  /** Match patterns the user has granted before the test. */
  readonly granted: readonly string[];
  /** Permissions without an address the user has granted before the test. */
  readonly grantedApis: readonly string[];
  /** Leaves the page open that welcomes a user once. */
  readonly welcomed: boolean;
  /**
   * Starts a browser for this test alone, which may be restarted, and whose memory is measured; else tests share one, each with an
   * extension of its own.
   */
  readonly ownBrowser: boolean;
  /** Arguments for Chromium beside the usual ones. */
  readonly browserArguments: readonly string[];
  /** Address of the folder of self-written samples. */
  readonly samples: string;
  /** Address of the hard pages. */
  readonly hard: string;
}

interface WorkerFixtures {
  readonly sharedBrowsers: SharedBrowsers;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  granted: [[], { option: true }],
  grantedApis: [[], { option: true }],
  welcomed: [false, { option: true }],
  // Shared where that was tried.
  ownBrowser: [true, { option: true }],
  browserArguments: [[], { option: true }],

  sharedBrowsers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const browsers = new SharedBrowsers(extension);
      await use(browsers);
      await browsers.close();
    },
    { scope: 'worker' },
  ],

  broadside: async (
    { ownBrowser, granted, grantedApis, welcomed, browserArguments, sharedBrowsers },
    use,
    testInfo,
  ) => {
    // Those permissions are granted in a profile before its browser starts, and nowhere else.
    const isOwn = ownBrowser || grantedApis.length + browserArguments.length > 0;
    const home = isOwn
      ? await openOwnBrowser({ extension, granted, grantedApis, welcomed, args: browserArguments })
      : await sharedBrowsers.open({ granted, welcomed });
    await use(attend(home));
    const hasPassed = testInfo.status === testInfo.expectedStatus;
    if (!hasPassed) process.stderr.write(await describeState(home.driven));
    await home.leave(hasPassed);
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
