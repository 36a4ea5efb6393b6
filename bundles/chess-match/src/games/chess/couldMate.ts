import type { Side } from '../common/sides';
import type { PieceType } from './definition';
import { isLocked } from './lockedPawns';
import type { Position } from './position';
import type { Rules } from './rules';
import { fileOf, rankOf } from './squares';

/**
 * Whether `side` could mate by any series of legal moves of ordinary chess (FIDE 6.9), judged by material and by walls
 * of pawns that only kings stand behind; other blocked positions are not recognised: there the players agree on a draw.
 */
export const couldMate = (rules: Rules, position: Position, side: Side): boolean => {
  if (isLocked(rules, position)) return false;
  const pieces = position.squares.flatMap((piece, square) =>
    piece === null || piece.type === 'k' ? [] : [{ ...piece, square }],
  );
  const own = pieces.filter((piece) => piece.side === side);
  const others = pieces.filter((piece) => piece.side !== side);
  const has = (some: readonly { readonly type: PieceType }[], types: string): boolean =>
    some.some(({ type }) => types.includes(type));
  if (has(own, 'prq')) return true;
  if (has(own, 'n')) return own.length > 1 || has(others, 'prbn');
  if (own.length === 0) return false;
  const { definition } = rules;
  const colourOf = (square: number): number => (fileOf(definition, square) + rankOf(definition, square)) % 2;
  const colours = new Set(pieces.filter(({ type }) => type === 'b').map(({ square }) => colourOf(square)));
  return colours.size > 1 || has(pieces, 'pn');
};
