/**
 * What a spreadsheet would work out instead of showing: written behind an apostrophe, and so is what already stands
 * behind one. A cell may go over several lines, and begin with blanks or with the wide signs of East Asian keyboards.
 */
export const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/** A cell as it was before it was written so. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
