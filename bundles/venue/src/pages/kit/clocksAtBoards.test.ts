import type { VenueViews } from 'chess-match/contract/venue';
import { expect, it } from 'vitest';
import { hasClocksAtBoards } from './clocksAtBoards';

const clocksOf = (boards: number): VenueViews['clocks'] => ({
  running: false,
  mode: 'team',
  gap: null,
  clocks: Array.from({ length: boards }, (_, index) =>
    (['white', 'black'] as const).map((side) => ({
      id: `${index}${side}`,
      team: side,
      side,
      board: boards === 1 ? null : index + 1,
      remainingMs: 0,
      runningSinceMs: null,
      isBelow: null,
    })),
  ).flat() as unknown as VenueViews['clocks']['clocks'],
});

it('clocks of one or two boards stand together, of more each at its own', () => {
  expect([1, 2, 3, 5].map((boards) => hasClocksAtBoards({ clocks: clocksOf(boards) }))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(hasClocksAtBoards({})).toBe(false);
});
