/** One figure; `limit` is the most it may be, null where there is no promise. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number | null;
}

/** @param values not empty */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 50);

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

/** The rows as a table for a terminal; a limit that is broken is marked. */
export const printTable = (rows: readonly Row[]): string => {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map(({ what, value, unit, limit }) => {
      const promise = limit === null ? '' : `  (<= ${limit})${value > limit ? '  OVER' : ''}`;
      return `${what.padEnd(width)}  ${shown(value).padStart(9)} ${unit}${promise}\n`;
    })
    .join('');
};
