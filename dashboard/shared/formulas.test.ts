import { describe, expect, it } from 'vitest';
import { FORMULA, withoutApostrophe } from './formulas';

/** As papaparse writes a cell. */
const written = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

describe('cells that a spreadsheet would work out', () => {
  it.each(['=1+1', '@SUM(A1)', '+1', '-1', '\t=1', '\r=1', '=1\nand another line', "'=1", "''=1"])(
    '%j stands behind an apostrophe, and comes back as it was',
    (cell) => {
      expect(written(cell)).toBe(`'${cell}`);
      expect(withoutApostrophe(written(cell))).toBe(cell);
    },
  );

  it.each(['Anna', "'Abd", "O'Neill", '1:0', '', "'"])('%j is left as it is', (cell) => {
    expect(written(cell)).toBe(cell);
    expect(withoutApostrophe(cell)).toBe(cell);
  });
});
