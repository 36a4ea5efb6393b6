import { describe, expect, it } from 'vitest';
import { DRAWINGS } from '../../drawings';
import { START } from '../rules/fen';
import { PIECES } from './drawings';
import { PIECE_NAMES, placement } from './pieces';

/** Pieces are drawn in a box of so many units. */
const BOX = 45;

const numbersIn = (d: string): readonly number[] => [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text));

describe('the pieces of Belarusian chess', () => {
  it('all have a drawing from the start on', () => {
    const codes = [...new Set(Object.values(placement(START)))];
    expect(codes).toHaveLength(14);
    expect(codes.filter((code) => !(code in DRAWINGS))).toEqual([]);
  });

  it('are drawn for both sides alike, each otherwise than the others', () => {
    expect(Object.keys(PIECES).toSorted()).toEqual(
      ['b', 'w'].flatMap((side) => PIECE_NAMES.map((name) => side + name)).toSorted(),
    );
    const drawn = PIECE_NAMES.filter((name) => name !== 'Kniaz').map((name) => {
      const white = PIECES[`w${name}` as keyof typeof PIECES];
      expect(PIECES[`b${name}` as keyof typeof PIECES]).toEqual(white);
      return JSON.stringify(white);
    });
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each(Object.entries(PIECES))(
    '%s is drawn inside its square, on a foot, with lines that can be seen',
    (_name, strokes) => {
      expect(strokes.length).toBeGreaterThan(3);
      for (const { d, width } of strokes) {
        expect(d).toMatch(/^[Mm]/);
        expect(numbersIn(d).length).toBeGreaterThan(2);
        expect(numbersIn(d).every((each) => each >= 0 && each <= BOX)).toBe(true);
        expect(width).toBeGreaterThanOrEqual(1);
      }
      expect(Math.max(...strokes.flatMap(({ d }) => numbersIn(d)))).toBeGreaterThan(38);
    },
  );

  it('have eyes and stones without a line around them', () => {
    const spots = PIECE_NAMES.filter((name) => name !== 'Kniaz').flatMap((name) =>
      PIECES[`w${name}` as keyof typeof PIECES].filter(({ fill }) => fill === 'detail'),
    );
    expect(spots.length).toBeGreaterThan(2);
    expect(spots.every(({ stroke }) => stroke === 'none')).toBe(true);
  });
});
