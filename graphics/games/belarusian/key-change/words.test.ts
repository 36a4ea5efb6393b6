import { describe, expect, it } from 'vitest';
import { BELARUSIAN, type BelarusianState } from '../fixtures/states';
import { momentsOf } from './moments';
import { momentSentence, momentTitle, secondSentence } from './words';

const told = (name: BelarusianState, language: 'ru' | 'en'): readonly string[] =>
  momentsOf(BELARUSIAN[name]).map((moment) =>
    [
      momentTitle(moment, language),
      momentSentence(moment, BELARUSIAN[name], language),
      secondSentence(moment, BELARUSIAN[name], language),
    ].join(' | '),
  );

describe('the words of what is announced', () => {
  it('L8 say what the throne and the rokosh demand', () => {
    expect(told('belarusian-throne', 'ru')).toEqual([
      'Трон! | Белые вошли на трон: если чёрные не нападут на него ответным ходом, это победа | ',
    ]);
    expect(told('belarusian-rokosh', 'en')).toEqual([
      'Rokosh! | Black attacks the throne: White must leave it, shield it or take the attacker | ',
    ]);
  });

  it('L7 say that a new kniaz has no heir', () => {
    expect(told('belarusian-crowned', 'ru')).toEqual([
      'Инаугурация | Княжич белых стал князем там, где стоял | Наследника больше нет: теперь белым страшны шах и мат',
    ]);
  });

  it('L10 say at the end who won, by what, and what that pays', () => {
    expect(told('belarusian-won', 'ru')).toEqual(['Трон мой! | Победа: Пагоня | Трон удержан: 2 очка']);
    expect(told('belarusian-mate', 'en').at(-1)).toMatch(/\| Mate: 1 point\. Match score 2:3$/);
    expect(told('belarusian-draw', 'en')).toEqual(['Agreed draw | Draw | Agreed draw: ½ a point each']);
  });
});
