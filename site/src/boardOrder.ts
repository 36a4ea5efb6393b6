import type { HomeContent } from 'chess-match/contract/viewers';
import type { Preferences } from './preferences';

type View = HomeContent['boards'][number];

const isOver = ({ status }: View): number => (status === 'live' ? 0 : 1);
/** The greater comes first: chips, and where there are none any more when it ended. */
const weightOf = ({ chips, result }: View): number => (result === null ? chips : result.ply);

/**
 * Boards that are played on first, by chips (the lower number first where they are equal) or by number; those that have ended by
 * what is news first, or by number.
 */
export const inOrder = (boards: readonly View[], order: Preferences['order']): readonly View[] =>
  boards.toSorted(
    (a, b) => isOver(a) - isOver(b) || (order === 'chips' ? weightOf(b) - weightOf(a) : 0) || a.board - b.board,
  );
