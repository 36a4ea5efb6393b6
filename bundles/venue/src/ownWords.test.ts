import { expect, it } from 'vitest';
import { filesSaying, OWN_WORDS } from '../../chess-match/src/games/testing/ownWords';

/**
 * Files of no game that say what only a game knows still. A file that does not any more leaves the list, and none comes
 * in.
 */
const STILL: Readonly<Record<string, readonly string[]>> = {};

it.each(Object.entries(OWN_WORDS))(
  'in the hall only what is of %s speaks its words, and where it still is not',
  (id, words) => {
    expect(filesSaying(import.meta.dirname, words)).toEqual(STILL[id] ?? []);
  },
);

it('a game is named by the table of games alone', () => {
  const naming = new RegExp(`['/](${Object.keys(OWN_WORDS).join('|')})['/]`);
  expect(filesSaying(import.meta.dirname, naming)).toEqual(['pages/games/screens.ts']);
});
