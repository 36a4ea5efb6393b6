import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['dist', 'extension', 'node_modules', 'types']);

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

/**
 * Latest change of a file, or of anything below a folder; what is built, installed or only for tests does not count.
 */
const newestMs = (path: string): number => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path).filter((name) => !SKIPPED.has(name) && !isTest(name));
  return Math.max(0, ...names.map((name) => newestMs(join(path, name))));
};

/** Whether an output is missing or older than any source. */
export const isOutdated = (outputs: readonly string[], sources: readonly string[]): boolean => {
  if (!outputs.every(existsSync)) return true;
  const builtMs = Math.min(...outputs.map((output) => statSync(output).mtimeMs));
  return sources.some((source) => newestMs(source) > builtMs);
};
