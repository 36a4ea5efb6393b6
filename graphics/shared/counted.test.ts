import { describe, expect, it } from 'vitest';
import { chipsText } from './counted';

describe('numbers of chips in words', () => {
  it('takes the form the language asks for', () => {
    expect([1, 2, 5, 11, 21, 22, 25].map((count) => chipsText(count, 'ru'))).toEqual([
      '1 фишка',
      '2 фишки',
      '5 фишек',
      '11 фишек',
      '21 фишка',
      '22 фишки',
      '25 фишек',
    ]);
    expect([1, 2, 21].map((count) => chipsText(count, 'en'))).toEqual(['1 chip', '2 chips', '21 chips']);
  });
});
