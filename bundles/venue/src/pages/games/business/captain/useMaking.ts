import type { BoardModel, TurnOptions } from 'chess-match/games/business';
import { useChipDrag } from 'chess-match/games/business/useChipDrag';
import { useState } from 'react';
import type { Turn } from '../../../captain/useTurn';
import { asksForBoards, chipTo, makingOn, takersOf, type PendingKeyChange } from './making';

/** Chips on their way from a board to others: by a touch on board after board, or by drag. */
export const useMaking = (
  { entry, state, boards, line, mayEnter, choose: look }: Turn<BoardModel>,
  options: TurnOptions | null,
) => {
  const [made, setMaking] = useState<{ readonly turn: string; readonly making: PendingKeyChange | null } | null>(null);
  const making = makingOn(line, made?.turn === state.entry.draft.turn ? made.making : null);
  const giver = boards.find(({ board }) => board === making?.board);
  const isAsking = making !== null && giver !== undefined && asksForBoards(line, making, giver.chipsBefore);
  const takers = mayEnter && isAsking ? takersOf(options, making) : [];
  const give = (from: number, to: number): void => {
    const own = options?.boards.find(({ board }) => board === from);
    const rating = boards.find(({ board }) => board === from)?.chipsBefore ?? 0;
    if (own === undefined || options === null) return;
    entry.edit((now) => chipTo(now, making, to, own, rating, options.passSize));
    if (making?.kind !== 'select') setMaking(null);
  };
  return {
    making,
    giver,
    isAsking,
    takers,
    ...useChipDrag(give),
    make: (next: PendingKeyChange | null): void => setMaking({ turn: state.entry.draft.turn, making: next }),
    /** A board that is touched takes a chip where it may, and is played on where it may not. */
    choose: (board: number): void => {
      if (making !== null && takers.includes(board)) give(making.board, board);
      else look(board);
    },
  };
};
