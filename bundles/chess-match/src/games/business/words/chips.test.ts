import { expect, it } from 'vitest';
import { chipsText } from './chips';

it('chips are counted in both languages', () => {
  expect([1, 2, 5, 21].map((count) => chipsText(count, 'ru'))).toEqual(['1 фишка', '2 фишки', '5 фишек', '21 фишка']);
  expect([1, 2, 21].map((count) => chipsText(count, 'en'))).toEqual(['1 chip', '2 chips', '21 chips']);
});
