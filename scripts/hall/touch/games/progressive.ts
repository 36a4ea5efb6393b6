import { bySides } from '../bySides';
import { LONG_MS, type TouchedGame } from '../game';

export const progressive: TouchedGame = {
  captains: ['captain-white', 'captain-black'],
  tables: ['table-white-1', 'table-black-2'],
  time: { timePerSideMs: LONG_MS },
  play: bySides({
    enter: async (captain, line) => {
      for (const [index, san] of line.split(' ').entries()) await captain.step(index + 1, san);
    },
    after: { 1: 'second-series', 3: 'promoted-in-a-series' },
  }),
};
