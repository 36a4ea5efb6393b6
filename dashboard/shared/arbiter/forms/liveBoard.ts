/**
 * The board a form is about: the first live one, until a board is chosen. What was typed for a board that has ended is
 * not meant for another one: then there is none, until one is chosen anew.
 */
export const liveBoard = (chosen: number | null, liveBoards: readonly number[]): number | null => {
  if (chosen === null) return liveBoards[0] ?? null;
  return liveBoards.includes(chosen) ? chosen : null;
};
