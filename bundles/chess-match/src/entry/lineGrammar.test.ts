import { expect, it } from 'vitest';
import { ONE_TEXT, tidy } from './lineGrammar';

it('a line is the same whatever the blanks', () => {
  expect([tidy('  1:e4   2:d4 '), tidy(' \t ')]).toEqual(['1:e4 2:d4', '']);
});

it('of two texts that were made of one the first to come stands, and an untouched one gives way', () => {
  expect([ONE_TEXT.merge('e4', 'd4', ' e4 '), ONE_TEXT.merge('e4', 'd4', 'c4')]).toEqual(['d4', 'c4']);
});
