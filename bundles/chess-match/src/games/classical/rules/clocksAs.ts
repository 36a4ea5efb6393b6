import { clocksLeft } from '../../apart/clocksAs';
import type { ClockLeft } from '../../common/clock';
import type { Event } from './events';
import { numbered, toMoveOn, type State } from './state';

/** The events that bring the boards' clocks to what a correction leaves them at. */
export const clocksAs = (
  state: State,
  wanted: readonly ClockLeft[],
  atMs: number,
  reason: string,
): readonly Event[] => {
  const found = numbered(state).map(({ board, clock, fen }) => ({ board, clock, toMove: toMoveOn({ fen }) }));
  const { isStopped, set } = clocksLeft(found, wanted, state.settings.delayMs, atMs);
  return [
    ...(isStopped ? [{ type: 'clockStopped', board: null, reason, atMs } as const] : []),
    ...set.map((each) => ({ type: 'clockSet', ...each, reason, atMs }) as const),
  ];
};
