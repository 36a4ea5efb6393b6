import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SERVER = join(import.meta.dirname, '..', '..', '..');

/** Product files of the server in which something stands. */
const filesWith = (what: RegExp): readonly string[] =>
  globSync('{match,obs,show,workers}/**/*.ts', { cwd: SERVER })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
    .filter((path) => what.test(readFileSync(join(SERVER, path), 'utf8')))
    .toSorted();

it('what pages were given is never read back: replicants are known to the outlet that sets them alone', () => {
  expect(filesWith(/HostReplicant|\.replicant\(/)).toEqual(['match/host/host.ts', 'match/publish/pages/replicants.ts']);
  expect(filesWith(/^import .*\bCells?\b/m)).toEqual(['match/publish/pages/pages.ts']);
  expect(filesWith(/declareReplicants/)).toEqual(['match/publish/pages/replicants.ts', 'match/server/mount.ts']);
});

it('what they hold is looked at to set it back, and for nothing else', () => {
  const pages = readFileSync(join(import.meta.dirname, 'pages.ts'), 'utf8');
  expect(filesWith(/\.held\(\)/)).toEqual(['match/publish/pages/pages.ts']);
  expect(pages.match(/\.held\(\)/g)).toHaveLength(1);
  expect(pages).toContain('if (ours === undefined || cells[name].held() === ours) continue;');
});
