import { describe, expect, it } from 'vitest';
import { planIntro } from './plan';

const of = (title: string, subtitle = '', matchId = 'one') => ({ content: { title, subtitle }, match: { matchId } });

describe('the plan of the opening', () => {
  it('swaps for other words and for another match', () => {
    expect(planIntro(of('Финал'), of('Полуфинал'))).toEqual([{ kind: 'swap' }]);
    expect(planIntro(of('Финал', 'А'), of('Финал', 'Б'))).toEqual([{ kind: 'swap' }]);
    expect(planIntro(of('Финал'), of('Финал', '', 'two'))).toEqual([{ kind: 'swap' }]);
  });

  it('moves nothing while the same is said', () => {
    expect(planIntro(of('Финал'), of('Финал'))).toEqual([]);
  });
});
