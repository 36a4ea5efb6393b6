import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../../common/result';
import { refuse } from '../errors';
import type { Event } from '../events';
import { liveBranches, unconfirmed, type State } from '../state';

/** B8 the arbiter has compared the daughter's board with ours; or says that it does not stand after all. */
export const confirmBoard = (
  state: State,
  board: number,
  confirmed: boolean,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  const { boards } = state.settings;
  if (board < 1 || board > boards) return err(refuse('board/unknown', { board, boards }));
  const branch = liveBranches(state).find((candidate) => candidate.board === board);
  if (branch === undefined) return err(refuse('board/no_branch', { board }));
  const isWaiting = unconfirmed(state).some(({ id }) => id === branch.id);
  if (confirmed && !isWaiting) return err(refuse('confirm/not_needed', { board }));
  if (!confirmed && !state.confirmed.includes(branch.id)) return err(refuse('confirm/not_confirmed', { board }));
  return ok([{ type: 'boardConfirmed', branch: branch.id, board, confirmed, atMs: nowMs }]);
};

/**
 * The arbiter enters a change of score (II.5) with a remark, or takes the entry back. The score itself follows from the
 * game.
 */
export const fixScore = (
  state: State,
  { branch, fixed, reason }: { readonly branch: string; readonly fixed: boolean; readonly reason: string },
  nowMs: number,
): Result<readonly Event[], Problem> => {
  const entry = state.ledger.find((candidate) => candidate.branch === branch);
  if (entry === undefined) return err(refuse('score/no_entry', { branch }));
  if (!fixed && !state.fixes.some((fix) => fix.branch === branch)) return err(refuse('score/not_fixed', { branch }));
  return ok([{ type: 'scoreFixed', branch, board: entry.board, fixed, reason, atMs: nowMs }]);
};
