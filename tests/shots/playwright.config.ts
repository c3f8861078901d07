import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config.ts';

/** Takes pictures in place of testing: the same browsers, other files. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  globalSetup: '../e2e/build.ts',
  globalTeardown: './contact.ts',
  projects: [
    { name: 'shots' },
    // From right to left, and in the longest words. The service's pages have one language.
    ...Object.entries({ arabic: 'ar', german: 'de' }).map(([name, language]) => ({
      name,
      metadata: { language },
      testMatch: 'shots.spec.ts',
      grepInvert: /pictures of service/,
    })),
  ],
});
