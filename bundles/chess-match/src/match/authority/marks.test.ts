import { describe, expect, it } from 'vitest';
import { withFewMarks } from './marks';

const ACUTE = '\u0301';
const stacked = (count: number): string => `e${ACUTE.repeat(count)}`;

describe('marks on letters', () => {
  it('stand four at most on each letter, wherever the text is', () => {
    const people = { name: `${stacked(40)}x${stacked(2)}`, roles: [{ title: stacked(5), photo: null, elo: 2500 }] };
    expect(withFewMarks(people)).toEqual({
      name: `${stacked(4)}x${stacked(2)}`,
      roles: [{ title: stacked(4), photo: null, elo: 2500 }],
    });
  });

  it.each(['Nguyễn Ngọc Trường Sơn'.normalize('NFD'), 'שָּׁ֣לוֹם', 'श्रीं', 'Йёлкин'])(
    'leave names as they are written: %s',
    (name) => {
      expect(withFewMarks(name)).toBe(name);
    },
  );
});
