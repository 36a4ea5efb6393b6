import { describe, expect, it } from 'vitest';
import { isNextPicture } from './transition';

const at = (version: number, ply: number, matchId: string | null = 'a') => ({ version, ply, matchId });

describe('isNextPicture', () => {
  it('animates the next turn and what happens between turns', () => {
    expect(isNextPicture(at(4, 2), at(5, 3))).toBe(true);
    expect(isNextPicture(at(4, 2), at(5, 2))).toBe(true);
    expect(isNextPicture(at(4, 2), at(9, 3))).toBe(true);
  });

  it('sets an undo, another match, a gap of turns, and the same version again', () => {
    expect(isNextPicture(at(4, 2), at(5, 1))).toBe(false);
    expect(isNextPicture(at(4, 2), at(5, 3, 'b'))).toBe(false);
    expect(isNextPicture(at(4, 2), at(9, 4))).toBe(false);
    expect(isNextPicture(at(4, 2), at(4, 2))).toBe(false);
    expect(isNextPicture(at(40, 2), at(3, 2))).toBe(false);
  });
});
