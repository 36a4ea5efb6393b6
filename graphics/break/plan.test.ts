import { describe, expect, it } from 'vitest';
import { planBreak } from './plan';

const of = (text: string, white = 0, black = 0, untilMs: number | null = null) => ({
  content: { text, untilMs },
  score: { white, black },
});

describe('the plan of the break', () => {
  it('names the words and the scores that change', () => {
    expect(planBreak(of('Перерыв'), of('Скоро продолжим'))).toEqual([{ kind: 'text' }]);
    expect(planBreak(of('Перерыв', 2, 0), of('Перерыв', 2, 6))).toEqual([{ kind: 'score', side: 'black' }]);
  });

  it('does not animate time', () => {
    expect(planBreak(of('Перерыв', 2, 0, 1000), of('Перерыв', 2, 0, 9000))).toEqual([]);
  });
});
