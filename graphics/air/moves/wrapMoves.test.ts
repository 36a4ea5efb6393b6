import { describe, expect, it } from 'vitest';
import { fitSeries, moveWidth, numbered, wrapMoves } from './wrapMoves';

const SERIES = numbered(['Qxc1', 'e5', 'Bc4', 'exf6', 'Qe3+']);

describe('the moves of a turn', () => {
  it('have numbers where there are several', () => {
    expect(numbered(['e4'])).toEqual([{ san: 'e4', number: null }]);
    expect(SERIES.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('stand in lines that hold them whole', () => {
    for (const width of [120, 200, 400]) {
      const lines = wrapMoves(SERIES, width, 30);
      expect(lines.flat()).toEqual(SERIES);
      for (const line of lines)
        if (line.length > 1)
          expect(line.reduce((sum, move) => sum + moveWidth(move, 30), 0)).toBeLessThanOrEqual(width);
    }
    expect(wrapMoves(SERIES, 400, 30).length).toBeLessThan(wrapMoves(SERIES, 200, 30).length);
    expect(wrapMoves([], 400, 30)).toEqual([]);
  });

  it('are as large as they fit, and lose the first ones where none of the sizes does', () => {
    expect(fitSeries(SERIES, { width: 900, height: 60, sizes: [40, 30] })).toMatchObject({ size: 40, isCut: false });
    expect(fitSeries(SERIES, { width: 500, height: 60, sizes: [40, 30] })).toMatchObject({ size: 30, isCut: false });
    const cut = fitSeries(SERIES, { width: 320, height: 40, sizes: [40, 30] });
    expect(cut).toMatchObject({ size: 30, isCut: true });
    expect(cut.lines).toHaveLength(1);
    expect(cut.lines.flat().at(-1)).toEqual(SERIES.at(-1));
    expect(fitSeries(SERIES, { width: 10, height: 10, sizes: [30] }).lines).toEqual([SERIES.slice(-1)]);
  });
});
