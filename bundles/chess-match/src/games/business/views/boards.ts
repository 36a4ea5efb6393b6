import type { BoardView } from '@schemas/boards';
import { sideToMove } from '../../chess/onFen';
import { placementOf } from '../../chess/placement';
import { emptyBoard } from '../../../view/emptyBoard';
import type { Branch, LedgerEntry, State } from '../rules/state';
import { chipBadges } from './badges';

const resultOf = (end: LedgerEntry | null): BoardView['result'] =>
  end === null
    ? null
    : {
        kind: end.kind,
        turn: end.turn,
        ply: end.ply,
        badges: chipBadges(end.rating),
        white: end.halves.white,
        black: end.halves.black,
      };

const boardOf = ({ id, board, fen, lastMove, check, stake, end }: Branch): BoardView => {
  return {
    board,
    status: end === null ? 'live' : 'ended',
    line: id,
    files: 8,
    ranks: 8,
    pieces: placementOf(fen),
    toMove: end === null ? sideToMove(fen) : null,
    lastMoves: lastMove === null ? [] : [{ ...lastMove }],
    check: check === null ? [] : [check],
    badges: chipBadges(end === null ? stake : 0),
    result: resultOf(end),
    reserves: null,
  };
};

/** One view per board number: its live branch, else the one that ended there last, else empty. */
export const projectBoards = (state: State): BoardView[] =>
  Array.from({ length: state.settings.boards }, (_, index) => {
    const here = state.branches.filter(({ board }) => board === index + 1);
    const shown = here.find(({ end }) => end === null) ?? here.at(-1);
    return shown === undefined ? emptyBoard(index + 1) : boardOf(shown);
  });
