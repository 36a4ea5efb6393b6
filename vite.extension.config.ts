import { join } from 'node:path';
import { defineConfig } from 'vite';

const bundle = join(import.meta.dirname, 'bundles/chess-match');

/** The server side: one ES module, packages left to Node. */
export default defineConfig({
  build: {
    ssr: join(bundle, 'src/index.ts'),
    outDir: join(bundle, 'extension'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: 'index.js', format: 'es' } },
  },
});
