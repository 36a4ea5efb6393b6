import { expect, it } from 'vitest';
import { gameOfText } from './gameOfText';

it('a match of several games says which game this is, where somebody has said how many there are', () => {
  const match = { white: 1, black: 3, game: 2, planned: 4, before: [{ white: 1, black: 1 }] };
  expect([gameOfText({ match }, 'en'), gameOfText({ match }, 'ru')]).toEqual(['Game 2 of 4', 'Партия 2 из 4']);
  expect([gameOfText({ match: { ...match, planned: null } }, 'en'), gameOfText({ match: null }, 'en')]).toEqual([
    '',
    '',
  ]);
});
