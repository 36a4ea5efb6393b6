import type { ClocksView } from '@schemas/clocks';
import { expect, it } from 'vitest';
import { clocksAt } from './clocksAt';

const clock = (over: Partial<ClocksView['clocks'][number]>): ClocksView['clocks'][number] => ({
  id: 'A-white',
  thread: 'A',
  board: 1,
  side: 'white',
  team: 'white',
  remainingMs: 60_000,
  runningSinceMs: null,
  ...over,
});

it('says of each clock what is left on it now, and which run', () => {
  const clocks = [clock({}), clock({ id: 'B-white', runningSinceMs: 1_000_000 })];
  const view = { clocks, running: true, mode: '', vetoWindowMs: 0, gap: null };
  expect(clocksAt(view, 1_012_300)).toMatchObject({
    atMs: 1_012_300,
    clocks: [
      { id: 'A-white', remainingMs: 60_000, isRunning: false },
      { id: 'B-white', remainingMs: 47_700, isRunning: true },
    ],
  });
});
