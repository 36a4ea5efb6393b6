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
  readonly damaged: readonly Chapter[];
  readonly chapters: number;
  readonly polls: number;
  readonly timed: number;
}

/** A game followed by somebody who misses every third poll. @param told what the server tells of it */
const watched = ({ seed, steps }: RandomGame, told: (text: string) => string): Watched => {
  const chance = random(seed);
  const poller = createPoller();
  const damaged = new Set<Chapter>();
  let polls = 0;
  for (const { history } of steps) {
    if (chance.chance(0.33)) continue;
    const body = told(textOf(history.state));
    expect(poller.poll({ status: 200, type: TYPE, etag: body, body })).toBeNull();
    polls += 1;
    for (const chapter of poller.chapters())
      if (chapter.bornAs !== (chapter.tags.get('GameId') ?? '')) damaged.add(chapter);
  }
  const chapters = poller.chapters();
  return {
    damaged: [...damaged],
    chapters: chapters.length,
    polls,
    timed: chapters.filter(({ isTimed }) => isTimed).length,
  };
};

it(`of ${GAMES} matches with forks, undo, corrections and boards used again no branch is ever in another's chapter`, () => {
  const atOnePlace = (text: string): string => text.replace(/^\[Site .*\]$/gm, '[Site "https://chess.example"]');
  let [own, common, chapters, polls] = [0, 0, 0, 0];
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const game = randomGame(seed, LENGTH);
    const apart = watched(game, (text) => text);
    own += apart.damaged.length;
    chapters += apart.chapters;
    polls += apart.polls;
    // The double bites: with one place for all, lines get into each other's chapters.
    common += watched(game, atOnePlace).damaged.length > 0 ? 1 : 0;
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
