import type { Problem } from '@schemas/draft';
import { parseTurnLine } from '../../record/turnLine';
import { err, ok, type Result } from '../../../common/result';
import { refuse } from '../errors';
import type { Event } from '../events';
import { evidence } from '../evidence';
import type { State } from '../state';
import { planTurn } from '../turn/planTurn';

interface Decision {
  readonly board: number;
  readonly accepted: boolean;
  readonly reason: string;
}

/**
 * The arbiter's word on a draw claim of the draft (B15). Accepting ends nothing by itself: the claim does, with the
 * turn. A refused claim cannot be pressed. The word counts for this turn and this move.
 * @returns claim/none where nobody claims, claim/nothing_to_claim where the evidence does not carry an acceptance
 */
export const decideClaim = (
  state: State,
  { board, accepted, reason }: Decision,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  const found = evidence(state, planTurn(state, parseTurnLine(state.draft).items, 'typed')).find(
    (one) => one.board === board,
  );
  if (found === undefined || !found.claimed) return err(refuse('claim/none', { board }));
  const { branch, san, kind, occurrences, halfMoves } = found;
  if (accepted && kind === null) return err(refuse('claim/nothing_to_claim', { board, occurrences, halfMoves }));
  return ok([{ type: 'claimDecided', ply: state.ply, branch, board, san, accepted, reason, atMs: nowMs }]);
};
