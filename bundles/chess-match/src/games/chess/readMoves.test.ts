import { expect, it } from 'vitest';
import { readMoves } from './readMoves';

it('reads Russian letters as those of SAN, numbers before them left as they are', () => {
  expect(readMoves(' 3.Сc4  Фh5 Фxf7# ')).toEqual({ line: '3.Bc4 Qh5 Qxf7#', byKeys: [] });
  expect(readMoves('3. e4 0-0').line).toBe('3. e4 0-0');
});

it('tells what it took by the keys alone, and leaves it as it was typed', () => {
  expect(readMoves('2.Тс6 Кf6')).toEqual({ line: '2.Тс6 Nf6', byKeys: [{ typed: '2.Тс6', read: '2.Nc6' }] });
});
