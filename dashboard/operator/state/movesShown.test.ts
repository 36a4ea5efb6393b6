import type { Replicants } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { createMovesShown } from './movesShown';
import type { OperatorSnapshot } from './snapshot';

type Boards = OperatorSnapshot['boards'];

const boards = (): Boards => ({ boards: [] });
const snapshot = (version: number, shown: Boards): OperatorSnapshot =>
  ({ match: { version }, boards: shown }) as OperatorSnapshot;
const moves = (version: number, san: string): Replicants['moves'] => ({
  version,
  boards: { '1': [{ san, from: 'e2', to: 'e4', promotion: null }] },
});

describe('the legal moves of the boards shown', () => {
  it('are none on new boards until those of their version are there, and none of a version that is not shown', () => {
    const shown = createMovesShown();
    const first = moves(1, 'e4');
    shown.seeMoves(first);
    expect(shown.seeSnapshot(snapshot(1, boards()))).toBe(first.boards);
    expect(shown.seeSnapshot(snapshot(2, boards()))).toEqual({});
    const second = moves(2, 'e5');
    expect(shown.seeMoves(second)).toBe(second.boards);
    expect(shown.seeMoves(moves(3, 'd4'))).toBe(second.boards);
    expect(shown.seeSnapshot(snapshot(4, boards()))).toEqual({});
  });

  it('stay while no board changes: a clock that is started takes none from under the hand', () => {
    const shown = createMovesShown();
    const same = boards();
    const first = moves(1, 'e4');
    shown.seeMoves(first);
    shown.seeSnapshot(snapshot(1, same));
    expect(shown.seeSnapshot(snapshot(2, same))).toBe(first.boards);
    expect(shown.seeMoves(moves(2, 'e4'))).toEqual(first.boards);
  });
});
