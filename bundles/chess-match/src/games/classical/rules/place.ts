import type { Problem } from '../../common/problem';
import { err, ok, type Result } from '../../common/result';
import { boardIn } from './boards';
import { refuse } from './errors';
import { isOver, lastEnd, onBoard, type BoardState, type State } from './state';

export interface Place {
  readonly board: number;
  readonly of: BoardState;
}

/** The board that a number names. @returns board/none */
export const placeOn = (state: State, board: number, text = String(board)): Result<Place, Problem> => {
  const of = onBoard(state, board);
  return of === null ? err(refuse('board/none', { text, boards: state.settings.boards })) : ok({ board, of });
};

/** The board that a thread names; left out: the only one. @returns board/none */
export const placeIn = (state: State, thread: string | undefined): Result<Place, Problem> => {
  const only = state.boards.length === 1 ? '1' : '';
  return placeOn(state, boardIn(thread ?? only) ?? 0, thread ?? '');
};

/** The same, where it is still played on. @returns board/none, game/over, board/over */
export const stillPlayed = (state: State, found: Result<Place, Problem>): Result<Place, Problem> => {
  if (isOver(state)) return err(refuse('game/over', { reason: lastEnd(state) ?? '' }));
  if (!found.ok || found.value.of.end === null) return found;
  return err(refuse('board/over', { board: found.value.board, reason: found.value.of.end.reason }));
};
