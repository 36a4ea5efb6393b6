import type { SwedishPlay } from '@schemas/play';
import { kamikaze } from '../facts/kamikaze';
import { sitting } from '../facts/sitting';
import { waiting } from '../facts/waiting';
import { BOARDS, type BoardId } from '../seats';
import type { State } from '../state';
import { colourOf, kindOf, numberOf } from './numbers';

const boardFacts = (state: State, board: BoardId): SwedishPlay['boards'][number] => {
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

/** What is worth showing of Swedish chess alone (S9, S12, S13). */
export const play = (state: State): SwedishPlay => ({
  game: 'swedish',
  boards: BOARDS.map((board) => boardFacts(state, board)),
  offers: state.offers.map(colourOf),
  demanded: state.demanded === null ? null : numberOf(state.demanded),
  end: endOf(state),
});
