import { describe, expect, it } from 'vitest';
import { listed, russianCount, russianForm } from './plurals';

const FORMS = ['очко', 'очка', 'очков'] as const;

describe('Russian plurals', () => {
  it.each([
    ['очко', [1, 21, 31, 101, 121]],
    ['очка', [2, 3, 4, 22, 34, 102]],
    ['очков', [0, 5, 9, 10, 11, 12, 13, 14, 15, 19, 20, 25, 100, 111, 112, 114]],
  ])('%s after %j', (form, counts) => {
    for (const count of counts) expect([count, russianCount(count, FORMS)]).toEqual([count, form]);
  });

  it('B13 a half takes the second form, whatever stands before it', () => {
    for (const halves of [1, 3, 9, 21, 23, 43]) expect(russianForm(halves, FORMS)).toBe('очка');
    expect(russianForm(2, FORMS)).toBe('очко');
    expect(russianForm(22, FORMS)).toBe('очков');
  });
});

it('lists with the word before the last', () => {
  expect([listed([4], 'и'), listed([3, 4], 'и'), listed([1, 3, 4], 'and'), listed([], 'и')]).toEqual([
    '4',
    '3 и 4',
    '1, 3 and 4',
    '',
  ]);
});
