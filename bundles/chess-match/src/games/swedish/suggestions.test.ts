import { describe, expect, it } from 'vitest';
import { swedish } from './face';
import { FLAG_NEAR_MS, nextSuggestionMs, SCRAMBLE_MS, suggestions } from './suggestions';
import type { State } from './state';
import { matchOn, moves, newMatch } from './testing/play';

const NOW = 1_000_000;
const kinds = (state: State, nowMs = NOW) =>
  suggestions(state, swedish.project(state), nowMs).map(({ kind, side, board, other }) => [kind, side, board, other]);

/** The clock of board A runs for White; as much is left to White and Black there, and to both on board B. */
const withTime = (white: number, black: number, others: number): State => {
  const state = newMatch();
  const clock = (one: number, two: number, running: 'white' | null) => ({
    remainingMs: { white: one, black: two },
    running,
    sinceMs: running === null ? null : NOW,
  });
  const { A, B } = state.boards;
  const boards = {
    A: { ...A, clock: clock(white, black, 'white') },
    B: { ...B, clock: clock(others, others, null) },
  };
  return { ...state, boards };
};

describe('what a director of Swedish chess is offered', () => {
  it('S2 a queen that was just given over, at the board it goes to', () => {
    const taken = moves(newMatch(), 'A:e4 A:d5 A:exd5 A:Qxd5 A:Nc3 A:a6 A:Nxd5');
    expect(kinds(taken)).toContainEqual(['queenGiven', 'white', 1, 2]);
    expect(kinds(moves(taken, 'B:e4'))).not.toContainEqual(['queenGiven', 'white', 1, 2]);
  });

  it('S8 mate on the board, large, below the score', () => {
    const mated = moves(matchOn({ A: '6rk/6pp/8/6N1/8/8/8/4K3[] w - - 0 1', B: null }), 'A:Nf7#');
    expect(kinds(mated).map(([kind]) => kind)).toEqual(['mate', 'matchOver']);
    expect(suggestions(mated, swedish.project(mated), NOW)[0]?.airs).toEqual([
      { graphic: 'focus', on: true, content: { board: 1 } },
      { graphic: 'scorebug', on: true, content: null },
      { graphic: 'mics', on: true, content: null },
    ]);
  });

  it('a flag about to fall, and time trouble where several clocks are low', () => {
    expect(kinds(withTime(FLAG_NEAR_MS - 1, 600_000, 600_000))).toContainEqual(['flagNear', 'white', 1, null]);
    expect(kinds(withTime(SCRAMBLE_MS - 1, 600_000, 600_000)).map(([kind]) => kind)).toEqual(['play']);
    expect(kinds(withTime(SCRAMBLE_MS - 1, SCRAMBLE_MS - 1, 600_000)).map(([kind]) => kind)).toEqual(['timeScramble']);
  });

  it('when time alone gives a reason, and never where nothing runs', () => {
    const state = withTime(100_000, 600_000, 600_000);
    expect(nextSuggestionMs(state, NOW)).toBe(NOW + 100_000 - SCRAMBLE_MS + 1);
    const due = NOW + 100_000 - FLAG_NEAR_MS + 1;
    expect(nextSuggestionMs(state, NOW + 50_000)).toBe(due);
    expect(kinds(state, due)).toContainEqual(['flagNear', 'white', 1, null]);
    expect(nextSuggestionMs(newMatch(), NOW)).toBeNull();
  });

  it('of the match as any game: nothing of chips or branches', () => {
    expect(kinds(matchOn({ A: null, B: null }))).toEqual([]);
  });
});
