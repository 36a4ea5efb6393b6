import { boardModels, lineOf, type BoardModel } from 'chess-match/client/turn';
import { useMemo } from 'react';
import { useOperator } from './context';

/** The boards of the match as the line on show leaves them; one where none is open. */
export const useModels = (): readonly BoardModel[] => {
  const { snapshot, moves, sync } = useOperator();
  const line = lineOf(sync);
  return useMemo(() => {
    if (snapshot === null) return [];
    const { board1, board2, board3, board4, board5, draft, match } = snapshot;
    const views = [board1, board2, board3, board4, board5].filter(({ board }) => board <= Math.max(match.boards, 1));
    return boardModels({ views, draft, moves, line });
  }, [snapshot, moves, line]);
};
