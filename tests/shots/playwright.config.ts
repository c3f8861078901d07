import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config.ts';

/** Takes pictures in place of testing: the same browsers, other files. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  globalSetup: '../e2e/build.ts',
  globalTeardown: './contact.ts',
  projects: [{ name: 'shots' }],
});
