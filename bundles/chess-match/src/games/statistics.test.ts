import { describe, expect, it } from 'vitest';
import { newMatch as newBelarusian, play as playBelarusian } from './belarusian/testing/play';
import { statistics as ofBelarusian } from './belarusian/views/statistics';
import { business } from './business';
import { moves as classicalMoves, newMatch as newClassical } from './classical/testing/play';
import { statistics as ofClassical } from './classical/views/statistics';
import type { TeamCount } from './common/statistics';
import { GAMES } from './index';
import { newMatch as newProgressive, play as playProgressive } from './progressive/testing/play';
import { statistics as ofProgressive } from './progressive/views/statistics';
import { moves as swedishMoves, newMatch as newSwedish } from './swedish/testing/play';
import { statistics as ofSwedish } from './swedish/views/statistics';
import { newGame, T0 } from './testing/play';
import { playedMatches } from './testing/playedMatches';
import { GAME_STATISTICS } from './words';

/** Lines of the picture, of which time takes three. */
const MOST = 6;

const told = (counts: readonly TeamCount[]) =>
  Object.fromEntries(counts.map(({ kind, white, black }) => [kind, [white, black]]));

const businessAfter = (...lines: readonly string[]) => {
  let state = newGame({});
  for (const line of lines) {
    const decided = business.decide(state, { type: 'commitTurn', line }, T0);
    if (!decided.ok) throw new Error(`${line}: ${decided.error.code}`);
    state = decided.value.reduce((before, event) => business.evolve(before, event), state);
  }
  return state;
};

describe('what games count', () => {
  it.each(Object.values(GAMES))('of $id has a name in every language', (game) => {
    const kinds = playedMatches(game).flatMap((state) => game.statistics?.(state) ?? []);
    expect(kinds.length).toBeGreaterThan(0);
    for (const words of Object.values(GAME_STATISTICS))
      expect(kinds.filter(({ kind }) => words[kind] === undefined)).toEqual([]);
    expect(new Set(kinds.map(({ kind }) => kind)).size).toBeLessThanOrEqual(MOST);
  });

  it('of Business Chess is branches, chips that moved, boards given up, captures and checks', () => {
    const state = businessAfter(
      '1:e4',
      '1:e5 2:d5 branch 1>2 4+6',
      '1:Bc4 2:exd5 pass 1>2',
      '1:Nc6 select 2>1:7',
      '1:Bxf7+',
    );
    expect(told(business.statistics?.(state) ?? [])).toEqual({
      branchings: [0, 1],
      chipsMoved: [1, 7],
      givenUp: [0, 1],
      captures: [2, 0],
      checks: [1, 0],
    });
  });

  it('of classical chess is by team, whichever colour it has on a board', () => {
    const state = classicalMoves(
      newClassical({ boards: 2, colours: 'alternating' }),
      '1:e4 1:d5 1:exd5 2:e4 2:d5 2:exd5',
    );
    expect(told(ofClassical(state))).toEqual({ captures: [1, 1], checks: [0, 0] });
  });

  it('of Swedish chess is what was dropped too', () => {
    const state = swedishMoves(newSwedish(), 'A:e4 A:d5 A:exd5 A:Qxd5 B:e4 B:P@e6');
    expect(told(ofSwedish(state))).toEqual({ captures: [1, 1], drops: [1, 0], checks: [0, 0] });
  });

  it('of chess in series is every move of them', () => {
    expect(told(ofProgressive(playProgressive(newProgressive(), 'e4', 'd5 dxe4')))).toEqual({
      captures: [0, 1],
      checks: [0, 0],
      promotions: [0, 0],
    });
  });

  it('of Belarusian chess is what was called out', () => {
    const counts = told(ofBelarusian(playBelarusian(newBelarusian({ start: '4a3k/3l5/9/9/9/9/9/9/3A4K b' }), 'd8xd1')));
    expect(counts).toEqual({ captures: [0, 1], checks: [0, 0], rokosh: [0, 0], thrones: [0, 0] });
  });
});
