import { describe, expect, it } from 'vitest';
import { classical } from '../classical';
import { ask, begin, follow, press, T0, type Boards } from '../testing/boardsApart';
import { lastCorrection, otherMoves, otherTurn } from './correction';
import type { Amendment } from './entry';
import type { AnyGame, Replayer } from './game';
import type { GameEvent } from './event';

describe('what became other moves', () => {
  it('is told by board, the lowest first: another move, one more or one less, none that stayed', () => {
    const before = new Map([
      [10, 'd4'],
      [2, 'e4'],
      [3, 'Nf3'],
    ]);
    const after = new Map([
      [10, 'c4'],
      [3, 'Nf3'],
      [1, 'a3'],
    ]);
    expect(otherMoves(before, after)).toEqual([
      { board: 1, before: null, after: 'a3' },
      { board: 2, before: 'e4', after: null },
      { board: 10, before: 'd4', after: 'c4' },
    ]);
  });

  it('is of a turn of one line that line, or that there is none any more', () => {
    const turn = { number: 7, side: 'black' } as const;
    expect(otherTurn(turn, 2, 'e5', 'c5')).toEqual({ ...turn, moves: [{ board: 2, before: 'e5', after: 'c5' }] });
    expect(otherTurn(turn, 2, 'e5', '')).toEqual({ ...turn, moves: [{ board: 2, before: 'e5', after: null }] });
  });
});

describe('the correction that viewers are told of', () => {
  const played = press(ask(begin(1), { type: 'startClock' }), '1:e4 1:e5');
  const [CLOCK, E5, CORRECTION] = [1, 3, 4];
  const correction = (changes: readonly number[], texts: object = {}): Amendment => ({
    ...({ type: 'amended', atMs: T0, reason: 'x', turn: '1:1...', before: 'e5', after: 'c5' } as const),
    changes: changes.map((seq) => ({ seq, event: null })),
    clocks: [],
    ...texts,
  });
  const told = (...corrections: readonly Amendment[]) =>
    lastCorrection(
      classical as unknown as AnyGame,
      classical.replayer as unknown as Replayer<unknown, GameEvent>,
      corrections.reduce<Boards>(follow, played),
    );

  it('is the last that changed anything, by the first turn that it changed', () => {
    const moves = [{ board: 1, before: 'e5', after: 'c5' }];
    const first = { seq: CORRECTION, number: 1, side: 'black', isCut: false, moves };
    expect(told(correction([CLOCK, E5]))).toEqual(first);
    expect(told(correction([E5]), correction([]))).toEqual(first);
  });

  it('is none where no turn became another', () => {
    expect([told(), told(correction([])), told(correction([CLOCK]))]).toEqual([null, null, null]);
  });

  it('is told of a damaged journal too, without the lines that it does not hold', () => {
    expect(told(correction([E5], { before: 7, after: undefined }))).toMatchObject({ seq: CORRECTION, moves: [] });
  });
});
