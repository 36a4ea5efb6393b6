import type { Side } from '../common/sides';
import type { Man } from './position';

/** Upper case is White's, as in FEN. */
export const letterOf = (type: string, side: Side): string => (side === 'white' ? type.toUpperCase() : type);

export const sideOfLetter = (letter: string): Side => (letter === letter.toUpperCase() ? 'white' : 'black');

/** The man a letter stands for, or null for a space. */
export const manOf = (letter: string): Man | null =>
  letter === ' ' ? null : { type: letter.toLowerCase(), side: sideOfLetter(letter), promoted: false };
