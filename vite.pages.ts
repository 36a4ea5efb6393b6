import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';

type Area = 'dashboard' | 'graphics';

const PAGE = 'index.html';
const OVERLAY = 'overlay.ts';

/** The page of a folder that says in overlay.ts what its graphic is. */
const overlayPage = (graphic: string): string => `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <title>${graphic}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module">
      import { mount } from '../air/mount';
      import graphic from './${OVERLAY}';
      void mount(graphic);
    </script>
  </body>
</html>
`;

/** All overlays begin alike: their pages are written here, not in their folders. */
const overlayPages = (): Plugin => {
  const isWritten = (path: string): boolean =>
    basename(path) === PAGE && !existsSync(path) && existsSync(join(dirname(path), OVERLAY));
  return {
    name: 'overlay-pages',
    enforce: 'pre',
    resolveId: (path) => (isWritten(path) ? path : null),
    load: (path) => (isWritten(path) ? overlayPage(basename(dirname(path))) : null),
  };
};

/** One entry per folder of `area` that holds a page or an overlay: a folder is a panel or an OBS source. */
export const pagesConfig = (area: Area): UserConfig => {
  const root = join(import.meta.dirname, area);
  const pages = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'dist')
    .filter(({ name }) => [PAGE, OVERLAY].some((file) => existsSync(join(root, name, file))))
    .map((entry) => entry.name);
  return {
    root,
    base: `/bundles/chess-broadcast/${area}/dist/`,
    resolve: { tsconfigPaths: true },
    plugins: [overlayPages()],
    build: {
      outDir: join(root, 'dist'),
      emptyOutDir: true,
      target: 'chrome103',
      // What the panels share is one file, read once from this machine.
      chunkSizeWarningLimit: 1000,
      rollupOptions: {
        input: Object.fromEntries(pages.map((page) => [page, join(root, page, PAGE)])),
        // "use client" speaks to servers that render React; there is none here.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  };
};
