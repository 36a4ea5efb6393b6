import type { BoardView } from '@schemas/boards';
import type { Position } from '../../chess/position';
import { DEFINITION, TABLES } from '../rules/board';
import { isInCheck, royalSquare } from '../rules/men';
import { scoreOf, toMove, type MadeTurn, type State } from '../rules/state';
import { turnLabel } from '../rules/undoLabel';
import { placement } from './men';

/** The only board there is, and the thread of play on it for life. */
export const BOARD = 1;
export const LINE = 'game';

/** Nothing goes from square to square in an inauguration. */
const markOf = ({ move, text }: MadeTurn): BoardView['lastMoves'] =>
  move === null ? [] : [{ from: move.from, to: move.to, san: text }];

/** The label of the last turn that counts; empty before the first. */
export const lastLabel = ({ turns }: State): string => {
  const last = turns.at(-1);
  return last === undefined ? '' : turnLabel(last);
};

/** Squares of kniazes in check: of those who have no heir (L7). */
export const checkIn = ({ settings }: State, { squares, toMove: side }: Position): string[] =>
  isInCheck(settings, squares, side) ? [TABLES.names[royalSquare(settings, squares, side)] ?? ''] : [];

const resultOf = (state: State): BoardView['result'] =>
  state.end === null
    ? null
    : { kind: state.end.reason, turn: lastLabel(state), ply: state.turns.length, badges: [], ...scoreOf(state) };

export const boardView = (state: State): BoardView => {
  const last = state.turns.at(-1);
  return {
    board: BOARD,
    status: state.end === null ? 'live' : 'ended',
    line: LINE,
    files: DEFINITION.files,
    ranks: DEFINITION.ranks,
    pieces: placement(state.position),
    toMove: state.end === null ? toMove(state) : null,
    lastMoves: last === undefined ? [] : markOf(last),
    check: checkIn(state, state.position),
    badges: [],
    result: resultOf(state),
    reserves: null,
  };
};
