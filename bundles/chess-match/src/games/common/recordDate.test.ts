import { expect, it } from 'vitest';
import { begunAtMs, dayOf } from './recordDate';

const at = (date: string, time = '') =>
  begunAtMs([
    { name: 'Date', value: date },
    { name: 'Time', value: time },
  ]);

it('a record begins when its tags say', () => {
  expect(at('2022-01-03', '22:41:24')).toBe(Date.UTC(2022, 0, 3, 22, 41, 24));
  expect(at('2010.07.31', '09:05')).toBe(Date.UTC(2010, 6, 31, 9, 5));
  expect(at('2010.07.31')).toBe(Date.UTC(2010, 6, 31));
  expect(at(' 2010.07.31 ', ' 09:05 ')).toBe(Date.UTC(2010, 6, 31, 9, 5));
});

it('day and time of the world come before those of the place', () => {
  const tags = [
    ...[
      { name: 'Date', value: '2020.03.01' },
      { name: 'Time', value: '01:30:00' },
    ],
    ...[
      { name: 'UTCDate', value: '2020.02.29' },
      { name: 'UTCTime', value: '22:30:00' },
    ],
  ];
  expect(begunAtMs(tags)).toBe(Date.UTC(2020, 1, 29, 22, 30));
});

it.each([
  '????.??.??',
  '2022.??.??',
  '',
  '2021.02.30',
  '1960.01.01',
  '1970.01.01',
  'yesterday',
  '12010.07.31',
  '2010.07.311',
])('what is no whole date is none: "%s"', (date) => {
  expect(at(date)).toBeNull();
});

it('a record without a date says nothing of when it began', () => {
  expect(begunAtMs([])).toBeNull();
});

it.each(['', '??:??', 'noon', '109:05', '09:055', '9:05'])(
  'what is no time is the beginning of the day: "%s"',
  (time) => {
    expect(at('2010.07.31', time)).toBe(Date.UTC(2010, 6, 31));
  },
);

it('a day is written as it is read', () => {
  expect(dayOf(Date.UTC(2026, 10, 6, 23, 59))).toBe('2026.11.06');
});
