import type { Side, TurnsView } from 'chess-match/client';
import { turnText } from 'chess-match/client/view';
import { LINE_HEIGHT, numbered, wrapMoves, type Line } from '../air/moves/wrapMoves';

/** A turn on one board, its moves in lines. */
export interface TurnRow {
  readonly ply: number;
  readonly turn: string;
  readonly side: Side;
  readonly lines: readonly Line[];
}

interface Room {
  /** Of the moves, pixels. */
  readonly width: number;
  readonly height: number;
  /** Of the type, and between turns, pixels. */
  readonly size: number;
  readonly gap: number;
}

/** Whether turns of this board are series: not every one is a single move. */
export const hasSeries = ({ turns }: TurnsView, board: number): boolean =>
  turns.some(({ moves }) => moves.filter((move) => move.board === board).length > 1);

/** The last turns of a board that fit as a whole, oldest first; the newest always. */
export const turnRows = (
  { turns }: TurnsView,
  board: number,
  { width, height, size, gap }: Room,
): readonly TurnRow[] => {
  const rows = turns.flatMap(({ turn, ply, side, moves }): TurnRow[] => {
    const sans = moves.filter((move) => move.board === board).map(({ san }) => san);
    if (sans.length === 0) return [];
    return [{ ply, turn: turnText(turn), side, lines: wrapMoves(numbered(sans), width, size) }];
  });
  const kept: TurnRow[] = [];
  let room = height;
  for (const row of [...rows].reverse()) {
    room -= row.lines.length * size * LINE_HEIGHT + (kept.length > 0 ? gap : 0);
    if (room < 0 && kept.length > 0) break;
    kept.unshift(row);
  }
  return kept;
};
