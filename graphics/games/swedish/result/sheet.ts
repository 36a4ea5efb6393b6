import type { Side } from 'chess-match/client';
import { sanWidth } from '../../../air/textWidth';
import type { Turn } from '../../../ticker/turns';

/** A move number of a board, with what each side played. */
export interface Pair {
  readonly number: number;
  readonly white: string | null;
  readonly black: string | null;
}

/** How a sheet is drawn. Pixels. */
export interface SheetSize {
  /** Of the type of a move. */
  readonly type: number;
  /** Left and right of a move together. */
  readonly pad: number;
}

/** An upper bound of the room a pair takes. */
export const pairWidth = ({ white, black }: Pair, { type, pad }: SheetSize): number =>
  Math.max(...[white, black].map((san) => sanWidth(san ?? '', type))) + pad;

const pairsOf = (turns: readonly Turn[], board: number): readonly Pair[] => {
  const pairs = new Map<number, Pair>();
  const add = (number: number, side: Side, san: string): void => {
    const before = pairs.get(number) ?? { number, white: null, black: null };
    pairs.set(number, { ...before, [side]: san });
  };
  for (const { turn, side, moves } of turns)
    for (const move of moves) if (move.board === board) add(Number.parseInt(turn, 10), side, move.san);
  return [...pairs.values()];
};

/** The last moves of a board as players write them down, as many pairs as fit; the last always. Pure. */
export const sheetOf = (turns: readonly Turn[], board: number, width: number, size: SheetSize): readonly Pair[] => {
  const pairs = pairsOf(turns, board);
  let room = width;
  const fitting = [...pairs].reverse().findIndex((pair) => (room -= pairWidth(pair, size)) < 0);
  return fitting < 0 ? pairs : pairs.slice(-Math.max(1, fitting));
};
