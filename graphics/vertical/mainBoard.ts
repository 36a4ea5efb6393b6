import type { BoardView, BoardsView, TurnsView } from 'chess-match/client';

/** What a board counts for beside others; the same for all where a game does not say. */
export type WorthOf = (board: number) => number;

const isLive = ({ status }: BoardView): boolean => status === 'live';

/**
 * The board that is drawn large: the one the director shows, else of those played on the one that counts for most, of
 * equal ones that which moved last; after the end the last that was played.
 * @param shown played at or about to be; never empty boards
 */
export const mainBoard = (
  shown: BoardsView['boards'],
  turns: TurnsView['turns'],
  asked: number | null,
  worthOf: WorthOf,
): BoardView | null => {
  const wanted = shown.find(({ board }) => board === asked);
  if (wanted) return wanted;
  const movedAt = ({ board }: BoardView): number =>
    turns.findLastIndex(({ moves }) => moves.some((move) => move.board === board));
  const [first = null] = [...shown].sort(
    (a, b) =>
      Number(isLive(b)) - Number(isLive(a)) ||
      worthOf(b.board) - worthOf(a.board) ||
      movedAt(b) - movedAt(a) ||
      a.board - b.board,
  );
  return first;
};
