import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';

/** One entry per folder of `area` that holds an index.html: a folder is a panel or an OBS source. */
export const pagesConfig = (area: 'dashboard' | 'graphics'): UserConfig => {
  const root = join(import.meta.dirname, area);
  const pages = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'dist')
    .filter((entry) => readdirSync(join(root, entry.name)).includes('index.html'))
    .map((entry) => entry.name);
  return {
    root,
    base: `/bundles/chess-broadcast/${area}/dist/`,
    resolve: { tsconfigPaths: true },
    build: {
      outDir: join(root, 'dist'),
      emptyOutDir: true,
      target: 'chrome103',
      // What the panels share is one file, read once from this machine.
      chunkSizeWarningLimit: 1000,
      rollupOptions: {
        input: Object.fromEntries(pages.map((page) => [page, join(root, page, 'index.html')])),
        // "use client" speaks to servers that render React; there is none here.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  };
};
