import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GAMES } from './index';
import { filesSaying, OWN_WORDS } from './testing/ownWords';

const ROOT = join(import.meta.dirname, '..');

/** Files of no game that say such words still. A file that says none any more leaves the list, and none comes in. */
const STILL: Readonly<Record<string, readonly string[]>> = {
  business: [
    // What earlier releases kept is read by the words they kept it by.
    'contract/formerPlaces.ts',
    'contract/formerViews.ts',
    'show/formerNames.ts',
  ],
  swedish: [],
  progressive: [],
  belarusian: [],
  classical: [],
};

it('every game has its list', () => {
  expect(Object.keys(OWN_WORDS).toSorted()).toEqual(Object.keys(GAMES).toSorted());
});

it.each(Object.entries(OWN_WORDS))(
  'what only %s knows is said in its own folder, and where it still is elsewhere',
  (id, words) => {
    expect(filesSaying(ROOT, words)).toEqual(STILL[id]);
  },
);
