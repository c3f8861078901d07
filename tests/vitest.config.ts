import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

/** Each run tries new cases in its property tests; `SEED=… npm run test:unit` repeats those of a run that failed. */
const { SEED = String(Math.floor(Math.random() * 2 ** 31)) } = process.env;
process.stderr.write(`Seed of the property tests: ${SEED}\n`);

export default defineConfig({
  plugins: [WxtVitest()],
  // Patience for a machine that does other work too: what is slow is measured by the bench.
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'],
    env: { SEED },
    restoreMocks: true,
    setupFiles: ['tests/setup.ts'],
    root: '.',
    testTimeout: 30_000,
  },
});
