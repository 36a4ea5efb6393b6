import { join } from 'node:path';
import { build } from 'vite';
import { PROJECT } from './root';

/** Files that are tested side by side build the same entry at the same time. */
const WORKER = process.env['VITEST_POOL_ID'] ?? 'script';

/**
 * Builds an extension from an entry of tests/support. @returns its folder, below node_modules so that it finds packages
 */
export const buildExtension = async (entry: string): Promise<string> => {
  const outDir = join(PROJECT, 'node_modules', '.cache', 'chess-broadcast', WORKER, entry);
  await build({
    configFile: false,
    root: PROJECT,
    logLevel: 'warn',
    build: {
      ssr: join(PROJECT, 'tests', 'support', `${entry}.ts`),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'index.js', format: 'es' } },
    },
  });
  return outDir;
};
