import { latinMove } from 'chess-match/client/view';
import { movesStarting, moveWritten } from 'chess-match/client/turn';
import type { BoardModel } from 'chess-match/games/business';

/** What the text of a board's field comes to when it is left. */
export interface Settled {
  /** What goes on the line for this board; null: its move is taken off. */
  readonly move: string | null;
  /** Nothing is left to do here. */
  readonly isDone: boolean;
}

/**
 * Enter may finish a beginning that only one move has. What is no move for this page goes on the line as it was typed:
 * the rules say what it means or why it is none, and the line can be cleared of it.
 */
export const settleField = (moves: BoardModel['moves'], typed: string, mayComplete: boolean): Settled => {
  const text = typed.trim();
  if (text === '') return { move: null, isDone: true };
  const found = movesStarting(moves, text);
  const only = mayComplete && found.length === 1 ? (found[0] ?? null) : null;
  const move = moveWritten(moves, text) ?? only;
  return move === null
    ? { move: latinMove(text).replaceAll(/\s/g, ''), isDone: false }
    : { move: move.san, isDone: true };
};

/**
 * No move begins with a colon, on either layout: the figure that brought the cursor here, or stands before it, is no
 * board's key but the beginning of "2:Nf3" on the line.
 * @returns the item's board; null where the text is none
 */
export const itemBegun = (typed: string, here: number): number | null => {
  const [, figure] = /^([1-9]?)[:Ж]$/.exec(typed) ?? [];
  return figure === undefined ? null : figure === '' ? here : Number(figure);
};
