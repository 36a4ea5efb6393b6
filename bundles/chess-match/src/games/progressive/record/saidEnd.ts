import { opponent, SIDES, type Side } from '../../common/sides';
import { loserOf, resultOf } from '../../duel/record/result';
import { endRemark as remarkOf, saidEnd as saidOf, type SaidEnd } from '../../duel/record/saidEnd';
import { couldMate } from '../rules/couldMate';
import { toMove, type State } from '../rules/state';
import type { RecordFile } from './file';

/** Whose flag fell: the loser's, and where it is a draw that of who faces a king alone. */
const flagged = (state: State): Side =>
  loserOf(resultOf(state.end)) ?? SIDES.find((side) => !couldMate(state, opponent(side))) ?? toMove(state);

/** How a game ended, in words behind its last move; null where the moves say it, or it goes on. */
export const endRemark = (state: State): string | null => remarkOf(state.end, flagged(state));

const AGREED = /\bagree(d|ment)\b/i;

/**
 * How a record says the game ended beside its moves; null where it says nothing, so that it goes on. A draw that may be claimed,
 * and is not said to be agreed, was claimed (P7).
 * @param mayClaim ten quiet turns have been played, and are no draw by themselves
 */
export const saidEnd = (
  { result, turns, comments }: RecordFile,
  mayClaim: boolean,
): SaidEnd | { readonly kind: 'claim' } | null => {
  const remarks = turns.at(-1)?.comments ?? comments;
  const said = saidOf(result?.text ?? null, remarks);
  const isAgreed = remarks.some((remark) => AGREED.test(remark));
  return said?.kind === 'agreement' && mayClaim && !isAgreed ? { kind: 'claim' } : said;
};
