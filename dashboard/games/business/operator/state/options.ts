import type { OptionsView, TurnOptions } from 'chess-match/client';
import type { Making } from './doing';

export type BoardOptions = TurnOptions['boards'][number];

/** What may be done on a board before anything is drafted; null where nobody is to move or the board is not live. */
export const optionsOn = ({ turn }: OptionsView, board: number): BoardOptions | null =>
  turn?.boards.find((known) => known.board === board) ?? null;

/** The boards that can take chips of the pass or selection being made. */
export const takersOf = (view: OptionsView, { kind, board }: Making): readonly number[] => {
  const options = optionsOn(view, board);
  if (options === null) return [];
  return kind === 'pass' ? options.passTo : options.selectTo;
};
