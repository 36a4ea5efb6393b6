import { expect, it } from 'vitest';
import { records } from '../../games/business/record/records';
import type { State } from '../../games/business/rules/state';
import { random } from '../../games/common/random';
import { livePgn } from '../../games/pgn/live';
import { randomGame, type RandomGame } from '../../games/testing/randomGame';
import { createPoller, type Chapter } from './testing/poller';

const GAMES = 200;
const LENGTH = 60;
const NAMES = { event: 'Мэрия "A"', white: 'City', black: 'Federation' };
const PLACE = { matchId: '42', round: 1, address: 'https://chess.example' };
const NOBODY = { atMs: Date.UTC(2026, 10, 27), player: () => null };
const TYPE = 'application/x-chess-pgn; charset=utf-8';

const textOf = (state: State): string => livePgn(records.live?.(state, NAMES, NOBODY, PLACE) ?? []);

interface Watched {
  readonly damaged: number;
  readonly chapters: number;
}

/** What is published of a game to somebody who misses every third poll. */
const bodiesOf = ({ seed, steps }: RandomGame): readonly string[] => {
  const chance = random(seed);
  return steps.filter(() => !chance.chance(0.33)).map(({ history }) => textOf(history.state));
};

/** A game followed by what is published of it. */
const watched = (bodies: readonly string[]): Watched => {
  const poller = createPoller();
  const damaged = new Set<Chapter>();
  for (const body of bodies) {
    const refused = poller.poll({ status: 200, type: TYPE, etag: body, body });
    if (refused !== null) throw new Error(refused);
    for (const chapter of poller.chapters())
      if (chapter.bornAs !== (chapter.tags.get('GameId') ?? '')) damaged.add(chapter);
  }
  return { damaged: damaged.size, chapters: poller.chapters().length };
};

it(`of ${GAMES} matches with forks, undo, corrections and boards used again no branch is ever in another's chapter`, () => {
  const atOnePlace = (text: string): string => text.replace(/^\[Site .*\]$/gm, '[Site "https://chess.example"]');
  let [own, common, chapters, polls] = [0, 0, 0, 0];
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const bodies = bodiesOf(randomGame(seed, LENGTH));
    const apart = watched(bodies);
    own += apart.damaged;
    chapters += apart.chapters;
    polls += bodies.length;
    // The double bites: with one place for all, lines get into each other's chapters.
    common += watched(bodies.map(atOnePlace)).damaged > 0 ? 1 : 0;
  }
  expect(own).toBe(0);
  expect(chapters).toBeGreaterThan(2 * GAMES);
  expect(polls).toBeGreaterThan(20 * GAMES);
  expect(common).toBeGreaterThan(GAMES / 4);
}, 240_000);

it('a follower is refused what he could not read: a game that is none, another charset, a redirect', () => {
  const poll = (status: number, type: string, body: string): string | null =>
    createPoller().poll({ status, type, etag: '', body });
  expect(poll(200, TYPE, '')).toBe('a game that is none');
  expect(poll(200, 'text/plain', '[A "1"]\n\n*')).toBe('read as Latin-1');
  expect(poll(302, TYPE, '')).toBe('status 302');
});
