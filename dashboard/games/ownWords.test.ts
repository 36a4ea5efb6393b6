import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesSaying, OWN_WORDS } from '../../bundles/chess-match/src/games/testing/ownWords';

const ROOT = join(import.meta.dirname, '..');

const isBuilt = (path: string): boolean => path.startsWith('dist/');

it.each(Object.entries(OWN_WORDS))('what only %s knows is said in its own folder alone', (_, words) => {
  expect(filesSaying(ROOT, words).filter((path) => !isBuilt(path))).toEqual([]);
});

it('a game is named by the tables of games alone', () => {
  const naming = new RegExp(`/(${Object.keys(OWN_WORDS).join('|')})/(?:operator|arbiter|commentator)`);
  expect(filesSaying(ROOT, naming).filter((path) => !isBuilt(path))).toEqual([
    'games/screens/arbiter.ts',
    'games/screens/commentator.ts',
    'games/screens/differences.ts',
    'games/screens/operator.ts',
  ]);
});
