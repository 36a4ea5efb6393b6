import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PROJECT_FOLDER = join(import.meta.dirname, '../../../../../..');
/** Everything that is sent to a page, or runs where pages are served from. */
const ROOMS = ['bundles/chess-match/src', 'bundles/venue/src', 'dashboard', 'graphics', 'site/src'];
const OWN = 'bundles/chess-match/src/games/progressive/mate/';

const ASKS = /from '(?:[^']*progressive\/mate(?:\/[^']*)?|(?:\.\.?\/)+mate\/[^']*)'/;

/** Source files that ask the search from outside its room. */
const asking = ROOMS.flatMap((room) =>
  readdirSync(join(PROJECT_FOLDER, room), { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/dist/') && !path.startsWith(OWN))
    .filter((path) => ASKS.test(readFileSync(join(PROJECT_FOLDER, path), 'utf8'))),
);

it('nobody but the commentator’s own page asks for a mate: no team, no table, no screen, no server', () => {
  expect(asking.toSorted()).toEqual([
    'dashboard/games/progressive/commentator/ProgressiveWorkplace.tsx',
    'dashboard/games/progressive/commentator/mate/messages.ts',
    'dashboard/games/progressive/commentator/mate/useMateSearch.ts',
    'dashboard/games/progressive/commentator/mate/worker.ts',
  ]);
});
