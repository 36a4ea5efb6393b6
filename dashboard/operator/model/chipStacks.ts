/** Above this many a stack with a figure is read faster than counters are counted. */
export const MOST_COUNTERS = 10;
const GROUP = 5;

/** Chips in groups of five, the last one smaller: 7 is [5, 2]. Empty above MOST_COUNTERS. */
export const chipGroups = (chips: number): readonly number[] => {
  if (chips > MOST_COUNTERS) return [];
  const groups = Array.from({ length: Math.floor(chips / GROUP) }, () => GROUP);
  return chips % GROUP === 0 ? groups : [...groups, chips % GROUP];
};
