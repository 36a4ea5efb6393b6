import { describe, expect, it } from 'vitest';
import { moveTokens } from './moveTokens';

const movesIn = (text: string): readonly string[] =>
  moveTokens(text).flatMap((token) => (token.isMove ? [token.text] : []));

describe('moves in a text', () => {
  it.each([
    ['Ход d4-e5 готов: нажмите часы', ['d4-e5']],
    ['3... Vb1-c3, a8-a9=г!', ['Vb1-c3,', 'a8-a9=г!']],
    ['O-O-O 0-0:3', ['O-O-O', '0-0:3']],
    ['Белозёрская-Иванова, 5-я партия, 1-0', []],
    ['', []],
  ])('%s', (text, moves) => {
    expect(movesIn(text)).toEqual(moves);
    expect(
      moveTokens(text)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
  });
});
