import type { StepTaken } from '../../chess/steps';
import { TABLES } from './board';
import type { Turn } from './turn';

const nameOf = (square: number): string => TABLES.names[square] ?? '';

/** A turn for programs: "e2e4", "a8a9g"; castling is the kniaz's move, by two or three; "inauguration". */
export const coordinatesOf = (turn: Turn): string =>
  turn.kind === 'inauguration'
    ? turn.kind
    : `${nameOf(turn.step.from)}${nameOf(turn.step.to)}${turn.step.promotion ?? ''}`;

const castlingText = ({ from, to, castling }: StepTaken): string =>
  `${castling?.castling.san ?? ''}:${Math.abs(to - from)}`;

/** A turn as records have it (rules/notation.md): "e2-e4", "e4xd5", "a8-a9=g", "O-O:3", "inauguration". */
export const textOf = (turn: Turn): string => {
  if (turn.kind === 'inauguration') return turn.kind;
  const { step } = turn;
  if (step.castling !== null) return castlingText(step);
  const promotion = step.promotion === null ? '' : `=${step.promotion}`;
  return `${nameOf(step.from)}${step.captured < 0 ? '-' : 'x'}${nameOf(step.to)}${promotion}`;
};
