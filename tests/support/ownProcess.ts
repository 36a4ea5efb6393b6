import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What takes the clock of the whole process, or a module as all of it have it, into a test's hands. */
const HOLDS = /\b(?:useFakeTimers|rigForEach|vi\.mock)\b/;

/**
 * Test files that each have a process of their own: what another file left ticking would count in theirs, and a module
 * that it has loaded could not be put in another's place.
 * @param folders below the project's root
 */
export const withOwnProcess = (root: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.test.ts') && !/\/(?:node_modules|dist)\//.test(path))
      .filter((path) => HOLDS.test(readFileSync(join(root, path), 'utf8'))),
  );
