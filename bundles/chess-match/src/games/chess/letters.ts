import type { Side } from '../common/sides';
import type { Piece } from './position';

/** Upper case is White's, as in FEN. */
export const letterOf = (type: string, side: Side): string => (side === 'white' ? type.toUpperCase() : type);

export const sideOfLetter = (letter: string): Side => (letter === letter.toUpperCase() ? 'white' : 'black');

/** The piece a letter stands for, or null for a space. */
export const pieceOf = (letter: string): Piece | null =>
  letter === ' ' ? null : { type: letter.toLowerCase(), side: sideOfLetter(letter), promoted: false };
