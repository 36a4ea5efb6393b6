import { join } from 'node:path';
import type { UserConfig } from 'vite';

/** What is built for viewers at home: for phones of the last few years, whoever builds it. */
export const HOME: UserConfig = {
  root: join(import.meta.dirname, 'site'),
  base: './',
  // Whoever builds it, tests among them: React as strangers get it.
  oxc: { jsx: { development: false } },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { tsconfigPaths: true },
};

export const HOME_BUILD: NonNullable<UserConfig['build']> = {
  outDir: join(import.meta.dirname, 'site/dist'),
  target: ['chrome110', 'safari16', 'firefox115'],
  assetsInlineLimit: 0,
};

/**
 * What graphics share opens sockets to the crew's server where it is used; here nothing is, and none of it goes along.
 */
export const HOME_TREESHAKE = {
  // Tables of texts put together from those of each game, of which nothing is used, are left out whole.
  propertyReadSideEffects: false as const,
  moduleSideEffects: [
    { test: /\.css$|site.src/, sideEffects: true },
    { test: /./, sideEffects: false },
  ],
};
