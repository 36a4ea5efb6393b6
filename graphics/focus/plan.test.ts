import { expect, it } from 'vitest';
import { ANY } from '../air/anyGame/fixtures';
import { focusedOn, movesOn, planFocus } from './plan';

const { boards } = ANY['any-five'];
const { boards: start } = ANY['any-start'];
const { boards: walked } = ANY.any;

it('shows the board that was asked for, else one that is played', () => {
  const ended = { boards: boards.boards.toReversed() };
  expect(focusedOn({ boards, content: { board: 3 } }).board).toBe(3);
  expect(focusedOn({ boards, content: { board: 9 } }).board).toBe(1);
  expect(focusedOn({ boards: ended, content: { board: null } }).board).toBe(4);
  expect(focusedOn({ boards: { boards: [] }, content: { board: null } }).board).toBe(1);
});

it('swaps boards, or moves the pieces of the one that stays', () => {
  const none = { board: null };
  expect(planFocus({ boards, content: none }, { boards, content: { board: 2 } })).toEqual([{ kind: 'swap' }]);
  expect(planFocus({ boards, content: none }, { boards, content: { board: 1 } })).toEqual([]);
  expect(planFocus({ boards: start, content: none }, { boards: walked, content: none })).toMatchObject([
    { kind: 'pieces' },
  ]);
});

it('lists the moves of one board', () => {
  expect(movesOn(ANY['any-nine'].turns, 1).map(({ san }) => san)).toEqual(['d4', 'e6', 'e4', 'Ng7']);
  expect(movesOn(ANY['any-nine'].turns, 2)).toEqual([]);
});
