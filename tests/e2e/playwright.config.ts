import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  globalSetup: './build.ts',
  outputDir: '../../test-results',
  reporter: 'list',
  timeout: 90_000,
  // A machine with few cores runs two browsers and a build at once.
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  projects: [
    { name: 'browser', testIgnore: 'start.spec.ts' },
    // Builds the extension anew, so it runs beside nothing that loads it.
    { name: 'start', testMatch: 'start.spec.ts', dependencies: ['browser'], fullyParallel: false },
  ],
});
