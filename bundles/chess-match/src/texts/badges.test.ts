import { expect, it } from 'vitest';
import { badgesText } from './index';

const chips = (value: number) => [{ kind: 'chips', value }];

it('what a board is worth is told in the words of its game', () => {
  expect([badgesText(chips(1), 'en'), badgesText(chips(7), 'en')]).toEqual(['1 chip', '7 chips']);
  expect([badgesText(chips(2), 'ru'), badgesText(chips(7), 'ru')]).toEqual(['2 фишки', '7 фишек']);
});

it('nothing is said where boards are not worth anything of their own', () => {
  expect(badgesText([], 'en')).toBe('');
});

it('what a game counts that this build does not know is told as it came', () => {
  expect(badgesText([{ kind: 'crowns', value: 2 }], 'en')).toBe('crowns 2');
});
