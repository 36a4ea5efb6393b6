import { defineConfig } from 'vitest/config';

/** The tests of the pure core that name what they expect: random games kill much by chance, and take long for each mutant. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['bundles/chess-match/src/{games,notation}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*roperties.test.ts', '**/perft.test.ts', '**/differential.test.ts'],
  },
});
