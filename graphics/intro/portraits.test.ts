import { describe, expect, it } from 'vitest';
import { fitText } from '../air/fitText';
import { ZONES } from '../air/theme';
import { GAP, layoutPortraits, MOST } from './portraits';

/** Every letter is 0.4 as wide as it is high. */
const measure = (text: string): number => text.length * 0.4;
const HALF = (ZONES.whole.width - 2 * GAP) / 2;
const people = (count: number, name = 'Ольга Снегирёва'): readonly string[] =>
  Array.from({ length: count }, () => name);
const LONG = 'Константин Александрович Ландо-Черногоров';

describe('the people of the opening', () => {
  it.each([
    [1, 2],
    [2, 5],
    [6, 6],
  ])('%i and %i fit under the plates of their teams, in three rows at most', (count, other) => {
    for (const name of ['Ян Полевой', LONG]) {
      const { tile, portrait } = layoutPortraits([people(count, name), people(other, name)], measure);
      const columns = Math.floor((HALF + GAP) / (tile + GAP));
      const rows = Math.ceil(Math.max(count, other) / columns);
      expect(rows * portrait.height + (rows - 1) * GAP).toBeLessThanOrEqual(244);
    }
  });

  it('few are large, many are in rows of three, those with the longest names in rows of two', () => {
    const heights = [
      layoutPortraits([people(2), people(2)], measure),
      layoutPortraits([people(MOST), people(2)], measure),
      layoutPortraits([people(MOST), people(2, LONG)], measure),
    ].map(({ portrait }) => portrait.height);
    expect(heights).toEqual([152, 112, 76]);
  });

  it('a name is never smaller than other text on air', () => {
    const { name } = layoutPortraits([people(MOST, LONG), []], measure);
    expect(fitText(LONG, name, measure).fontSize).toBeGreaterThanOrEqual(24);
  });
});
