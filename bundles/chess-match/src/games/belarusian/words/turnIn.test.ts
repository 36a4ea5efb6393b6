import { expect, it } from 'vitest';
import { readWritten } from '../rules/written';
import { turnIn } from './turnIn';

const TURNS = ['e2-e4', 'e4xd5', 'a8-a9=g', 'b8xc9=l', 'O-O:2', 'O-O-O:3', 'inauguration'];

it('L11 is written in the letters of whoever reads it, and read again', () => {
  expect(TURNS.map((text) => turnIn(text, 'ru'))).toEqual([
    ...['e2-e4', 'e4xd5', 'a8-a9=г', 'b8xc9=л', '0-0:2', '0-0-0:3', 'инаугурация'],
  ]);
  expect(turnIn('inauguration', 'be')).toBe('інаўгурацыя');
  for (const text of TURNS) {
    expect(turnIn(text, 'en')).toBe(text);
    expect(readWritten(turnIn(text, 'ru'))).toEqual(readWritten(text));
    expect(readWritten(turnIn(text, 'be'))).toEqual(readWritten(text));
  }
});
