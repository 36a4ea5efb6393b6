import type { Event } from './events';
import type { Gap, State } from './state';

/** Steps that cancel out to less than this leave the system's clock as it was. */
const AS_BEFORE_MS = 2000;

const joined = (earlier: Gap | undefined, later: Gap): Gap =>
  earlier === undefined
    ? later
    : {
        ...later,
        fromMs: earlier.fromMs,
        lostMs: earlier.lostMs + later.lostMs,
        byMs: earlier.byMs + later.byMs,
      };

/** Set forward and back again: nothing is left to look at. */
const isUndone = ({ cause, byMs }: Gap): boolean => cause === 'stepped' && Math.abs(byMs) < AS_BEFORE_MS;

/** Lost time added to what waits for the arbiter's word: one entry a side and cause. Steps are one, whoever was to move. */
export const withGap = (
  gaps: State['gaps'],
  { side, fromMs, toMs, cause = 'down', byMs = 0 }: Extract<Event, { type: 'gapNoted' }>,
): State['gaps'] => {
  const earlier = gaps.find((gap) => gap.cause === cause && (gap.side === side || cause === 'stepped'));
  const gap = joined(earlier, { side, cause, fromMs, toMs, lostMs: toMs - fromMs, byMs });
  if (earlier === undefined) return [...gaps, gap];
  return gaps.flatMap((known) => (known === earlier ? (isUndone(gap) ? [] : [gap]) : [known]));
};
