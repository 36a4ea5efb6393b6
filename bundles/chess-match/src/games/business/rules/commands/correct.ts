import type { Problem } from '@schemas/draft';
import { couldBeSetUp } from '../../../chess/onFen';
import { readPosition, sideToMove } from '../../../chess/onFen';
import { err, ok, type Result } from '../../../common/result';
import { sideOfPly } from '../../../common/sides';
import { refuse } from '../errors';
import type { Event } from '../events';
import { isOver, liveBranches, type Branch, type State } from '../state';

const branchOn = (state: State, board: number): Result<Branch, Problem> => {
  if (isOver(state)) return err(refuse('game/over', {}));
  const { boards } = state.settings;
  if (board < 1 || board > boards) return err(refuse('board/unknown', { board, boards }));
  const branch = liveBranches(state).find((candidate) => candidate.board === board);
  return branch === undefined ? err(refuse('board/no_branch', { board })) : ok(branch);
};

/** The arbiter sets the position of a live branch (B27); the side to move stays as it is. */
export const correctPosition = (
  state: State,
  { board, fen, reason }: { readonly board: number; readonly fen: string; readonly reason: string },
  nowMs: number,
): Result<readonly Event[], Problem> => {
  const found = branchOn(state, board);
  if (!found.ok) return found;
  const position = readPosition(fen);
  if (position === null || !couldBeSetUp(position.fen)) return err(refuse('correct/bad_position', { board, fen }));
  const side = sideOfPly(state.ply);
  if (sideToMove(position.fen) !== side) return err(refuse('correct/side_to_move', { board, side }));
  if (position.fen === found.value.fen) return err(refuse('correct/no_change', { board }));
  return ok([{ type: 'positionCorrected', branch: found.value.id, board, ...position, reason, atMs: nowMs }]);
};

/** The arbiter sets the stake of a live branch (B27), at least 1. */
export const correctRating = (
  state: State,
  { board, rating, reason }: { readonly board: number; readonly rating: number; readonly reason: string },
  nowMs: number,
): Result<readonly Event[], Problem> => {
  const found = branchOn(state, board);
  if (!found.ok) return found;
  if (rating < 1) return err(refuse('correct/bad_rating', { board, rating }));
  if (found.value.stake === rating) return err(refuse('correct/no_change', { board }));
  return ok([{ type: 'ratingCorrected', branch: found.value.id, board, rating, reason, atMs: nowMs }]);
};
