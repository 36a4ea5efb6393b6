import type { TurnsView } from 'chess-match/client';
import { LINE_HEIGHT, numbered, wrapMoves, type Wrapped } from '../air/moves/wrapMoves';

type Turn = TurnsView['turns'][number];

/** A turn with its moves in lines. */
export interface Row {
  readonly turn: Turn;
  readonly wrapped: Wrapped;
  /** Pixels. */
  readonly height: number;
}

/** Room for the rows, and the type. Pixels. */
export interface RowsBox {
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** Between rows, pixels. */
export const ROW_GAP = 12;

/** The last turns, the newest last: as many as find room whole. */
export const lastRows = (turns: readonly Turn[], { width, height, size }: RowsBox): readonly Row[] => {
  let room = height + ROW_GAP;
  const rows: Row[] = [];
  for (const turn of [...turns].reverse()) {
    const lines = wrapMoves(numbered(turn.moves.map(({ san }) => san)), width, size);
    const row = { turn, wrapped: { size, lines, isCut: false }, height: lines.length * size * LINE_HEIGHT };
    room -= row.height + ROW_GAP;
    if (room < 0) break;
    rows.unshift(row);
  }
  return rows;
};
