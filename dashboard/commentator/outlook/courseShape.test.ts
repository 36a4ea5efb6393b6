import { describe, expect, it } from 'vitest';
import { courseShape } from './courseShape';

const at = (ply: number, white: number, black: number, spread: number) => ({ ply, expected: { white, black, spread } });

describe('the course of what is expected', () => {
  it('stands in the middle where nobody is better, at the top where White has everything', () => {
    expect(courseShape([at(0, 5, 5, 0), at(1, 10, 0, 0), at(3, 0, 10, 0)], 10, 100).line).toBe(
      '5.0,50.0 15.0,0.0 35.0,100.0',
    );
  });

  it('has a band as wide as the spread, and none beyond the drawing', () => {
    expect(courseShape([at(0, 5, 5, 2), at(1, 9, 1, 2)], 10, 100).band).toBe('5.0,30.0 15.0,0.0 15.0,30.0 5.0,70.0');
  });

  it('is in the middle where no points are to be had', () => {
    expect(courseShape([at(0, 0, 0, 0)], 10, 100).line).toBe('5.0,50.0');
  });
});
