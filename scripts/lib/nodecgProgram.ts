import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_FOLDER } from './project';

/** NodeCG as Node is told to run it, in the folder whose cfg/ and db/ it takes. */
export const NODECG: readonly string[] = [
  '--import',
  pathToFileURL(join(import.meta.dirname, 'nodecgPreload.mjs')).href,
  join(PROJECT_FOLDER, 'node_modules', 'nodecg', 'index.js'),
];
