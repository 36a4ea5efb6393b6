import { describe, expect, it } from 'vitest';
import { SERIES } from '../fixtures/states';
import { planSeriesBug } from './plan';

describe('the score bug of chess in series', () => {
  it('changes its sentence with every series, and its figures with the end', () => {
    const { progressive, 'progressive-start': start, 'progressive-mate': mate } = SERIES;
    expect(planSeriesBug(start, progressive)).toEqual([{ kind: 'headline' }]);
    expect(planSeriesBug(progressive, mate)).toEqual([
      { kind: 'score', side: 'white', from: 0, to: 2 },
      { kind: 'headline' },
    ]);
    expect(planSeriesBug(progressive, { ...progressive })).toEqual([]);
  });
});
