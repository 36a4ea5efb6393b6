/** The middle of some numbers, of an even number of them the mean of the two, in whole ones; null of none. */
export const median = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
};
