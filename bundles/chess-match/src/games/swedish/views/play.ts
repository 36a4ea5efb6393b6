import type { SwedishPlay } from '@schemas/play';
import { kamikaze } from '../rules/findings/kamikaze';
import { sitting } from '../rules/findings/sitting';
import { waiting } from '../rules/findings/waiting';
import { BOARDS, type BoardId } from '../rules/seats';
import type { State } from '../rules/state';
import { moveLabel } from '../rules/undoLabel';
import { colourOf, kindOf, numberOf } from '../rules/numbers';

const boardPlay = (state: State, board: BoardId): SwedishPlay['boards'][number] => {
  const sits = sitting(state, board);
  return {
    board: numberOf(board),
    thread: board,
    sitting: sits === null ? null : { side: sits.side, inCheck: sits.inCheck, waitsFor: sits.waitsFor.map(kindOf) },
    waiting: waiting(state, board)?.side ?? null,
    kamikaze: kamikaze(state, board).map(({ side, san, piece, losesTo, winsBy }) => ({
      ...{ side, san, piece: kindOf(piece), losesTo, winsBy },
    })),
  };
};

const endOf = ({ end }: State): SwedishPlay['end'] => {
  if (end === null) return null;
  const { result, reason, at, atMs } = end;
  return {
    result: result === null || result === 'draw' ? result : colourOf(result),
    reason,
    at: at.map(({ board, side }) => ({ board: numberOf(board), side })),
    atMs,
  };
};

/** S4: a queen that had been a pawn goes over as one, and is none here. */
const queens = ({ moves }: State): SwedishPlay['queens'] =>
  moves.flatMap((made) =>
    made.gave === 'q' ? [{ turn: moveLabel(made), board: numberOf(made.board), side: made.side }] : [],
  );

/** What is worth showing of Swedish chess alone (S9, S12, S13). */
export const play = (state: State): SwedishPlay => ({
  game: 'swedish',
  boards: BOARDS.map((board) => boardPlay(state, board)),
  queens: queens(state),
  offers: state.offers.map(colourOf),
  demanded: state.demanded === null ? null : numberOf(state.demanded),
  end: endOf(state),
});
