import type { BoardView } from '@schemas/boards';

/** How much a board is worth beside others of its game, whatever that is counted in; 0 where nothing is. */
export const worthOf = ({ badges }: Pick<BoardView, 'badges'>): number =>
  badges.reduce((total, { value }) => total + value, 0);
