import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GAMES } from './index';

const ROOT = join(import.meta.dirname, '..');

/** What only this game knows, as it stands in names and in prose. Words that mean something else elsewhere too are not among them. */
const OWN_WORDS: Readonly<Record<string, RegExp>> = {
  business: /chips?(?![a-z])|mothers?(?![a-z])|control[ -]?boards?(?![a-z])/gi,
  swedish: /bughouse|bpgn|partner/gi,
};

/** Files of no game that say such words still. A file that says none any more leaves the list, and none comes in. */
const STILL: Readonly<Record<string, readonly string[]>> = {
  business: [
    'contract/places.ts',
    'contract/viewers.ts',
    'games/common/differences.ts',
    'games/common/lookBack.ts',
    'games/common/suggestions.ts',
    'match/audit/notes/en.ts',
    'match/audit/notes/ru.ts',
    'match/publish/views.ts',
    'match/viewers/shareRoute.ts',
    'view/emptyBoard.ts',
  ],
  swedish: ['games/chess/play.ts', 'games/chess/san.ts', 'match/guard/http/rows.ts', 'view/boardNames.ts'],
};

const isOfGame = (path: string): boolean =>
  Object.keys(GAMES).some((id) => [`games/${id}/`, `client/games/${id}/`].some((folder) => path.startsWith(folder)));
const isForTests = (path: string): boolean => path.includes('/testing/') || /\.test\.tsx?$/.test(path);

const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !isForTests(path) && !isOfGame(path));

it('every game has its list', () => {
  expect(Object.keys(OWN_WORDS).toSorted()).toEqual(Object.keys(GAMES).toSorted());
});

it.each(Object.entries(OWN_WORDS))(
  'what only %s knows is said in its own folder, and where it still is elsewhere',
  (id, words) => {
    const saying = FILES.filter((path) => readFileSync(join(ROOT, path), 'utf8').search(words) !== -1);
    expect(saying.toSorted()).toEqual(STILL[id]);
  },
);
