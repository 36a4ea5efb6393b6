import { describe, expect, it } from 'vitest';
import { countedText, nounFor, POINTS, pointsText } from './counted';

describe('the noun that goes with a number', () => {
  it.each([
    ['очко', [1, 21, 31, 101, 121]],
    ['очка', [2, 3, 4, 22, 34, 102]],
    ['очков', [0, 5, 9, 10, 11, 12, 13, 14, 15, 19, 20, 25, 100, 111, 112, 114]],
  ])('%s after %j', (form, counts) => {
    for (const count of counts) expect([count, nounFor(count, POINTS.ru, 'ru')]).toEqual([count, form]);
  });

  it('B13 a half takes the second form, whatever stands before it', () => {
    for (const count of [0.5, 1.5, 4.5, 10.5, 11.5, 21.5]) expect(nounFor(count, POINTS.ru, 'ru')).toBe('очка');
  });

  it('stands after its number', () => {
    expect([1.5, 11].map((count) => countedText(count, POINTS.ru, 'ru'))).toEqual(['1.5 очка', '11 очков']);
  });

  it('is the language’s own', () => {
    expect([1, 2, 5, 21].map((count) => pointsText(count, 'ru'))).toEqual(['1 очко', '2 очка', '5 очков', '21 очко']);
    expect([1, 2, 21].map((count) => pointsText(count, 'en'))).toEqual(['1 point', '2 points', '21 points']);
  });
});
