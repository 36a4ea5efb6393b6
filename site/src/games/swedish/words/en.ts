import type { Words } from './ru';

export const en: Words = {
  now: 'Now',
  sits: (board, side) =>
    `Board ${board}, ${side === 'white' ? 'White' : 'Black'}: sits, in check, until the partner gives a piece.`,
};
