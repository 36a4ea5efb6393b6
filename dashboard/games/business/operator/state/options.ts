import type { TurnOptions } from 'chess-match/games/business';
import type { PendingKeyChange } from './doing';

export type BoardOptions = TurnOptions['boards'][number];

/** What may be done on a board, as far as it is drafted; null where nobody is to move or the board is not live. */
export const optionsOn = (options: TurnOptions | null, board: number): BoardOptions | null =>
  options?.boards.find((known) => known.board === board) ?? null;

/** The boards that can take chips of the pass or selection being made. */
export const takersOf = (options: TurnOptions | null, { kind, board }: PendingKeyChange): readonly number[] => {
  const own = optionsOn(options, board);
  if (own === null) return [];
  return kind === 'pass' ? own.passTo : own.selectTo;
};
