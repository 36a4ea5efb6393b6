import { describe, expect, it } from 'vitest';
import { faultsIn } from './faultsIn';

const found = (text: string) =>
  faultsIn(text).map(({ line, problem: { code, item, params } }) => [
    line,
    code.replace('classical/', ''),
    item,
    'board' in params ? params['board'] : null,
  ]);

const game = (board: number, moves: string): string => `[Board "${board}"]\n\n${moves}\n`;

describe('all that is wrong with a file of boards', () => {
  it('is nothing where it plays', () => {
    expect(faultsIn([game(1, '1.e4 e5 *'), game(2, '1.d4 *')].join('\n'))).toEqual([]);
  });

  it('is of its text every fault', () => {
    expect(found('1.e4 {and').map(([line, code]) => [line, code])).toEqual([[1, 'record/open_comment']]);
    expect(found('')).toEqual([[1, 'record/empty', null, null]]);
  });

  it('is of its moves the first of each board that cannot be played, in the order of the file', () => {
    const text = [game(1, '1.e4 *'), game(2, '1.d5 *'), game(3, '1.Nf3 Nf6 2.Ke3 *'), game(4, '1.a3 *')].join('\n');
    expect(found(text).map(([line, code, item]) => [line, code, item])).toEqual([
      [7, 'move/illegal', 'd5'],
      [11, 'move/illegal', 'Ke3'],
    ]);
  });
});
