/** So many chips are counted faster one by one than by piles. */
export const LAID_OUT = 10;
const FIVE = 5;

const groupsOf = (count: number, size: number): readonly number[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, index) => Math.min(size, count - index * size));

/**
 * Sizes of the piles in which so many chips stand: fives, or more fives each where there would be more piles than
 * `most`.
 */
export const chipPiles = (count: number, most: number): readonly number[] =>
  groupsOf(count, FIVE * Math.max(1, Math.ceil(count / (most * FIVE))));

/**
 * How chips lie, wherever they are drawn: beside each other by fives up to ten, more in piles. The first to arrive
 * first.
 */
export const chipHeaps = (
  count: number,
  most: number,
): { readonly isPiled: boolean; readonly sizes: readonly number[] } =>
  count > LAID_OUT
    ? { isPiled: true, sizes: chipPiles(count, most) }
    : { isPiled: false, sizes: groupsOf(count, FIVE) };
