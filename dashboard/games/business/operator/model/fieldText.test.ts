import { describe, expect, it } from 'vitest';
import { itemBegun, settleField } from './fieldText';

const move = (san: string) => ({ san, from: 'a1', to: 'a2', promotion: null });
const MOVES = ['Nf3', 'Nh3', 'e4', 'exd5', 'bxa6'].map(move);

describe('what is typed into a board’s field', () => {
  it.each([
    ['Nf3', 'Nf3'],
    ['nf3', 'Nf3'],
    ['Кf3', 'Nf3'],
    [' exd5 ', 'exd5'],
    ['', null],
  ])('%j is a move, or none, and the board is done', (typed, san) => {
    expect(settleField(MOVES, typed, false)).toEqual({ move: san, isDone: true });
  });

  it('is finished by Enter where only one move begins so, and left as it is otherwise', () => {
    expect(settleField(MOVES, 'Nf', true)).toEqual({ move: 'Nf3', isDone: true });
    expect(settleField(MOVES, 'Nf', false)).toEqual({ move: 'Nf', isDone: false });
    expect(settleField(MOVES, 'N', true)).toEqual({ move: 'N', isDone: false });
  });

  it('goes on the line where it is no move, so that the line can be cleared of it', () => {
    expect(settleField(MOVES, ',xa6', true)).toMatchObject({ isDone: false, move: expect.stringContaining('xa6') });
    expect(settleField(MOVES, 'Rh8 Rh7', true).move).not.toContain(' ');
  });

  it('belongs to the line where a colon comes first, or behind a board’s figure', () => {
    const begun = [':', 'Ж', '2:', '5Ж', '', '2', 'К', ':e', '12:', '0:'].map((typed) => itemBegun(typed, 3));
    expect(begun).toEqual([3, 3, 2, 5, null, null, null, null, null, null]);
  });
});
