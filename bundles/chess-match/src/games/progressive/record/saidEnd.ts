import { opponent, SIDES, type Side } from '../../common/sides';
import { loserOf, resultOf } from '../../duel/record/result';
import { endRemark as remarkOf, type SaidEnd } from '../../duel/record/saidEnd';
import type { Command } from '../rules/commands';
import { couldMate } from '../rules/couldMate';
import { kindIn, toMove, type State } from '../rules/state';

/** Whose flag fell: the loser's, and where it is a draw that of who faces a king alone. */
const flagged = (state: State): Side =>
  loserOf(resultOf(state.end)) ?? SIDES.find((side) => !couldMate(state, opponent(side))) ?? toMove(state);

/** How a game ended, in words behind its last move; null where the moves say it, or it goes on. */
export const endRemark = (state: State): string | null => remarkOf(state.end, flagged(state));

const AGREED = /\bagree(d|ment)\b/i;

/** P7 ten quiet turns have been played, and are no draw by themselves. */
const mayClaim = (state: State): boolean => {
  const { quietTurns } = kindIn(state);
  return quietTurns !== null && state.stand.quiet >= quietTurns;
};

/** P7 a draw that may be claimed, and is not said to be agreed, was claimed; null for every other end. */
export const claimSaid = (state: State, remarks: readonly string[], { kind }: SaidEnd): Command | null =>
  kind === 'agreement' && mayClaim(state) && !remarks.some((remark) => AGREED.test(remark))
    ? { type: 'decideClaim', board: 1, accepted: true, reason: '' }
    : null;
