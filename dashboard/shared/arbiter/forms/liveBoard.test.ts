import { describe, expect, it } from 'vitest';
import { liveBoard } from './liveBoard';

describe('the board a form is about', () => {
  it('is the first live one as long as nothing was chosen or typed', () => {
    expect(liveBoard(null, [1, 3])).toBe(1);
    expect(liveBoard(null, [3])).toBe(3);
    expect(liveBoard(null, [])).toBeNull();
  });

  it('is the chosen one while it lives, and none once it does not', () => {
    expect(liveBoard(3, [1, 3])).toBe(3);
    expect(liveBoard(3, [1])).toBeNull();
    expect(liveBoard(1, [3])).toBeNull();
  });
});
