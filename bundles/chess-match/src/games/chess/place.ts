import { manAt, type Man, type Position, type Squares } from './position';
import type { StepTaken } from './steps';

/** The squares after a step; nothing else of the position is looked at. */
export const squaresAfter = ({ squares }: Pick<Position, 'squares'>, step: StepTaken): Squares => {
  const after = [...squares];
  const man = manAt(squares, step.from);
  if (step.captured >= 0) after[step.captured] = null;
  after[step.from] = null;
  after[step.to] =
    man === null || step.promotion === null ? man : { type: step.promotion, side: man.side, promoted: true };
  if (step.castling !== null) {
    after[step.castling.rookTo] = manAt(squares, step.castling.rook);
    after[step.castling.rook] = null;
  }
  return after;
};

export const withMan = (squares: Squares, square: number, man: Man): Squares => {
  const after = [...squares];
  after[square] = man;
  return after;
};
