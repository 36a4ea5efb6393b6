import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZONES } from '../air/theme';
import { layoutGraph, MARK, PLOT } from './layout';
import { happeningsOf } from './marks';
import { FORTY, TWO_HUNDRED } from './testing';

const numbers = (points: string): readonly (readonly number[])[] =>
  points.split(' ').map((pair) => pair.split(',').map(Number));

describe('the graph of a match', () => {
  it('draws every curve inside its field, and each of 200 turns to the right of the one before', () => {
    const layout = layoutGraph(TWO_HUNDRED.outlook.course, [], 200);
    const drawn = layout.stretches.flatMap(({ line, band }) => [...numbers(line), ...numbers(band)]);
    for (const [x = NaN, y = NaN] of drawn) {
      expect(x >= PLOT.x && x <= PLOT.x + PLOT.width).toBe(true);
      expect(y >= PLOT.y && y <= PLOT.y + PLOT.height).toBe(true);
    }
    const xs = layout.stretches.flatMap(({ line }) => numbers(line).map(([x]) => x));
    expect(xs).toHaveLength(201);
    expect(xs.toSorted((a = 0, b = 0) => a - b)).toEqual(xs);
  });

  it('keeps marks apart, in their rows, and loses none', () => {
    const happening = fc.record({
      kind: fc.constant('end' as const),
      ply: fc.integer({ min: 1, max: 200 }),
      board: fc.integer({ min: 1, max: 5 }),
      white: fc.constant(2),
      black: fc.constant(0),
    });
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 80 }), (happenings) => {
        const ordered = happenings.toSorted((a, b) => a.ply - b.ply);
        const { marks } = layoutGraph([], ordered, 200);
        expect(marks).toHaveLength(ordered.length);
        for (let row = 0; row < MARK.rows; row++) {
          const lefts = marks
            .filter((mark) => mark.row === row)
            .map(({ left }) => left)
            .toSorted((a, b) => a - b);
          lefts.slice(1).forEach((left, index) => expect(left - (lefts[index] ?? 0)).toBeGreaterThan(MARK.width));
        }
        const { full } = ZONES;
        expect(marks.every(({ left }) => left >= full.x && left + MARK.width <= full.x + full.width)).toBe(true);
      }),
    );
  });

  it('leaves a gap where nothing is known, and joins it by a line of its own', () => {
    const known = FORTY.outlook.course.filter(({ ply }) => ply < 10 || ply > 14);
    const { stretches, gaps } = layoutGraph(known, [], 40);
    expect([stretches.length, gaps.length]).toEqual([2, 1]);
  });

  it('keeps its axis for twenty turns: what stands there moves seldom', () => {
    const widths = Array.from({ length: 121 }, (_, ply) => layoutGraph([], [], ply).plies);
    expect([...new Set(widths)]).toEqual([40, 60, 80, 100, 120]);
    expect(widths.every((plies, ply) => plies >= ply)).toBe(true);
  });

  it('has the middle in the middle, and as many lines above it as below', () => {
    const { leads } = layoutGraph(FORTY.outlook.course, [], 40);
    expect(
      leads
        .map(({ lead }) => -lead)
        .toReversed()
        .map((lead) => lead + 0),
    ).toEqual(leads.map(({ lead }) => lead));
    expect(leads.find(({ lead }) => lead === 0)?.y).toBe(PLOT.y + PLOT.height / 2);
  });

  it('tells once of a board that was given up', () => {
    const shift = { kind: 'selection' as const, side: 'black' as const, board: 5, others: [1], points: 3 };
    const paid = { turn: '30...', side: 'black', badges: [], line: 'a', whiteTotal: 6, blackTotal: 0 } as const;
    const told = {
      outlook: { shifts: [{ ply: 60, turn: '30...', shift, atOnce: null, later: null }] },
      score: {
        ledger: [
          { ...paid, ply: 60, board: 5, kind: 'selection', white: 6, black: 0, badges: [] },
          { ...paid, ply: 61, board: 2, kind: 'mate', white: 0, black: 4, badges: [] },
        ],
      },
    };
    expect(happeningsOf(told).map(({ kind, board }) => [kind, board])).toEqual([
      ['selection', 5],
      ['end', 2],
    ]);
  });
});
