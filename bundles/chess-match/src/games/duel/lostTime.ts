import type { Side } from '../common/sides';
import type { DuelEvent } from './events';
import type { DuelState, Gap } from './state';

/** Whose a gap was in another state of the match; nobody's where that did not know of it. */
const sideIn = (gap: Gap, then: DuelState): Side | null =>
  then.gaps.find(({ cause, fromMs }) => cause === gap.cause && fromMs === gap.fromMs)?.side ?? null;

/** Lost time, as a correction of the past leaves it: as in the state whose clock is left. */
export const lostTime = {
  isDecision: ({ type }: { readonly type: string }): boolean => type === 'gapDismissed',
  asIn: ({ gaps }: DuelState, [then]: readonly DuelState[], atMs: number): readonly DuelEvent[] => {
    const sides = gaps.map((gap) => (then === undefined ? gap.side : sideIn(gap, then)));
    return sides.every((side, index) => side === gaps[index]?.side) ? [] : [{ type: 'gapsCharged', sides, atMs }];
  },
};
