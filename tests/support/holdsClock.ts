import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What takes the clock of the whole process into a test's hands. */
const HOLDS = /\b(?:useFakeTimers|rigForEach)\b/;

/**
 * Test files that hold the clock: what another file left ticking would count in theirs, so each of them has a process of its own.
 * @param folders below the project's root
 */
export const holdingClock = (root: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.test.ts') && !/\/(?:node_modules|dist)\//.test(path))
      .filter((path) => HOLDS.test(readFileSync(join(root, path), 'utf8'))),
  );
