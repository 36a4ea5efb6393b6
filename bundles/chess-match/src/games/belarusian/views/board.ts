import type { BoardView } from '@schemas/boards';
import type { Position } from '../../chess/position';
import { boardFacts, type DuelReader } from '../../duel/views/board';
import { DEFINITION, TABLES } from '../rules/board';
import { writePosition } from '../rules/fen';
import { isInCheck, royalSquare } from '../rules/pieces';
import { scoreOf, toMove, type MadeTurn, type State } from '../rules/state';
import { turnLabel } from '../rules/undoLabel';
import { placement } from './pieces';

/** Nothing goes from square to square in an inauguration. */
const markOf = ({ move, text }: MadeTurn): BoardView['lastMoves'] =>
  move === null ? [] : [{ from: move.from, to: move.to, san: text }];

/** The label of the last turn that counts; empty before the first. */
const lastLabel = ({ turns }: State): string => {
  const last = turns.at(-1);
  return last === undefined ? '' : turnLabel(last);
};

export const READER: DuelReader<State> = {
  toMove,
  scoreOf,
  plies: ({ turns }) => turns.length,
  lastLabel,
  studyText: ({ position }) => writePosition(position),
};

/** Squares of kniazes in check: of those who have no heir (L7). */
export const checkIn = ({ settings }: Pick<State, 'settings'>, { squares, toMove: side }: Position): string[] =>
  isInCheck(settings, squares, side) ? [TABLES.names[royalSquare(settings, squares, side)] ?? ''] : [];

export const boardView = (state: State): BoardView => {
  const last = state.turns.at(-1);
  return {
    ...boardFacts(READER, state),
    files: DEFINITION.files,
    ranks: DEFINITION.ranks,
    pieces: placement(state.position),
    lastMoves: last === undefined ? [] : markOf(last),
    check: checkIn(state, state.position),
  };
};
