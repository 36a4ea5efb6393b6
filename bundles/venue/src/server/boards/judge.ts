import type { MoveMark } from 'chess-match/client/contract';
import type { PickableMove } from 'chess-match/client/view';
import { differences, without, type Pieces } from './wood';

/** What a wooden board shows, held against the position that was played to. */
export type Reading =
  | { readonly kind: 'alike' }
  /** Exactly this legal move was made on it. */
  | { readonly kind: 'move'; readonly san: string }
  /** It stands as after so many of the turn's moves, and others were made since. */
  | { readonly kind: 'behind'; readonly moves: number; readonly squares: readonly string[] }
  /** Hands are at it: pieces are lifted, or a move is half made. */
  | { readonly kind: 'underway'; readonly squares: readonly string[] }
  /** Nothing that can be played leads there. */
  | { readonly kind: 'differs'; readonly squares: readonly string[] };

/** The position a wooden board starts from, and what may be played there. */
export interface Ground {
  /**
   * What the moves of the draft led through before they came to `pieces`: as they began, after the first, and so on.
   */
  readonly path: readonly Pieces[];
  readonly pieces: Pieces;
  /** None where nobody who feeds this board is to move. */
  readonly moves: readonly PickableMove[];
  readonly toMove: 'white' | 'black';
}

/** Squares that hands at one move leave otherwise, with pieces knocked over: beyond them another position is set up. */
const MOST_IN_HANDS = 6;
/** How far a king goes when it castles. */
const CASTLES = 2;

const fileOf = (square: string): number => square.charCodeAt(0);

/** Where the rook goes from and to when a king castles. */
const rookOf = (from: string, to: string): readonly [string, string] => {
  const rank = to.charAt(1);
  return fileOf(to) > fileOf(from) ? [`h${rank}`, `f${rank}`] : [`a${rank}`, `d${rank}`];
};

/** What stands where after a legal move: pieces are carried, nothing is judged. */
export const placedAfter = (pieces: Pieces, move: PickableMove, toMove: Ground['toMove']): Pieces => {
  const { from, to, promotion } = move;
  if (from === null) return { ...pieces, [to]: `${toMove.charAt(0)}${move.piece ?? ''}` };
  const piece = pieces[from] ?? '';
  const [colour, kind] = [piece.charAt(0), piece.charAt(1)];
  const placed = { ...without(pieces, from), [to]: promotion === null ? piece : `${colour}${promotion.toUpperCase()}` };
  const aside = Math.abs(fileOf(to) - fileOf(from));
  if (kind === 'P' && aside === 1 && pieces[to] === undefined)
    return without(placed, `${to.charAt(0)}${from.charAt(1)}`);
  if (kind === 'K' && aside === CASTLES) {
    const [corner, beside] = rookOf(from, to);
    return { ...without(placed, corner), [beside]: pieces[corner] ?? '' };
  }
  return placed;
};

/** Where these moves led from `begun`, but for where they came to in the end. */
export const pathOf = (begun: Pieces, moves: readonly MoveMark[], toMove: Ground['toMove']): readonly Pieces[] => {
  const path: Pieces[] = [];
  let pieces = begun;
  for (const { san, from, to } of moves) {
    path.push(pieces);
    pieces = placedAfter(pieces, { san, from, to, promotion: /=([A-Z])/.exec(san)?.[1] ?? null }, toMove);
  }
  return path;
};

/** Squares between two on one line, on which a piece may be set down as it slides. */
const between = (from: string, to: string): readonly string[] => {
  const [files, ranks] = [fileOf(to) - fileOf(from), Number(to.charAt(1)) - Number(from.charAt(1))];
  const length = Math.max(Math.abs(files), Math.abs(ranks));
  if (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks)) return [];
  return Array.from({ length: Math.max(0, length - 1) }, (_, at) => {
    const share = (at + 1) / length;
    return `${String.fromCharCode(fileOf(from) + files * share)}${Number(from.charAt(1)) + ranks * share}`;
  });
};

/**
 * Pieces that are seen where they will not stay: one that slides, a rook that castles, a pawn not yet another piece.
 */
const seenOnTheWay = (
  pieces: Pieces,
  { from, to, promotion }: PickableMove,
): readonly (readonly [string, string])[] => {
  if (from === null) return [];
  const piece = pieces[from] ?? '';
  const isCastling = piece.endsWith('K') && Math.abs(fileOf(to) - fileOf(from)) === CASTLES;
  const [corner, beside] = isCastling ? rookOf(from, to) : [from, from];
  return [
    ...between(from, to).map((square) => [square, piece] as const),
    ...between(corner, beside).map((square) => [square, pieces[corner] ?? ''] as const),
    ...(promotion === null ? [] : [[to, piece] as const]),
  ];
};

/**
 * Whether hands that make this move may leave the board like this on the way: pieces are missing, and at most one has
 * not arrived.
 */
const isOnTheWay = ({ pieces, toMove }: Ground, move: PickableMove, now: Pieces): boolean => {
  const after = placedAfter(pieces, move, toMove);
  const strays = differences(pieces, now).filter(
    (square) => now[square] !== undefined && now[square] !== after[square],
  );
  const seen = strays.length > 1 ? [] : seenOnTheWay(pieces, move);
  return strays.every((stray) => seen.some(([square, piece]) => square === stray && now[stray] === piece));
};

/** Pieces lifted or knocked over, nothing put anywhere. */
const isOnlyLifted = (squares: readonly string[], now: Pieces): boolean =>
  squares.every((square) => now[square] === undefined);

/**
 * Whether a wooden board stands as it should, shows one legal move, or what is wrong with it. It is judged as it
 * stands, never by what it showed before: in whatever order hands go, the end is the same.
 */
export const judge = (ground: Ground, now: Pieces): Reading => {
  const squares = differences(ground.pieces, now);
  if (squares.length === 0) return { kind: 'alike' };
  // A piece that is put back is a move taken back: that it made the way back as the next move is not seen on a board.
  const moves = ground.path.findLastIndex((pieces) => differences(pieces, now).length === 0);
  if (moves !== -1) return { kind: 'behind', moves, squares };
  const made = ground.moves.filter(
    (move) => differences(placedAfter(ground.pieces, move, ground.toMove), now).length === 0,
  );
  const [only, second] = made;
  if (only !== undefined && second === undefined) return { kind: 'move', san: only.san };
  const isUnderway =
    squares.length <= MOST_IN_HANDS &&
    (isOnlyLifted(squares, now) || ground.moves.some((move) => isOnTheWay(ground, move, now)));
  return { kind: isUnderway ? 'underway' : 'differs', squares };
};
