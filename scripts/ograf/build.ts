import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { PROJECT_FOLDER } from '../lib/project';
import { standIns } from './standIns';
import { stylesInside } from './styles';

const ENTRY = 'ograf-entry';

const entry = (graphic: string): Plugin => ({
  name: 'ograf-entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load: (id) =>
    id === `\0${ENTRY}`
      ? `import { ografElement } from ${JSON.stringify(join(PROJECT_FOLDER, 'graphics/ograf/element.ts'))};
import own from ${JSON.stringify(join(PROJECT_FOLDER, 'graphics', graphic, 'overlay.ts'))};
export default ografElement(own);`
      : null,
});

/** The file that a host loads. */
export const MAIN = 'graphic.mjs';

const packageOf = (id: string): readonly string[] =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.slice(1, 2) ?? [];

/** Names the packages whose code or fonts are in what is built: of those that were only looked at nothing is left. */
const packagesSeen = (seen: Set<string>): Plugin => ({
  name: 'ograf-packages',
  generateBundle(_options, bundle) {
    const rendered = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? Object.entries(file.modules).filter(([, { renderedLength }]) => renderedLength > 0) : [],
    );
    const sheets = [...this.getModuleIds()].filter((id) => id.endsWith('.css'));
    for (const id of [...rendered.map(([name]) => name), ...sheets]) for (const name of packageOf(id)) seen.add(name);
  },
});

/**
 * Builds a graphic into a folder: one module with all that it needs, and its fonts beside it.
 * @returns the packages that it was built with
 */
export const buildGraphic = async (graphic: string, outDir: string): Promise<readonly string[]> => {
  const seen = new Set<string>();
  await build({
    configFile: false,
    root: join(PROJECT_FOLDER, 'graphics'),
    base: './',
    logLevel: 'warn',
    publicDir: false,
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: { tsconfigPaths: true },
    css: { modules: { generateScopedName: '[folder]_[local]_[hash:base64:5]' } },
    plugins: [entry(graphic), standIns(), stylesInside(), packagesSeen(seen)],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'chrome103',
      assetsInlineLimit: 0,
      modulePreload: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        checks: { bundlerTimings: false },
        output: {
          format: 'es',
          entryFileNames: MAIN,
          // Faces are named as seen from the style sheet, and looked for as seen from the module.
          assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? name : 'fonts/[name][extname]'),
          codeSplitting: false,
        },
        treeshake: {
          moduleSideEffects: [
            { test: /\.css$|graphics.ograf/, sideEffects: true },
            { test: /./, sideEffects: false },
          ],
        },
      },
    },
  });
  return [...seen].sort();
};
