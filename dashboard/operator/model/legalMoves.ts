import type { MoveMark, MovesView } from 'chess-match/client';

export type LegalMove = MovesView['boards'][string][number];

/** Squares a piece may go to, each once. */
export const targetsFrom = (moves: readonly LegalMove[], from: string): readonly string[] => [
  ...new Set(moves.filter((move) => move.from === from).map(({ to }) => to)),
];

/** More than one where a pawn promotes. */
export const movesBetween = (moves: readonly LegalMove[], from: string, to: string): readonly LegalMove[] =>
  moves.filter((move) => move.from === from && move.to === to);

/**
 * Where the piece seen on `square` stood before the draft: the drafted piece is picked up at its goal, and its other
 * moves start where it came from. Null if no legal move starts there.
 */
export const originOf = (moves: readonly LegalMove[], drafted: readonly MoveMark[], square: string): string | null => {
  const moved = drafted.find(({ to }) => to === square);
  const origin = moved === undefined ? square : moved.from;
  return moves.some(({ from }) => from === origin) ? origin : null;
};

/** What is written freely: capitals of castling, capture and check signs, promotion "=". */
const plain = (san: string): string => san.replace(/0/g, 'O').replace(/[x+#=!?]/g, '');

/** Legal moves that begin as typed, the nearest in writing first. */
export const movesStarting = <M extends { readonly san: string }>(moves: readonly M[], typed: string): readonly M[] => {
  const start = plain(typed);
  const exact = moves.filter(({ san }) => plain(san).startsWith(start));
  if (exact.length > 0) return exact;
  const small = start.toLowerCase();
  return moves.filter(({ san }) => plain(san).toLowerCase().startsWith(small));
};

/** The one legal move meant by a finished SAN, its missing signs and letter case forgiven; null if none or several. */
export const moveWritten = (moves: readonly LegalMove[], typed: string): LegalMove | null => {
  const written = plain(typed.trim());
  const same = moves.filter(({ san }) => plain(san) === written);
  if (same.length === 1) return same[0] ?? null;
  const loose = moves.filter(({ san }) => plain(san).toLowerCase() === written.toLowerCase());
  return same.length === 0 && loose.length === 1 ? (loose[0] ?? null) : null;
};
