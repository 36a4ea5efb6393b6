import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const bundle = join(import.meta.dirname, 'bundles/chess-match');
const workers = join(bundle, 'src/workers');

/** Each worker thread is a file of its own: src/workers/x.ts → extension/workers/x.js. */
const workerInputs = Object.fromEntries(
  readdirSync(workers)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [`workers/${file.slice(0, -'.ts'.length)}`, join(workers, file)]),
);

/**
 * The server side: one ES module with its packages in it, beside what its threads share with it, as Node finds and
 * reads hundreds of small files slowly. Left to Node: what is native, what NodeCG brings itself, and decoders of
 * pictures, which lie beside their programs.
 */
export default defineConfig({
  ssr: {
    noExternal: true,
    external: ['better-sqlite3', 'bufferutil', 'utf-8-validate', '@jsquash/png', '@jsquash/jpeg', '@jsquash/webp'],
  },
  build: {
    ssr: true,
    outDir: join(bundle, 'extension'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: { index: join(bundle, 'src/index.ts'), ...workerInputs },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js', format: 'es' },
    },
  },
});
