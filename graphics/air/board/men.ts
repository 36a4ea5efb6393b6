import type { BoardView, Placement } from 'chess-match/client';
import { planPieces } from './planPieces';

export interface Man {
  /** Goes with him from square to square. */
  readonly number: number;
  readonly square: string;
  readonly code: string;
}

/** The men of a board, each told from all others that were ever seen on it. */
export interface Men {
  readonly pieces: Placement;
  /** By number: whoever moves keeps his place in the order. */
  readonly men: readonly Man[];
  /** How many numbers are given. */
  readonly given: number;
}

/** The men of a board that is seen for the first time. */
export const firstMen = (pieces: Placement): Men => {
  const men = Object.entries(pieces).map(([square, code], number) => ({ number, square, code }));
  return { pieces, men, given: men.length };
};

/** Who moved keeps his number; who came from nowhere, or became another man, gets the next one. */
export const followMen = (before: Men, after: Pick<BoardView, 'pieces' | 'lastMoves'>): Men => {
  const origins = new Map<string, string | null>();
  for (const step of planPieces(before.pieces, after)) {
    if (step.kind === 'slide') origins.set(step.to, step.from);
    else if (step.kind === 'promote') origins.set(step.to, null);
    else if (step.kind === 'appear') origins.set(step.at, null);
  }
  const numbers = new Map<string | null, number>(before.men.map(({ square, number }) => [square, number]));
  let { given } = before;
  const men = Object.entries(after.pieces).map(([square, code]) => {
    const origin = origins.get(square);
    return { number: numbers.get(origin === undefined ? square : origin) ?? given++, square, code };
  });
  return { pieces: after.pieces, men: men.sort((a, b) => a.number - b.number), given };
};
