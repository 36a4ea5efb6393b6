import { describe, expect, it } from 'vitest';
import { slopeOf } from '../../engine';
import { business } from '../../games/business';
import { shiftText, worthText } from '../../texts/worth';
import { reckon } from './reckon';
import { recorded, scheme4 } from './testing/scheme4';
import { playedOf } from './testing/played';

const told = playedOf(business, scheme4());
const { outlook, judged } = reckon(told, recorded, slopeOf(59));
const { shifts, turnings, expected } = outlook;
const { best } = judged;

describe('the demonstration of Business Chess, as Stockfish sees it', () => {
  it('has every key change with its worth', () => {
    const words = shifts.map(({ turn, shift, ...worth }) => [turn, shiftText(shift, 'ru'), worthText(worth, 'ru')]);
    expect(words).toEqual([
      ['7.', 'ветвление доски 1: 7 фишек на доску 2', '−0,1 очка сразу, −0,1 через пять ходов'],
      ['11.', 'ветвление доски 1: 2 фишки на доску 3', '+0,1 очка сразу, +0,4 через пять ходов'],
      ['12...', 'ветвление доски 2: 5 фишек на доску 4', '−0,1 очка сразу, +0,3 через пять ходов'],
      ['18...', 'ветвление доски 4: 3 фишки на доску 5', '−0,7 очка сразу, −1,2 через пять ходов'],
      ['24...', 'отбор, отдана доска 5: 3 фишки на доску 1', '+1,3 очка сразу, +1,4 через пять ходов'],
      ['29.', 'отбор, отдана доска 1: 4 фишки на доску 3', '+1,6 очка сразу, +1,8 через пять ходов'],
      ['37...', 'отбор, отдана доска 3: 6 фишек на доску 4', '+1,7 очка сразу, +2,2 через пять ходов'],
    ]);
  });

  it('was turned by a move on a board that could have been won, and by two boards that were given up', () => {
    const weighed = turnings.map(({ turn, side, board, shift, swing }) => {
      return [turn, side, board, shift?.kind ?? null, swing.toFixed(1)];
    });
    expect(weighed).toEqual([
      ['18...', 'black', 4, null, '1.6'],
      ['29.', 'white', null, 'selection', '1.6'],
      ['24...', 'black', null, 'selection', '-1.2'],
    ]);
  });

  it('ends as it ended, with nothing left to be done', () => {
    expect([expected, best]).toEqual([{ white: 10, black: 13, spread: 0 }, null]);
  });
});
