import { remainingAt, stop } from '../../common/clock';
import type { Game } from '../../common/game';
import { SIDES } from '../../common/sides';
import type { Command } from './commands';
import type { Event } from './events';
import type { Setup } from '../../common/setup';
import type { State } from './state';

/** The events that bring the one clock of a match to what a correction leaves it at. */
export const clocksAs: Game<Setup, State, Command, Event>['clocksAs'] = (state, [wanted], atMs, reason) => {
  if (wanted === undefined) return [];
  const isStopped = wanted.stands && state.clock.running !== null;
  const clock = isStopped ? stop(state.clock, atMs) : state.clock;
  const stopped: readonly Event[] = isStopped ? [{ type: 'clockStopped', reason, atMs }] : [];
  const set = SIDES.filter((side) => remainingAt(clock, side, atMs) !== wanted.remainingMs[side]).map(
    (side): Event => ({ type: 'clockSet', side, remainingMs: wanted.remainingMs[side], reason, atMs }),
  );
  return [...stopped, ...set];
};
