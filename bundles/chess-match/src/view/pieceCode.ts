import type { Side } from '@schemas/boards';

/** A piece as it is drawn, "wQ". @param piece a letter of either size, or a name */
export const pieceCode = (side: Side, piece: string): string =>
  `${side === 'white' ? 'w' : 'b'}${piece.length === 1 ? piece.toUpperCase() : piece}`;
