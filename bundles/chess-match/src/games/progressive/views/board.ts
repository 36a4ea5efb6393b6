import type { BoardView } from '@schemas/boards';
import { checkOf } from '../../chess/attacks';
import { placementOn } from '../../chess/placementOn';
import { kindIn, scoreOf, toMove, type MadeMove, type MadeTurn, type State } from '../rules/state';
import { turnLabel } from '../rules/undoLabel';

/** The only board there is, and the thread of play on it for life. */
export const BOARD = 1;
export const LINE = 'game';

export const markOf = ({ from, to, san }: MadeMove): BoardView['lastMoves'][number] => ({ from, to, san });

/** The label of the last turn that counts; empty before the first. */
export const lastLabel = ({ turns }: State): string => {
  const last: MadeTurn | undefined = turns.at(-1);
  return last === undefined ? '' : turnLabel(last);
};

const resultOf = (state: State): BoardView['result'] =>
  state.end === null
    ? null
    : { kind: state.end.reason, turn: lastLabel(state), ply: state.turns.length, badges: [], ...scoreOf(state) };

/** The board with the whole series that was made last. */
export const boardView = (state: State): BoardView => {
  const { rules } = kindIn(state);
  const { position } = state.stand;
  const check = checkOf(rules, position);
  return {
    board: BOARD,
    status: state.end === null ? 'live' : 'ended',
    line: LINE,
    files: rules.definition.files,
    ranks: rules.definition.ranks,
    pieces: placementOn(rules, position),
    toMove: state.end === null ? toMove(state) : null,
    lastMoves: (state.turns.at(-1)?.moves ?? []).map(markOf),
    check: check === null ? [] : [check],
    badges: [],
    result: resultOf(state),
    reserves: null,
  };
};
