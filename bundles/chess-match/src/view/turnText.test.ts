import { expect, it } from 'vitest';
import { isTurnNamed, turnAlone, turnLabel, turnNumber, turnText } from './turnText';

it('names the turn after so many, White’s with a dot and Black’s with three', () => {
  expect([0, 1, 46, 47].map(turnLabel)).toEqual(['1.', '1...', '24.', '24...']);
});

it('draws three dots as one sign', () => {
  expect(['24...', '7.', ''].map(turnText)).toEqual(['24…', '7.', '']);
});

it('leaves out the board where there is one', () => {
  expect(['3:24...', '3:7.', '24...', ''].map(turnAlone)).toEqual(['24…', '7.', '24…', '']);
});

it('has the number of a turn, whatever stands around it', () => {
  expect(['12...', '12a', '3:12.', '3:12...', '7.', ''].map(turnNumber)).toEqual(['12', '12', '12', '12', '7', '']);
});

it('names a turn where it begins, Black’s where nothing stands before it', () => {
  const named = (...turns: readonly string[]): readonly boolean[] =>
    turns.map((turn, index) => isTurnNamed(turn, turns[index - 1] ?? null));
  expect(named('1...', '2.', '2...', '3.')).toEqual([true, true, false, true]);
  expect(named('3.', '3.', '3.', '4.', '4.')).toEqual([true, false, false, true, false]);
});
