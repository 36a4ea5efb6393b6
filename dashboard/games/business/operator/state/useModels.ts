import { lineOf } from 'chess-match/client/turn';
import { boardModels, entryOf, type BoardModel } from 'chess-match/games/business';
import { boardAt } from 'chess-match/client/view';
import { useMemo } from 'react';
import { useEntry, useOperator } from '../../../../operator/state/context';

/** The boards of the match as the line on show leaves them; one where none is open. */
export const useModels = (): readonly BoardModel[] => {
  const { snapshot, moves } = useOperator();
  const line = lineOf(useEntry(null).draft);
  return useMemo(() => {
    if (snapshot === null) return [];
    const { boards, draft } = snapshot;
    const views = boards.boards.length === 0 ? [boardAt(boards, 1)] : boards.boards;
    return boardModels({ views, draft, entry: entryOf(snapshot), moves, line });
  }, [snapshot, moves, line]);
};
