import { expect, it } from 'vitest';
import { newClock, start } from './clock';
import { oneClock } from './oneClock';

it('the clock of a match that is one thread runs for one side, or stands for both', () => {
  const shown = (clock: Parameters<typeof oneClock>[0]) => {
    const { clocks, running } = oneClock(clock);
    return [running, ...clocks.map(({ team, remainingMs, runningSinceMs }) => [team, remainingMs, runningSinceMs])];
  };
  const clock = { ...newClock(900), remainingMs: { white: 900, black: 800 } };
  expect(shown(clock)).toEqual([false, ['white', 900, null], ['black', 800, null]]);
  expect(shown(start(clock, 'black', 50))).toEqual([true, ['white', 900, null], ['black', 800, 50]]);
});
