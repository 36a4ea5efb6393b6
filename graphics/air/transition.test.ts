import { describe, expect, it } from 'vitest';
import { isNewsAfter, isNextPicture } from './transition';

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

describe('isNewsAfter', () => {
  const corrected = (version: number, ply: number, seq: number | null, matchId = 'a') => ({
    ...at(version, ply, matchId),
    correction: seq === null ? null : { seq, number: 5, side: 'white' as const, moves: [], isCut: true },
  });

  it('tells a correction of the past, however many turns it takes back', () => {
    expect(isNewsAfter(corrected(4, 50, null), corrected(5, 12, 30))).toBe(true);
    expect(isNewsAfter(corrected(4, 50, 30), corrected(5, 12, 31))).toBe(true);
  });

  it('tells nothing of its undo, of the same correction again, and of another match', () => {
    expect(isNewsAfter(corrected(5, 12, 30), corrected(6, 50, null))).toBe(false);
    expect(isNewsAfter(corrected(5, 12, 30), corrected(6, 50, 30))).toBe(false);
    expect(isNewsAfter(corrected(5, 50, null), corrected(5, 12, 30))).toBe(false);
    expect(isNewsAfter(corrected(4, 50, null), corrected(5, 12, 30, 'b'))).toBe(false);
  });

  it('follows the match otherwise', () => {
    expect(isNewsAfter(corrected(4, 2, null), corrected(5, 3, null))).toBe(true);
    expect(isNewsAfter(corrected(4, 2, null), corrected(5, 9, null))).toBe(false);
  });
});
