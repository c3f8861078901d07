import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  globalSetup: './build.ts',
  outputDir: '../../test-results',
  reporter: 'list',
  timeout: 120_000,
  // A machine with few cores runs two browsers and a build at once: what is waited for may take long, and what is missing is reported.
  expect: { timeout: 40_000 },
  use: { actionTimeout: 40_000 },
  fullyParallel: true,
  // Real browsers on a machine with few cores: what needed its second try is listed as flaky at the end. Specs on money and
  // memory set none: what they hold must not happen even once.
  retries: 1,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  projects: [
    // Builds the extension anew for each picture, one after the other, into a folder that no other test loads; first, since it
    // is the longest that one worker does alone.
    { name: 'start', testMatch: 'start.spec.ts', fullyParallel: false },
    { name: 'browser', testIgnore: 'start.spec.ts' },
  ],
});
