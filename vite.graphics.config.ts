import { defineConfig } from 'vite';
import { pagesConfig } from './vite.pages.ts';

export default defineConfig({
  ...pagesConfig('graphics'),
  // The director's monitors draw all graphics in one page: no class of one is a class of another.
  css: { modules: { generateScopedName: '[folder]_[local]_[hash:base64:5]' } },
});
