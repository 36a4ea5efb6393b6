import type { SwedishCourse } from '@schemas/course';
import { kamikaze } from '../rules/findings/kamikaze';
import { sitting } from '../rules/findings/sitting';
import { waiting } from '../rules/findings/waiting';
import { kindOf, numberOf } from '../rules/numbers';
import { BOARDS, type BoardId } from '../rules/seats';
import type { State } from '../rules/state';
import { moveLabel } from '../rules/undoLabel';

const boardCourse = (state: State, board: BoardId): SwedishCourse['boards'][number] => {
  const sits = sitting(state, board);
  return {
    board: numberOf(board),
    thread: board,
    sitting: sits === null ? null : { side: sits.side, inCheck: sits.inCheck, waitsFor: sits.waitsFor.map(kindOf) },
    waiting: waiting(state, board)?.side ?? null,
    kamikaze: kamikaze(state, board).map(({ side, san, piece, losesTo, winsBy }) => ({
      side,
      san,
      piece: kindOf(piece),
      losesTo,
      winsBy,
    })),
  };
};

/** S4: a queen that had been a pawn goes over as one, and is none here. */
const queens = ({ moves }: State): SwedishCourse['queens'] =>
  moves.flatMap((made) =>
    made.gave === 'q' ? [{ turn: moveLabel(made), board: numberOf(made.board), side: made.side }] : [],
  );

/**
 * What is found on the boards, and who took queens (S2, S12): apart from `play`, as finding costs more than a press may
 * wait for.
 */
export const course = (state: State): SwedishCourse => ({
  game: 'swedish',
  boards: BOARDS.map((board) => boardCourse(state, board)),
  queens: queens(state),
});
