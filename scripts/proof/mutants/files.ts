import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The TypeScript files under a folder, whole paths, in order. */
export const tsFilesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .toSorted();
