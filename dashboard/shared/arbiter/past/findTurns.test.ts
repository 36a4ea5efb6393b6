import { describe, expect, it } from 'vitest';
import { findTurns } from './findTurns';

const turn = (number: number, label: string, line: string) => ({ number, label, thread: null, line });
const TURNS = [
  turn(1, '1.', '1:e4'),
  turn(2, '1...', '1:e5'),
  turn(21, '11.', '1:Nxd5 2:O-O branch 1>3 1+2'),
  turn(23, '12.', '2:Qh5+ 13:e4'),
  turn(24, '12...', '1:g6'),
];
const SWEDISH = [
  { ...turn(1, '1A', 'e4'), thread: 'A' },
  { ...turn(2, '1B', 'd4'), thread: 'B' },
  { ...turn(3, '1a', 'e5'), thread: 'A' },
  { ...turn(4, '11A', 'Nf3'), thread: 'A' },
];
const found = (typed: string): readonly number[] => findTurns(TURNS, typed, 'en').map(({ number }) => number);

describe('a turn is found', () => {
  it.each([
    ['', [1, 2, 21, 23, 24]],
    ['12', [23, 24]],
    ['12.', [23]],
    [' 12... ', [24]],
    ['1', [1, 2]],
    ['2:', [21, 23]],
    ['3:', []],
    ['nd5', [21]],
    ['Qh5', [23]],
    ['branch', [21]],
    ['zzz', []],
  ])('%j', (typed, numbers) => {
    expect(found(typed)).toEqual(numbers);
  });
});

it('a turn is found in the letters of the page too', () => {
  const numbers = (typed: string) => findTurns(TURNS, typed, 'ru').map(({ number }) => number);
  expect([numbers('Кd5'), numbers('2:0-0'), numbers('ветвь'), numbers('Qh5')]).toEqual([[21], [21], [21], [23]]);
});

describe('a move of Swedish chess is found', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['1', [1, 2, 3]],
    ['1A', [1]],
    ['1a', [3]],
    ['1b', [2]],
    ['1А', [1]],
    ['1в', [2]],
    ['a:', [1, 3, 4]],
    ['В:', [2]],
    ['nf3', [4]],
    ['9A', []],
  ])('%j', (typed, numbers) => {
    expect(findTurns(SWEDISH, typed, 'en').map(({ number }) => number)).toEqual(numbers);
  });
});

/** A match of boards: what moved says on which. */
const BOARDS = [
  { ...turn(1, '1:1.', 'e4'), thread: '1' },
  { ...turn(2, '2:1.', 'd4'), thread: '2' },
  { ...turn(3, '2:1...', 'd5'), thread: '2' },
  { ...turn(4, '1:2.', 'Nf3'), thread: '1' },
];

describe('a move of a match of boards is found', () => {
  it.each([
    ['1', [1, 2, 3]],
    ['2', [4]],
    ['1.', [1, 2]],
    ['1...', [3]],
    ['2:', [2, 3]],
    ['2:1...', [3]],
    ['nf3', [4]],
  ])('%j', (typed, numbers) => {
    expect(findTurns(BOARDS, typed, 'en').map(({ number }) => number)).toEqual(numbers);
  });
});
