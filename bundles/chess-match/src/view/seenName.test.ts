import { expect, it } from 'vitest';
import { lineName, seenName } from './seenName';

const UNSEEN = [
  '',
  ' ',
  '\u200B',
  '\u200D\uFEFF',
  '\u00AD',
  '\u2060 \u00A0',
  '\u3164',
  '\u2800',
  '\u202E',
  '\u0301',
  '\u{E0041}',
];

it.each(UNSEEN)('%j is no name: nobody could see it', (typed) => {
  expect([seenName(typed), lineName(typed, 40)]).toEqual(['', '']);
});

it('a name is what was typed, without what copying brought along', () => {
  expect(seenName('\u200B Анна\u00A0Мария \uFEFF')).toBe('Анна\u00A0Мария');
  expect(seenName('\u200Fעדה\u200F')).toBe('\u200Fעדה\u200F');
  expect([seenName('Ё'), seenName('é'), seenName('👑'), seenName('7')]).toEqual(['Ё', 'é', '👑', '7']);
});

it('a name of a list is one line, and no longer than it may be', () => {
  expect(lineName(' left \n table ', 40)).toBe('left table');
  expect(lineName('abc def', 4)).toBe('abc');
});
