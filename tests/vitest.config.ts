import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

export default defineConfig({
  plugins: [WxtVitest()],
  test: { include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'], restoreMocks: true, root: '.' },
});
