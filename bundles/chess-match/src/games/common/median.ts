/** The middle of some numbers, of an even number of them the mean of the two, in whole ones; null of none. */
export const median = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.length === 0 ? null : Math.round(middle.reduce((sum, one) => sum + one) / middle.length);
};
