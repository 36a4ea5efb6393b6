import { defineConfig } from 'vitest/config';

const worlds = ['bundles/**/*.test.ts', 'graphics/**/*.test.ts', 'dashboard/**/*.test.ts', 'scripts/**/*.test.ts'];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: worlds,
          exclude: ['**/node_modules/**', '**/dist/**'],
          // The themes' colours are measured; every other style sheet is of no use without a browser.
          css: { include: [/\/shared\/themes\//] },
        },
      },
      {
        extends: true,
        test: {
          name: 'live',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/support/globalSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
