import { lineIn } from 'chess-match/client';
import { readTyped, TURN_LINE } from 'chess-match/games/business';
import type { LineWriting } from '../../shared/writing';

/** A turn over the boards. @param onlyBoard the board of a move that names none; null where there are several */
export const writingWith = (onlyBoard: number | null): LineWriting => ({
  grammar: TURN_LINE,
  read: (typed) => readTyped(typed, onlyBoard),
  shown: lineIn,
});

export const WRITING = writingWith(null);
