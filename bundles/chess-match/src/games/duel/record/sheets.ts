import type { BySide, Side } from '../../common/sides';
import { positionRemark, withRemarks, type GameSheets, type Sheet, type SheetMove } from '../../common/sheets';
import type { DuelState } from '../state';

/** What a game of two sides says of its one sheet. */
export interface DuelSheet<State> {
  readonly form: Sheet['form'];
  /** The position that the game was begun from, where that is not its own. */
  begunFrom(state: State): string | null;
  moves(state: State): readonly Omit<SheetMove, 'isOffer' | 'isInherited'>[];
  /** "12.", as a turn is called. */
  label(move: Pick<SheetMove, 'number' | 'side'>): string;
  /** Half-points. */
  scoreOf(state: State): BySide<number>;
}

const TEAMS: BySide<Side> = { white: 'white', black: 'black' };

/** The sheet of a game of two sides on one board, and what it came to. */
export const duelSheets =
  <State extends DuelState>({ form, begunFrom, moves, label, scoreOf }: DuelSheet<State>) =>
  (state: State): GameSheets => {
    const { corrections, end } = state;
    const begun = begunFrom(state);
    const made = moves(state).map((move) => ({ ...move, isOffer: false, isInherited: false }));
    const remarks = corrections.map(({ afterTurns, fen }) => ({ after: afterTurns, remark: positionRemark(fen) }));
    const last = made.at(-1);
    const turn = last === undefined ? '' : label(last);
    const sheet: Sheet = {
      key: 'board-1',
      board: 1,
      name: '1',
      teams: TEAMS,
      form,
      ...withRemarks(made, [...(begun === null ? [] : [{ after: 0, remark: positionRemark(begun) }]), ...remarks]),
      end: end === null ? null : { reason: end.reason, result: end.result, turn, remarks: [] },
    };
    if (end === null) return { sheets: [sheet], scored: [] };
    return {
      sheets: [sheet],
      scored: [{ turn, board: 1, reason: end.reason, halves: scoreOf(state), remarks: [] }],
    };
  };
