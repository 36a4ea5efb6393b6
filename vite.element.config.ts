import { join } from 'node:path';
import type { Plugin as StylePlugin } from 'postcss';
import { defineConfig, type Plugin } from 'vite';
import { HOME, HOME_BUILD, HOME_TREESHAKE } from './vite.home.ts';

const STYLES = /(["'`])%styles%\1/;

/** Style sheets are written for a page of their own: of an element, its ground is that page, its width the window's. */
const asElement: StylePlugin = {
  postcssPlugin: 'as-element',
  Rule: (rule) => {
    rule.selectors = rule.selectors.map((selector) => selector.replace(/^(?::root|body)(?![\w-])/, '#root'));
  },
  AtRule: {
    media: (rule) => {
      if (/\((?:min|max)-width/.test(rule.params)) rule.name = 'container';
    },
  },
};

/** All style sheets as one text in the script (site/src/element/styles.ts). */
const stylesInside = (): Plugin => ({
  name: 'styles-inside',
  enforce: 'post',
  generateBundle: (_, bundle) => {
    const sheets = Object.values(bundle).flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
    );
    const text = JSON.stringify(sheets.map(({ source }) => String(source)).join('\n'));
    for (const { fileName } of sheets) Reflect.deleteProperty(bundle, fileName);
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replace(STYLES, () => text);
  },
});

/**
 * The match as an element for pages of others: one script, beside the page of viewers. It is light with Preact in the
 * place of React (decision 116).
 */
export default defineConfig({
  ...HOME,
  publicDir: false,
  resolve: {
    ...HOME.resolve,
    alias: [
      { find: /^react$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  css: { postcss: { plugins: [asElement] } },
  plugins: [stylesInside()],
  build: {
    ...HOME_BUILD,
    // Beside the page, which is built first.
    emptyOutDir: false,
    cssCodeSplit: false,
    rollupOptions: {
      input: join(import.meta.dirname, 'site/src/element/index.tsx'),
      output: { format: 'iife', entryFileNames: 'match.js' },
      treeshake: HOME_TREESHAKE,
    },
  },
});
