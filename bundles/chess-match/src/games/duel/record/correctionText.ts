import type { CorrectPosition } from '../commands';

/** "@position FEN", as a comment says what the arbiter set. */
export const correctionText = ({ fen }: { readonly fen: string }): string => `@position ${fen}`;

const POSITION = /^@position (.+)$/;

/** The command a comment stands for; null for any other comment. */
export const readCorrection = (comment: string): CorrectPosition | null => {
  const [, fen] = POSITION.exec(comment) ?? [];
  return fen === undefined ? null : { type: 'correctPosition', board: 1, fen, reason: '' };
};
