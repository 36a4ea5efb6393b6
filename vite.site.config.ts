import { join } from 'node:path';
import { defineConfig } from 'vite';
import { HOME, HOME_BUILD, HOME_TREESHAKE } from './vite.home.ts';

/** Static files for viewers at home, below whatever address. */
export default defineConfig({
  ...HOME,
  build: {
    ...HOME_BUILD,
    emptyOutDir: true,
    rollupOptions: {
      input: { index: join(import.meta.dirname, 'site/index.html'), sw: join(import.meta.dirname, 'site/src/sw.ts') },
      // A service worker keeps its address: it stands for all files below it.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
      treeshake: HOME_TREESHAKE,
    },
  },
});
