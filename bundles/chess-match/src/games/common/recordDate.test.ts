import { expect, it } from 'vitest';
import { begunAtMs } from './recordDate';

const at = (date: string, time = '') =>
  begunAtMs([
    { name: 'Date', value: date },
    { name: 'Time', value: time },
  ]);

it('a record begins when its tags say', () => {
  expect(at('2022-01-03', '22:41:24')).toBe(Date.UTC(2022, 0, 3, 22, 41, 24));
  expect(at('2010.07.31', '09:05')).toBe(Date.UTC(2010, 6, 31, 9, 5));
  expect(at('2010.07.31')).toBe(Date.UTC(2010, 6, 31));
  expect(begunAtMs([{ name: 'UTCDate', value: '2020.02.29' }])).toBe(Date.UTC(2020, 1, 29));
});

it('what is no whole date is none', () => {
  expect(['????.??.??', '2022.??.??', '', '2021.02.30', '1960.01.01', 'yesterday'].map((date) => at(date))).toEqual(
    Array.from({ length: 6 }, () => null),
  );
  expect(begunAtMs([])).toBeNull();
});
