import { defineConfig } from 'vitest/config';

/** What the live tests stand on is tested without a browser or a server. */
const support = 'tests/support/**/*.test.ts';
const worlds = ['bundles', 'graphics', 'dashboard', 'scripts'].map((world) => `${world}/**/*.test.ts`);

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [...worlds, support],
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
          exclude: [support],
          globalSetup: ['tests/support/globalSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
