import type { BoardView, MoveMark, Placement } from 'chess-match/client';

/** What one piece does between two pictures of a board. Squares are names ("e4"), codes as in the placement. */
export type PieceStep =
  | { readonly kind: 'slide'; readonly from: string; readonly to: string; readonly code: string }
  | {
      readonly kind: 'promote';
      readonly from: string;
      readonly to: string;
      readonly was: string;
      readonly code: string;
    }
  | { readonly kind: 'capture'; readonly at: string; readonly code: string }
  | { readonly kind: 'appear'; readonly at: string; readonly code: string };

/** Pieces of the picture before that these steps take away: taken ones, and pawns that become another piece. */
export const gonePieces = (steps: readonly PieceStep[]): Placement =>
  Object.fromEntries(
    steps.flatMap((piece) => {
      if (piece.kind === 'capture') return [[piece.at, piece.code]];
      return piece.kind === 'promote' ? [[piece.from, piece.was]] : [];
    }),
  );

type Placed = Pick<BoardView, 'pieces' | 'lastMoves' | 'ranks'>;

/** Square after the moves → square before them, for every piece the moves carried; a series of moves is followed. */
const carried = (before: Placement, moves: readonly MoveMark[]): ReadonlyMap<string, string> => {
  const origins = new Map<string, string>();
  for (const { from, to } of moves) {
    if (from === null) continue;
    const origin = origins.get(from) ?? (before[from] === undefined ? undefined : from);
    origins.delete(from);
    origins.delete(to);
    if (origin !== undefined) origins.set(to, origin);
  }
  return origins;
};

const distance = (a: string, b: string): number =>
  Math.hypot(a.charCodeAt(0) - b.charCodeAt(0), Number(a.slice(1)) - Number(b.slice(1)));

const nearest = (to: string, candidates: readonly string[]): string | undefined =>
  [...candidates].sort((a, b) => distance(a, to) - distance(b, to))[0];

/**
 * The difference between two pictures of one line as single steps: pieces that moved (the castling rook too), changed
 * into another piece on arrival, were taken, or stand there without having come from anywhere (a set position).
 */
export const planPieces = (before: Placement, after: Pick<Placed, 'pieces' | 'lastMoves'>): readonly PieceStep[] => {
  const steps: PieceStep[] = [];
  const unmoved = (square: string): boolean => before[square] === after.pieces[square];
  const left = new Set(Object.keys(before));
  const arrived = new Set(Object.keys(after.pieces));
  const settle = (from: string, to: string): void => {
    left.delete(from);
    arrived.delete(to);
    const [was, code] = [before[from], after.pieces[to]];
    if (was === undefined || code === undefined || from === to) return;
    steps.push(was === code ? { kind: 'slide', from, to, code } : { kind: 'promote', from, to, was, code });
  };
  for (const [to, from] of carried(before, after.lastMoves))
    if (before[from]?.[0] === after.pieces[to]?.[0] && !(unmoved(from) && unmoved(to))) settle(from, to);
  for (const square of [...arrived]) if (left.has(square) && unmoved(square)) settle(square, square);
  for (const to of [...arrived]) {
    const from = nearest(
      to,
      [...left].filter((square) => before[square] === after.pieces[to]),
    );
    if (from !== undefined) settle(from, to);
  }
  for (const at of left) steps.push({ kind: 'capture', at, code: before[at] ?? '' });
  for (const at of arrived) steps.push({ kind: 'appear', at, code: after.pieces[at] ?? '' });
  return steps;
};
