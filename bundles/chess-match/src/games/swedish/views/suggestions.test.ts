import { describe, expect, it } from 'vitest';
import { swedish } from '..';
import { FLAG_NEAR_MS, nextSuggestionMs, SCRAMBLE_MS, suggestions } from './suggestions';
import type { State } from '../rules/state';
import { after, matchOn, moves, newMatch } from '../testing/play';

const NOW = 1_000_000;
/** As long as there was no pause. */
const kinds = (state: State, nowMs = NOW) =>
  suggestions(state, swedish.project(state), nowMs)
    .filter(({ kind, resumes }) => resumes !== true && kind !== 'replay' && kind !== 'recap')
    .map(({ kind, side, board, other }) => [kind, side, board, other]);

/** The clock of board A runs for White; as much is left to White and Black there, and to both on board B. */
const withTime = (white: number, black: number, others: number): State => {
  const state = newMatch();
  const clock = (one: number, two: number, running: 'white' | null) => ({
    remainingMs: { white: one, black: two },
    running,
    sinceMs: running === null ? null : NOW,
    delayMs: 0,
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

  it('S8 not mate where the match ended otherwise; S9 the first of two mates', () => {
    const resigned = after(newMatch(), { type: 'resign', team: 'first' });
    expect(kinds(resigned).map(([kind]) => kind)).toEqual(['matchOver']);
    const mating = '6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1';
    const both = moves(matchOn({ A: mating, B: mating }), 'A:N@f7 B:N@f7');
    expect(kinds(both).map(([kind, side, board]) => [kind, side, board])).toEqual([
      ['mate', 'white', 1],
      ['matchOver', null, null],
    ]);
  });

  it('S12 who sits, as long as he does', () => {
    const sits = moves(matchOn({ A: null, B: '6k1/5ppp/8/8/8/8/8/K3R3[] w - - 0 1' }), 'B:Re8+');
    expect(suggestions(sits, swedish.project(sits), NOW)[0]).toMatchObject({
      kind: 'sitting',
      side: 'black',
      board: 2,
      lasts: true,
    });
  });

  it('only a clock that runs is about to fall, and none is in trouble while all stand', () => {
    expect(kinds(withTime(600_000, FLAG_NEAR_MS - 1, 600_000)).map(([kind]) => kind)).not.toContain('flagNear');
    expect(kinds(withTime(600_000, 600_000, FLAG_NEAR_MS - 1)).map(([kind]) => kind)).toEqual(['timeScramble']);
    expect(kinds(withTime(FLAG_NEAR_MS, 600_000, 600_000)).map(([kind]) => kind)).not.toContain('flagNear');
    expect(kinds(newMatch({ timePerPlayerMs: 1000 }))).toEqual([]);
  });

  it('what passes and what lasts', () => {
    const lasts = (state: State) => suggestions(state, swedish.project(state), NOW)[0]?.lasts;
    expect(lasts(withTime(FLAG_NEAR_MS - 1, 600_000, 600_000))).toBe(true);
    expect(lasts(withTime(SCRAMBLE_MS - 1, SCRAMBLE_MS - 1, 600_000))).toBe(true);
    expect(lasts(moves(newMatch(), 'A:e4 A:d5 A:exd5 A:Qxd5 A:Nc3 A:a6 A:Nxd5'))).toBe(false);
    expect(lasts(moves(matchOn({ A: '6rk/6pp/8/6N1/8/8/8/4K3[] w - - 0 1', B: null }), 'A:Nf7#'))).toBe(true);
  });

  it('of two flags about to fall the one that falls first', () => {
    const state = withTime(FLAG_NEAR_MS - 1, 600_000, FLAG_NEAR_MS - 10_000);
    const { A, B } = state.boards;
    const both = {
      ...state,
      boards: { A, B: { ...B, clock: { ...B.clock, running: 'white' as const, sinceMs: NOW } } },
    };
    expect(kinds(both)).toContainEqual(['flagNear', 'white', 2, null]);
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
    // A match of a minute begins with just that on every clock: time trouble is one millisecond away.
    expect(nextSuggestionMs(withTime(SCRAMBLE_MS, SCRAMBLE_MS, SCRAMBLE_MS), NOW)).toBe(NOW + 1);
  });

  it('of the match as any game: nothing of chips or branches', () => {
    expect(kinds(matchOn({ A: null, B: null }))).toEqual([]);
  });
});
