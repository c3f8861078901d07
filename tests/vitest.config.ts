import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

/** Seed of the property tests: a new one in each run; `SEED=…` repeats the cases of a run that failed. */
const { SEED = String(Math.floor(Math.random() * 2 ** 31)) } = process.env;
if (!/^\d+$/.test(SEED)) throw new Error(`SEED is a whole number, not "${SEED}".`);
process.stderr.write(`Seed of the property tests: ${SEED}\n`);

/** Rooms whose tests keep nothing: no storage, no browser. */
const statelessRooms = 'tests/unit/{contract,edit,engine}/**/*.test.{ts,tsx}';
/** The state a test file changes for those that run after it in the same worker; a memory budget replaces its buffers. */
const changesWorker =
  /\bvi\.(?:mock|doMock|stubGlobal|stubEnv|useFakeTimers|resetModules)\(|\bprocess\.env\b|\/memory-budget\.ts'/;
const root = resolve(import.meta.dirname, '..');
const shared = globSync(statelessRooms, { cwd: root }).filter(
  (file) => !changesWorker.test(readFileSync(resolve(root, file), 'utf8')),
);

export default defineConfig({
  plugins: [WxtVitest()],
  // Patience for a machine that does other work too: what is slow is measured by the bench.
  test: {
    env: { SEED },
    restoreMocks: true,
    setupFiles: ['tests/setup.ts'],
    root,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Else one core of two would wait.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'apart', include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: shared },
      },
      // To load the engine for each file anew took more than half of the time.
      { extends: true, test: { name: 'shared', include: shared, isolate: false } },
    ],
  },
});
