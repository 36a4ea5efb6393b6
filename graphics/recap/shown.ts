/** The chapters that stand in a list of so many rows: the one that is told in the middle wherever there are more. */
export const shownAround = <T>(
  chapters: readonly T[],
  now: number,
  rows: number,
): readonly (readonly [number, T])[] => {
  const first = Math.max(0, Math.min(now - Math.floor(rows / 2), chapters.length - rows));
  return chapters.slice(first, first + rows).map((chapter, index) => [first + index, chapter] as const);
};
