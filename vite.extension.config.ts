import { join } from 'node:path';
import { defineConfig } from 'vite';

const bundle = join(import.meta.dirname, 'bundles/chess-match');

/**
 * The server side: one ES module with its packages in it, as Node finds and reads hundreds of small files slowly.
 * Left to Node: what is native, and what NodeCG brings itself.
 */
export default defineConfig({
  ssr: { noExternal: true, external: ['better-sqlite3', 'bufferutil', 'utf-8-validate'] },
  build: {
    ssr: join(bundle, 'src/index.ts'),
    outDir: join(bundle, 'extension'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: 'index.js', format: 'es' } },
  },
});
