import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Static files for viewers at home, below whatever address: phones of the last few years. */
export default defineConfig({
  root: join(import.meta.dirname, 'site'),
  base: './',
  // Whoever builds it, tests among them: React as strangers get it.
  oxc: { jsx: { development: false } },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { tsconfigPaths: true },
  build: {
    outDir: join(import.meta.dirname, 'site/dist'),
    emptyOutDir: true,
    target: ['chrome110', 'safari16', 'firefox115'],
    assetsInlineLimit: 0,
    // What graphics share opens sockets to the crew's server where it is used; here nothing is, and none of it goes
    // along.
    rollupOptions: {
      input: { index: join(import.meta.dirname, 'site/index.html'), sw: join(import.meta.dirname, 'site/src/sw.ts') },
      // A service worker keeps its address: it stands for all files below it.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
      treeshake: {
        // Tables of texts put together from those of each game, of which nothing is used, are left out whole.
        propertyReadSideEffects: false,
        moduleSideEffects: [
          { test: /\.css$|site.src/, sideEffects: true },
          { test: /./, sideEffects: false },
        ],
      },
    },
  },
});
