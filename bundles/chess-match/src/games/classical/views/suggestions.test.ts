import { describe, expect, it } from 'vitest';
import type { Side } from '../../common/sides';
import type { State } from '../rules/state';
import { after, moves, newMatch, T0 } from '../testing/play';
import { project } from './project';
import { FLAG_NEAR_MS, nextSuggestionMs, SCRAMBLE_MS, suggestions } from './suggestions';

const LONG_MS = 600_000;
const FOOLS_MATE = '1:f3 1:e5 1:g4 1:Qh4';
const two = (): State => newMatch({ boards: 2, timePerPlayerMs: LONG_MS });
const all = (state: State, nowMs: number) => suggestions(state, project(state), nowMs);
/** As long as there was no pause. */
const kinds = (state: State, nowMs = T0) =>
  all(state, nowMs)
    .filter(({ resumes }) => resumes !== true)
    .map(({ kind, side, board }) => [kind, side, board]);

/** So much is left to White and Black of each board, whose clock runs for a side or stands. */
const withTime = (...clocks: readonly (readonly [white: number, black: number, running: Side | null])[]): State => {
  const state = newMatch({ boards: clocks.length });
  return {
    ...state,
    boards: state.boards.map((board, index) => {
      const [white, black, running] = clocks[index] ?? [LONG_MS, LONG_MS, null];
      const sinceMs = running === null ? null : T0;
      return { ...board, clock: { remainingMs: { white, black }, running, sinceMs, delayMs: 0 } };
    }),
  };
};

/** While no clock runs. */
const PAUSED = [
  ['pause', null, null],
  ['recap', null, null],
];

describe('what a director of a match on boards is offered', () => {
  it('C4 a mate large, as long as nobody has moved since', () => {
    const mated = moves(two(), FOOLS_MATE);
    expect(all(mated, T0)[0]).toMatchObject({ kind: 'mate', side: 'black', board: 1, lasts: true });
    expect(all(mated, T0)[0]?.airs).toContainEqual({ graphic: 'focus', on: true, content: { board: 1 } });
    const later = after(mated, { type: 'commitTurn', line: '2:e4' }, T0 + 1);
    expect(kinds(later)).toEqual(PAUSED);
  });

  it('C5 another end likewise, of a draw no side', () => {
    const resigned = after(moves(two(), '1:e4'), { type: 'resignMatch', team: 'white', thread: '1' }, T0 + 5);
    expect(kinds(resigned)[0]).toEqual(['gameEnd', 'black', 1]);
    const elsewhere = after(moves(two(), '1:e4'), { type: 'resignMatch', team: 'white', thread: '2' }, T0);
    expect(kinds(elsewhere)[0]).toEqual(['gameEnd', 'white', 2]);
    const moved = after(elsewhere, { type: 'commitTurn', line: '1:e5' }, T0 + 1);
    expect(kinds(moved)).toEqual(PAUSED);
    const offered = after(two(), { type: 'offerDraw', team: 'white', thread: '2' });
    expect(kinds(after(offered, { type: 'offerDraw', team: 'black', thread: '2' }))).toEqual([['gameEnd', null, 2]]);
  });

  it('C8 of a match that is over its last board and the result; of one without a result that alone', () => {
    const alone = moves(newMatch({ boards: 1 }), FOOLS_MATE);
    expect(kinds(alone).map(([kind]) => kind)).toEqual(['mate', 'replay', 'matchOver', 'recap']);
    expect(kinds(after(two(), { type: 'abortMatch', reason: 'fire' })).map(([kind]) => kind)).toEqual([
      'matchOver',
      'recap',
    ]);
    const low = withTime([FLAG_NEAR_MS - 1, LONG_MS, 'white']);
    const over = { ...low, boards: low.boards.map((board) => ({ ...board, end: alone.boards[0]?.end ?? null })) };
    expect(kinds(over).map(([kind]) => kind)).toEqual(['matchOver', 'recap']);
  });

  it('C3 a flag about to fall, the first of them, of clocks that run alone', () => {
    const near = (left: number) => withTime([left, LONG_MS, 'white'], [LONG_MS, 1, 'white']);
    expect(kinds(near(FLAG_NEAR_MS - 1))[0]).toEqual(['flagNear', 'white', 1]);
    expect(all(near(FLAG_NEAR_MS - 1), T0)[0]).toMatchObject({
      lasts: true,
      airs: expect.arrayContaining([{ graphic: 'focus', on: true, content: { board: 1 } }]) as unknown,
    });
    expect(all(near(FLAG_NEAR_MS - 1), T0)[1]).toMatchObject({ kind: 'play', resumes: true });
    expect(kinds(withTime([FLAG_NEAR_MS, LONG_MS, 'white']))).toEqual([['play', null, null]]);
    const both = withTime([FLAG_NEAR_MS - 1, LONG_MS, 'white'], [LONG_MS, FLAG_NEAR_MS - 2, 'black']);
    expect(kinds(both)[0]).toEqual(['flagNear', 'black', 2]);
  });

  it('C3 time trouble where clocks run low on two boards', () => {
    const low = SCRAMBLE_MS - 1;
    const scramble = withTime([low, LONG_MS, 'white'], [LONG_MS, low, 'white']);
    expect(all(scramble, T0)[0]).toMatchObject({ kind: 'timeScramble', side: null, board: null, lasts: true });
    expect(kinds(withTime([low, LONG_MS, 'white'], [LONG_MS, SCRAMBLE_MS, 'white'])).map(([kind]) => kind)).toEqual([
      'play',
    ]);
    expect(kinds(withTime([low, LONG_MS, 'white'], [low, low, null])).map(([kind]) => kind)).toEqual(['play']);
    expect(kinds(withTime([low, low, 'white'], [LONG_MS, LONG_MS, 'black'])).map(([kind]) => kind)).toEqual(['play']);
  });

  it('when time alone gives a reason, and never where nothing runs', () => {
    expect(nextSuggestionMs(withTime([LONG_MS, LONG_MS, null]), T0)).toBeNull();
    const state = withTime([100_000, 1, 'white'], [80_000, 1, 'white'], [1, 1, null]);
    expect(nextSuggestionMs(state, T0)).toBe(T0 + 80_000 - SCRAMBLE_MS + 1);
    const due = nextSuggestionMs(state, T0 + 50_000);
    expect(due).toBe(T0 + 80_000 - FLAG_NEAR_MS + 1);
    expect(kinds(state, due ?? 0)[0]).toEqual(['flagNear', 'white', 2]);
    expect(nextSuggestionMs(withTime([SCRAMBLE_MS, 1, 'white']), T0)).toBe(T0 + 1);
    expect(nextSuggestionMs(withTime([FLAG_NEAR_MS, 1, 'white']), T0)).toBe(T0 + 1);
    expect(nextSuggestionMs(withTime([FLAG_NEAR_MS - 1, 1, 'white']), T0)).toBeNull();
  });

  it('C2 a delay goes before the clock', () => {
    const state = withTime([SCRAMBLE_MS + 1000, LONG_MS, 'white']);
    const delayed = state.boards.map((board) => ({
      ...board,
      clock: { ...board.clock, sinceMs: T0 + 5000, delayMs: 5000 },
    }));
    expect(nextSuggestionMs({ ...state, boards: delayed }, T0)).toBe(T0 + 5000 + 1000 + 1);
  });
});
