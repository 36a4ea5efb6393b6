import { MOTION } from '../../../air/theme';

/** Seconds: what a viewer needs to see one move and where it went, and what the moves of a series may take. */
const UNHURRIED = 0.95;
const LONGEST = 5.6;
/** Until the marks of the board stand as the picture has them. */
export const SETTLING = 0.4;

export interface Pace {
  /** Seconds from the beginning of one move to that of the next. */
  readonly step: number;
  /** Of a piece on his way. */
  readonly move: number;
  /** From the first move to where all stands still. */
  readonly whole: number;
}

/** How fast a series of so many moves is played: unhurried, and all of it within six seconds. Pure. */
export const paceOf = (steps: number): Pace => {
  const step = Math.min(UNHURRIED, LONGEST / Math.max(1, steps));
  const move = Math.min(MOTION.piece.duration, 0.7 * step);
  return { step, move, whole: (Math.max(1, steps) - 1) * step + move + SETTLING };
};
