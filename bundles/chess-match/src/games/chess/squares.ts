import type { Side } from '../common/sides';
import type { Definition } from './definition';

export type Shape = Pick<Definition, 'files' | 'ranks'>;

export const fileOf = ({ files }: Shape, square: number): number => square % files;
export const rankOf = ({ files }: Shape, square: number): number => Math.floor(square / files);
export const squareOf = ({ files }: Shape, file: number, rank: number): number => rank * files + file;

/** The rank as its owner counts it, from 0. */
export const ownRank = (shape: Shape, side: Side, rank: number): number =>
  side === 'white' ? rank : shape.ranks - 1 - rank;

export const isOnBoard = ({ files, ranks }: Shape, file: number, rank: number): boolean =>
  file >= 0 && file < files && rank >= 0 && rank < ranks;

export const fileLetter = (file: number): string => String.fromCharCode(97 + file);

export const nameOf = (shape: Shape, square: number): string =>
  `${fileLetter(fileOf(shape, square))}${rankOf(shape, square) + 1}`;
