import { join } from 'node:path';
import { defineConfig } from 'vite';

const venue = join(import.meta.dirname, 'bundles/venue');

/** The venue server: one file with its packages in it. */
export default defineConfig({
  ssr: { noExternal: true, external: ['bufferutil', 'utf-8-validate'] },
  build: {
    ssr: true,
    outDir: join(venue, 'dist/server'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: { input: { index: join(venue, 'src/server/index.ts') }, output: { format: 'es' } },
  },
});
