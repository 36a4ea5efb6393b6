import type { BoardView } from '@schemas/boards';
import { checkOf } from '../../chess/attacks';
import { positionOf } from '../../chess/onFen/position';
import { ORTHODOX_RULES } from '../../chess/orthodoxRules';
import { placementOf } from '../../chess/placement';
import { halvesOf, movesOn, numbered, toMoveOn, type BoardState, type MadeMove, type State } from '../rules/state';
import { moveLabel } from '../rules/undoLabel';

const SIZE = 8;

/** Squares of kings in check. */
export const checkIn = (fen: string): string[] => {
  const position = positionOf(fen);
  const square = position === null ? null : checkOf(ORTHODOX_RULES, position);
  return square === null ? [] : [square];
};

/** The label of a move; empty where there is none. */
export const labelOf = (made: MadeMove | undefined): string => (made === undefined ? '' : moveLabel(made));

const resultOf = (state: State, { board, end }: BoardState & { readonly board: number }): BoardView['result'] => {
  if (end === null) return null;
  const made = movesOn(state, board);
  return { kind: end.reason, turn: labelOf(made.at(-1)), ply: made.length, badges: [], ...halvesOf(end) };
};

export const boardViews = (state: State): BoardView[] =>
  numbered(state).map((of): BoardView => {
    const { board, fen, end } = of;
    const last = movesOn(state, board).at(-1);
    return {
      board,
      status: end === null ? 'live' : 'ended',
      line: String(board),
      files: SIZE,
      ranks: SIZE,
      pieces: placementOf(fen),
      toMove: end === null ? toMoveOn({ fen }) : null,
      lastMoves: last === undefined ? [] : [{ from: last.from, to: last.to, san: last.san }],
      check: checkIn(fen),
      badges: [],
      result: resultOf(state, of),
      reserves: null,
    };
  });
