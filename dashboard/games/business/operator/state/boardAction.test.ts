import { describe, expect, it } from 'vitest';
import { NO_ENTRY, type BoardModel } from 'chess-match/games/business';
import { BOARD_ACTIONS, type BoardAction } from '../model/actions';
import { boardOptions, optionsView, refusal } from '../testing/options';
import { barsAction } from './boardAction';
import type { OperatorSnapshot } from '../../../../operator/state/snapshot';

const OPTIONS = optionsView(
  [
    boardOptions(1, {
      branch: refusal('branch/same_move', 'B6'),
      pass: refusal('pass/giver_needs_one', 'B9'),
      select: refusal('select/target_mated', 'B14'),
      offer: refusal('offer/ended', 'B13'),
    }),
    boardOptions(2, { draw: null }),
  ],
  { passSize: 3 },
);

/** As much of the page as says what may be begun. */
const snapshotWith = (options: typeof OPTIONS | null): OperatorSnapshot =>
  ({ match: { liveBoards: [1, 2] }, entry: { ...NO_ENTRY, options } }) as unknown as OperatorSnapshot;
const modelOf = (board: number, kind: BoardModel['kind'] = 'live'): BoardModel =>
  ({ board, kind, chipsBefore: 2, isOffered: true }) as BoardModel;

const barsOn = (board: number, action: BoardAction, options = OPTIONS) =>
  barsAction(snapshotWith(options), modelOf(board), action);

describe('what can be begun on a board', () => {
  it('B9 no pass where the rules say that the giver has too few chips for its size', () => {
    expect(barsOn(1, 'pass')).toEqual(refusal('pass/giver_needs_one', 'B9'));
    expect(barsOn(2, 'pass')).toBeNull();
  });

  it('B6 B11 B13 every other act as published, with the refusal to show', () => {
    expect(barsOn(1, 'branch')).toMatchObject({ code: 'branch/same_move' });
    expect(barsOn(1, 'select')).toMatchObject({ code: 'select/target_mated' });
    expect(barsOn(1, 'offer')).toMatchObject({ code: 'offer/ended' });
    expect(barsOn(1, 'draw')).toMatchObject({ code: 'draw/not_offered' });
    expect(barsOn(1, 'resign')).toBeNull();
    expect((['branch', 'pass', 'select', 'resign', 'offer', 'draw'] as const).map((act) => barsOn(2, act))).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });

  it('B7 no branching where something bars every one', () => {
    const noBoard = refusal('branch/no_free_board', 'B6');
    expect(barsOn(2, 'branch', { ...OPTIONS, branching: noBoard })).toEqual(noBoard);
  });

  it('B15 a claim always: the arbiter answers it', () => {
    expect([barsOn(1, 'claim'), barsOn(2, 'claim')]).toEqual([null, null]);
  });

  it('nothing on a board of which nothing is said, on a daughter, or when nobody is to move', () => {
    for (const action of BOARD_ACTIONS) {
      expect(barsOn(3, action)).toBe(true);
      expect(barsAction(snapshotWith(OPTIONS), modelOf(2, 'daughter'), action)).toBe(true);
      expect(barsAction(snapshotWith(null), modelOf(1), action)).toBe(true);
    }
  });
});
