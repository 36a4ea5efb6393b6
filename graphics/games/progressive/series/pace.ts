import { MOTION } from '../../../air/theme';

/** Seconds: what a viewer needs to see one move and where it went, and what a series of any length may take. */
const UNHURRIED = 0.95;
const LONGEST = 6;

export interface Pace {
  /** Seconds from the beginning of one move to that of the next. */
  readonly step: number;
  /** Of a man on his way. */
  readonly move: number;
}

/** How fast a series of so many moves is played: unhurried, and all of it within six seconds. Pure. */
export const paceOf = (steps: number): Pace => {
  const step = Math.min(UNHURRIED, LONGEST / Math.max(1, steps));
  return { step, move: Math.min(MOTION.piece.duration, 0.7 * step) };
};
