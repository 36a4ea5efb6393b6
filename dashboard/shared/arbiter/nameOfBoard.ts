import type { MatchView } from 'chess-match/client';

/** What a board is called: by its thread where boards go on by themselves, else by its number. */
export const nameOfBoard = ({ threads }: Pick<MatchView, 'threads'>, board: number): string =>
  (threads.length > 1 ? threads.find(({ boards }) => boards.includes(board))?.id : undefined) ?? String(board);
