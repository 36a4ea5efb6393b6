/** How much a crowded tree leaves out. */
export interface Detail {
  /** The oldest passes, where neighbours, are drawn as one. */
  readonly foldedPasses: number;
  /** Smaller boxes, and no badge where a branch begins: its colour, its line and its head tell the board. */
  readonly isCompact: boolean;
  /** "mate", "draw" above the boxes of ends. */
  readonly hasWords: boolean;
  /** Move numbers at forks; the axis below has them too. */
  readonly hasNumbers: boolean;
  /** The oldest forks, drawn without their moves. */
  readonly plainForks: number;
  /** No room is kept for marks of quiet stretches, and the least between events. */
  readonly isTight: boolean;
}

/** The latest passes are what viewers talk about: they are folded only when nothing else helps. */
const LATEST = 6;

/** The least a tree can be drawn with; room that happens to be left is used all the same. */
export const barest = (passes: number, forks: number): Detail => ({
  foldedPasses: passes,
  isCompact: true,
  hasWords: false,
  hasNumbers: false,
  plainForks: forks,
  isTight: true,
});

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/**
 * From all detail to the least: the oldest passes are folded, boxes shrink, the latest passes are folded too, the
 * words of ends and the numbers of forks go, then the moves of forks, oldest first,
 * and at last the room for marks of quiet stretches.
 */
export const detailSteps = (passes: number, forks: number): readonly Detail[] => {
  const early = Math.max(0, passes - LATEST);
  const rich = { isCompact: false, hasWords: true, hasNumbers: true, plainForks: 0, isTight: false };
  const compact = { ...rich, isCompact: true };
  return [
    ...upTo(0, early).map((foldedPasses) => ({ ...rich, foldedPasses })),
    ...upTo(early, passes).map((foldedPasses) => ({ ...compact, foldedPasses })),
    ...upTo(0, forks).map((plainForks) => ({ ...barest(passes, plainForks), isTight: false })),
    barest(passes, forks),
  ];
};
