import { join } from 'node:path';
import { defineConfig } from 'vite';

const venue = join(import.meta.dirname, 'bundles/venue');

/** Pages for devices of the hall: televisions and tablets whose browsers are years behind. */
export default defineConfig({
  root: join(venue, 'src/pages'),
  base: '/',
  resolve: { tsconfigPaths: true },
  build: { outDir: join(venue, 'dist/pages'), emptyOutDir: true, target: 'chrome85', assetsInlineLimit: 0 },
});
