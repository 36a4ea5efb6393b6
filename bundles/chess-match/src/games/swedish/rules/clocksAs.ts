import { clocksLeft } from '../../apart/clocksAs';
import type { ClockLeft } from '../../common/clock';
import type { Event } from './events';
import { BOARDS } from './seats';
import type { State } from './state';

/** The events that bring both boards' clocks to what a correction leaves them at. */
export const clocksAs = (
  { settings, boards }: State,
  wanted: readonly ClockLeft[],
  atMs: number,
  reason: string,
): readonly Event[] => {
  if (settings.moveForMove) return [];
  const found = BOARDS.map((board) => ({ board, clock: boards[board].clock, toMove: boards[board].position.toMove }));
  const { isStopped, set } = clocksLeft(found, wanted, settings.delayMs, atMs);
  return [
    ...(isStopped ? [{ type: 'clocksStopped', reason, atMs } as const] : []),
    ...set.map((each) => ({ type: 'clockSet', ...each, reason, atMs }) as const),
  ];
};
