import { describe, expect, it } from 'vitest';
import { FORMULA, withoutApostrophe } from './formulas';

/** As papaparse writes a cell. */
const written = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

describe('cells that a spreadsheet would work out', () => {
  it.each([
    '=1+1',
    '@SUM(A1)',
    '+1',
    '-1',
    '\t=1',
    '\r=1',
    '=1\nand another line',
    '\n=1',
    ' =1',
    '\u00A0@SUM(A1)',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
    "'=1",
    "''=1",
  ])('%j stands behind an apostrophe, and comes back as it was', (cell) => {
    expect(written(cell)).toBe(`'${cell}`);
    expect(withoutApostrophe(written(cell))).toBe(cell);
  });

  it.each(['Anna', "'Abd", "O'Neill", '1:0', '', "'", ' Anna', 'a-b'])('%j is left as it is', (cell) => {
    expect(written(cell)).toBe(cell);
    expect(withoutApostrophe(cell)).toBe(cell);
  });
});
