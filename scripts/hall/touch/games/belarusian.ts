import { bySides } from '../bySides';
import { LONG_MS, type TouchedGame } from '../game';

export const belarusian: TouchedGame = {
  captains: ['captain-white', 'captain-black'],
  tables: ['table-white-1', 'table-black-2'],
  time: { timePerSideMs: LONG_MS },
  play: bySides({
    enter: async (captain, line) => {
      await captain.page.locator('.active-board[data-movable="true"]').waitFor();
      await captain.touch(...(line.match(/[a-i][1-9]/g) ?? []));
    },
    after: { 9: 'opening', 27: 'middle', 55: 'throne' },
  }),
};
