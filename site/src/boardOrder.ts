import type { HomeContent } from 'chess-match/contract/viewers';
import type { Preferences } from './preferences';

type View = HomeContent['boards'][number];

const isOver = ({ status }: View): number => (status === 'live' ? 0 : 1);
/** What a board is worth; nothing where all are worth the same. */
type WorthOf = (view: View) => number;

/**
 * Boards that are played on first, by what they are worth (the lower number first where they are equal) or by number;
 * those that have ended by what is news first, or by number.
 */
export const inOrder = (boards: readonly View[], order: Preferences['order'], worthOf: WorthOf): readonly View[] => {
  /** The greater comes first. */
  const weightOf = (view: View): number => view.result?.ply ?? worthOf(view);
  return boards.toSorted(
    (a, b) => isOver(a) - isOver(b) || (order === 'worth' ? weightOf(b) - weightOf(a) : 0) || a.board - b.board,
  );
};
