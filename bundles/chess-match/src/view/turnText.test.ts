import { expect, it } from 'vitest';
import { turnLabel, turnText } from './turnText';

it('names the turn after so many, White’s with a dot and Black’s with three', () => {
  expect([0, 1, 46, 47].map(turnLabel)).toEqual(['1.', '1...', '24.', '24...']);
});

it('draws three dots as one sign', () => {
  expect(['24...', '7.', ''].map(turnText)).toEqual(['24…', '7.', '']);
});
