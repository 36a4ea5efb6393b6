import type { Placement } from 'chess-match/client';
import { chipsOf } from 'chess-match/games/business';
import { gonePieces } from '../../../air/board/planPieces';
import type { Card, Picture, Step } from './plan';

const NO_PIECES: Placement = {};

/** Pieces of the picture before that the motion takes away: taken ones, and pawns that became another piece. */
export const ghostPieces = (steps: readonly Step[], branch: string): Placement => {
  const step = steps.find((other) => other.kind === 'pieces' && other.branch === branch);
  return step?.kind === 'pieces' ? gonePieces(step.steps) : NO_PIECES;
};

/** Chips the line had in the picture before; a line that was not there had none. */
export const chipsBefore = (before: Picture | null, { branch, view }: Card): number =>
  chipsOf(before ? before.boards.find((board) => board.line === branch) : view);

export const isBorn = (steps: readonly Step[], branch: string): boolean =>
  steps.some((step) => step.kind === 'birth' && step.branch === branch);
