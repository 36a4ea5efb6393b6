import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesSaying, OWN_WORDS } from '../../bundles/chess-match/src/games/testing/ownWords';

const ROOT = join(import.meta.dirname, '..');

/** States that a source is looked at in are those of every game. */
const isForPictures = (path: string): boolean => path.endsWith('/fixtures.ts');

it.each(Object.entries(OWN_WORDS))('what draws any game speaks no word of %s alone', (_id, words) => {
  expect(filesSaying(ROOT, words).filter((path) => !isForPictures(path))).toEqual([]);
});

it('a game is named by the table of games alone', () => {
  const naming = new RegExp(`['/](${Object.keys(OWN_WORDS).join('|')})['/]`);
  expect(filesSaying(ROOT, naming).filter((path) => !isForPictures(path))).toEqual(['games/screens.ts']);
});
