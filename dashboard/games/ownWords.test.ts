import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesSaying, OWN_WORDS } from '../../bundles/chess-match/src/games/testing/ownWords';

const ROOT = join(import.meta.dirname, '..');

/** Files of no game that say such words still. A file that says none any more leaves the list, and none comes in. */
const STILL: Readonly<Record<string, readonly string[]>> = {
  business: ['arbiter/protocolWords.ts', 'shared/arbiter/texts/en.ts', 'shared/arbiter/texts/ru.ts'],
  swedish: ['setup/matches/MatchesTab.tsx', 'shared/arbiter/texts/en.ts'],
};

const isBuilt = (path: string): boolean => path.startsWith('dist/');

it.each(Object.entries(OWN_WORDS))(
  'what only %s knows is said in its own folder, and where it still is elsewhere',
  (id, words) => {
    expect(filesSaying(ROOT, words).filter((path) => !isBuilt(path))).toEqual(STILL[id] ?? []);
  },
);

it('a game is named by the tables of games alone', () => {
  const naming = new RegExp(`/(${Object.keys(OWN_WORDS).join('|')})/(?:operator|arbiter|commentator)`);
  expect(filesSaying(ROOT, naming).filter((path) => !isBuilt(path))).toEqual([
    'games/screens/arbiter.ts',
    'games/screens/commentator.ts',
    'games/screens/differences.ts',
    'games/screens/operator.ts',
  ]);
});
