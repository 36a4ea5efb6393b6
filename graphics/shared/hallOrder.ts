/** Hall order: board 1 in the middle, then outwards left and right in turn: 4 2 1 3 5. */
export const hallOrder = (boards: readonly number[]): readonly number[] => {
  const place = (board: number): number => (board % 2 === 0 ? -board : board - 1);
  return [...boards].sort((a, b) => place(a) - place(b));
};

/** Views of boards in hall order. */
export const inHallOrder = <T extends { readonly board: number }>(views: readonly T[]): readonly T[] => {
  const order = hallOrder(views.map(({ board }) => board));
  return [...views].sort((a, b) => order.indexOf(a.board) - order.indexOf(b.board));
};
