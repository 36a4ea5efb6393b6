import { describe, expect, it } from 'vitest';
import { newGame, play } from '../../testing/play';
import { projectCourse } from './course';

/** Whether the ends were paid first, by kind. */
const paid = (...lines: readonly string[]) =>
  projectCourse(play(newGame({}), ...lines)).ends.map(({ kind, paidFirst }) => [kind, paidFirst]);

const THRICE = ['1:Nf3', '1:Nf6', '1:Ng1', '1:Ng8', '1:Nf3', '1:Nf6', '1:Ng1'];

describe('B5 B14a an end is paid before its turn changes any stake', () => {
  it('where it was agreed, given up, or claimed of the position as it stood', () => {
    expect(paid('1:e4 offer 1', 'draw 1')).toEqual([['draw', true]]);
    expect(paid('resign 1')).toEqual([['resignation', true]]);
    expect(paid(...THRICE, '1:Ng8', 'claim 1')).toEqual([['repetition', true]]);
  });

  it('and after it where a move ended it', () => {
    expect(paid(...THRICE, '1:Ng8 claim 1')).toEqual([['repetition', false]]);
    expect(paid('1:f3', '1:e5', '1:g4', '1:Qh4')).toEqual([['mate', false]]);
  });
});
