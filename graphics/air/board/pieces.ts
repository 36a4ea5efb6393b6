import type { BoardView, Placement } from 'chess-match/client';
import { planPieces } from './planPieces';

export interface TrackedPiece {
  /** Goes with it from square to square. */
  readonly number: number;
  readonly square: string;
  readonly code: string;
}

/** The pieces of a board, each told from all others that were ever seen on it. */
export interface TrackedPieces {
  readonly placement: Placement;
  /** By number: a piece that moves keeps its place in the order. */
  readonly pieces: readonly TrackedPiece[];
  /** How many numbers are given. */
  readonly given: number;
}

/** Numbers the pieces of a board that is seen for the first time. */
export const firstPieces = (placement: Placement): TrackedPieces => {
  const pieces = Object.entries(placement).map(([square, code], number) => ({ number, square, code }));
  return { placement, pieces, given: pieces.length };
};

/** Numbers them on: what moved keeps its number; what came from nowhere, or became another piece, gets the next one. */
export const followPieces = (before: TrackedPieces, after: Pick<BoardView, 'pieces' | 'lastMoves'>): TrackedPieces => {
  const origins = new Map<string, string | null>();
  for (const step of planPieces(before.placement, after)) {
    if (step.kind === 'slide') origins.set(step.to, step.from);
    else if (step.kind === 'promote') origins.set(step.to, null);
    else if (step.kind === 'appear') origins.set(step.at, null);
  }
  const numbers = new Map<string | null, number>(before.pieces.map(({ square, number }) => [square, number]));
  let { given } = before;
  const pieces = Object.entries(after.pieces).map(([square, code]) => {
    const origin = origins.get(square);
    return { number: numbers.get(origin === undefined ? square : origin) ?? given++, square, code };
  });
  return { placement: after.pieces, pieces: pieces.sort((a, b) => a.number - b.number), given };
};
