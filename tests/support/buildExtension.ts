import { join } from 'node:path';
import { build } from 'vite';
import { PROJECT_FOLDER } from './root';

/** Files that are tested side by side build the same entry at the same time. */
const WORKER = process.env['VITEST_POOL_ID'] ?? 'script';

/**
 * Builds an extension from an entry of tests/support. @returns its folder, below node_modules so that it finds packages
 */
export const buildExtension = async (entry: string): Promise<string> => {
  const outDir = join(PROJECT_FOLDER, 'node_modules', '.cache', 'chess-broadcast', WORKER, entry);
  await build({
    configFile: false,
    root: PROJECT_FOLDER,
    logLevel: 'warn',
    build: {
      ssr: join(PROJECT_FOLDER, 'tests', 'support', `${entry}.ts`),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'index.js', format: 'es' } },
    },
  });
  return outDir;
};
