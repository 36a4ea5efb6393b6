import { addTime } from '../../common/clock';
import type { Game } from '../../common/game';
import { SIDES, type BySide } from '../../common/sides';
import type { Event } from './events';
import type { Gap, State } from './state';

/** Steps that cancel out to less than this leave the system's clock as it was. */
const AS_BEFORE_MS = 2000;

const NOBODY: BySide<number> = { white: 0, black: 0 };

const joined = (earlier: Gap | undefined, later: Gap): Gap =>
  earlier === undefined
    ? later
    : {
        ...later,
        fromMs: earlier.fromMs,
        lostMs: earlier.lostMs + later.lostMs,
        charged: {
          white: earlier.charged.white + later.charged.white,
          black: earlier.charged.black + later.charged.black,
        },
        byMs: earlier.byMs + later.byMs,
      };

/** Set forward and back again: nothing is left to look at. */
const isUndone = ({ cause, byMs }: Gap): boolean => cause === 'stepped' && Math.abs(byMs) < AS_BEFORE_MS;

/**
 * Lost time added to what waits for the arbiter's word: one entry a side and cause. Steps are one, whoever was to move.
 * Which entries there are is said by the events alone, so that a decision on the first is on the same one after an
 * undo.
 */
export const gapNoted = (
  { gaps, clock }: State,
  { side, fromMs, toMs, cause = 'down', byMs = 0 }: Extract<Event, { type: 'gapNoted' }>,
): State['gaps'] => {
  const lostMs = toMs - fromMs;
  const charged = clock.running === null ? NOBODY : { ...NOBODY, [clock.running]: lostMs };
  const earlier = gaps.find((gap) => gap.cause === cause && (gap.side === side || cause === 'stepped'));
  const gap = joined(earlier, { side, cause, fromMs, toMs, lostMs, charged, byMs });
  if (earlier === undefined) return [...gaps, gap];
  return gaps.flatMap((known) => (known === earlier ? (isUndone(gap) ? [] : [gap]) : [known]));
};

/** The first is decided on. What is given back goes to the clocks it has gone from. */
export const gapDismissed = (state: State, { givenMs = 0, atMs }: Extract<Event, { type: 'gapDismissed' }>): State => {
  const [decided, ...gaps] = state.gaps;
  const { charged } = givenMs > 0 && decided !== undefined ? decided : { charged: NOBODY };
  const owed = SIDES.filter((side) => charged[side] > 0);
  const clock = owed.reduce((at, side) => addTime(at, side, charged[side], atMs), state.clock);
  return { ...state, gaps, clock };
};

/** What it has gone from all clocks. */
export const chargedMs = ({ charged }: Gap): number => charged.white + charged.black;

/**
 * The same lost time as in another state of the game, where that knew of it: for clocks that a correction has left as
 * they showed there.
 */
const chargedAs = (gap: Gap, { gaps }: State): BySide<number> =>
  gaps.find(({ cause, side, fromMs }) => cause === gap.cause && side === gap.side && fromMs === gap.fromMs)?.charged ??
  NOBODY;

export const lostTime: NonNullable<Game<unknown, State, never, Event>['lostTime']> = {
  isDecision: ({ type }) => type === 'gapDismissed',
  asIn: ({ gaps }, [then], atMs) => {
    const charged = gaps.map((gap) => (then === undefined ? gap.charged : chargedAs(gap, then)));
    const isAsIs = gaps.every((gap, index) => SIDES.every((side) => charged[index]?.[side] === gap.charged[side]));
    return isAsIs ? [] : [{ type: 'gapsCharged', charged, atMs }];
  },
};
