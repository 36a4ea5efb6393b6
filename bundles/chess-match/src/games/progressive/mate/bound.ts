import { KING, type Compact } from './compact';
import { addLargest, holds, type Cover } from './cover';

/** More than any series has moves. */
const NEVER = 99;

/** What a piece could attack, by moves; where a king may castle, from where that leads it too. */
const optionsOf = (
  cover: Cover,
  piece: number,
  square: number,
  castled: readonly number[],
): readonly (readonly number[])[] => {
  const own = cover[piece * 64 + square] ?? [];
  if (piece !== KING || castled.length === 0) return own;
  return own.map((masks, moves) => [...masks, ...castled.flatMap((other) => cover[piece * 64 + other]?.[moves] ?? [])]);
};

/**
 * Moves without which the wanted squares cannot all be attacked, whatever stands in the way: no series that mates is
 * shorter.
 * @param most more than so many are of no account: then 99
 * @param castled squares where the king could come by castling, which is the rook's move too
 */
export const movesWanted = (
  { pieces }: Compact,
  cover: Cover,
  wanted: number,
  most: number,
  castled: readonly number[],
): number => {
  /** Sets that can be attacked by moves spent, by the pieces looked at so far. */
  let reached: number[][] = [[0]];
  for (let square = 0; square < 64; square += 1) {
    const piece = pieces[square] ?? 0;
    if (piece <= 0) continue;
    const options = optionsOf(cover, piece, square, castled);
    const next: number[][] = [];
    for (let spent = 0; spent <= most; spent += 1) {
      const masks: number[] = [];
      for (let moves = 0; moves <= spent; moves += 1) {
        const [before, more] = [reached[spent - moves], options[moves]];
        if (before === undefined || more === undefined) continue;
        for (const mask of before) for (const option of more) addLargest(masks, mask | (option & wanted));
      }
      next.push(masks);
    }
    reached = next;
  }
  const moves = reached.findIndex((masks) => holds(masks, wanted));
  return moves < 0 ? NEVER : moves;
};
