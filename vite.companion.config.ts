import { join } from 'node:path';
import { defineConfig } from 'vite';

const companion = join(import.meta.dirname, 'companion');

/** The module for Bitfocus Companion: one file with its packages in it. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: true, external: ['bufferutil', 'utf-8-validate'] },
  build: {
    ssr: true,
    outDir: join(companion, 'dist/chess-broadcast/pkg'),
    emptyOutDir: true,
    target: 'node22',
    rollupOptions: {
      input: { main: join(companion, 'src/main.ts') },
      output: { format: 'es' },
    },
  },
});
