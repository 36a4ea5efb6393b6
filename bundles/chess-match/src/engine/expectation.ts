import type { BySide } from '../games/common/sides';
import type { Score } from './info';

/**
 * How steeply an advantage becomes points, per hundredth of a pawn, where people score so much who are a pawn ahead. In
 * real games that is 59 % (lichess.org/page/accuracy): far less than an engine says, as it tells how engines would end
 * them.
 */
export const slopeOf = (pawnPercent: number): number => Math.log(pawnPercent / (100 - pawnPercent)) / 100;

/** Points that people score from there, 0 to 1, for whom the score is of. @param slope per hundredth of a pawn */
export const expectationOf = (score: Score, slope: number): number => {
  if (score.kind === 'mate') return score.in > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-slope * score.hundredths));
};

/** A line that goes on: what it pays for a win, and what White may expect of it, 0 to 1. */
export interface Prospect {
  readonly stake: number;
  readonly expectation: number;
}

/** How a match may end: points for both, and how far from that it may well be. */
export interface Expected extends BySide<number> {
  /** Two matches of three end within it. Lines are taken as if none had to do with another. */
  readonly spread: number;
}

/** Where nobody is better every other game is drawn: of a game that is never drawn the variance would be twice that. */
const DRAWS = 0.5;

/**
 * What is to be expected of a match: what it has paid, and of each line its stake times the expectation. With no line
 * left it is the score, to the letter.
 * @param paid points, as the score has them
 */
export const expectedOf = (paid: BySide<number>, prospects: readonly Prospect[]): Expected => {
  let { white, black } = paid;
  let variance = 0;
  for (const { stake, expectation } of prospects) {
    white += stake * expectation;
    black += stake * (1 - expectation);
    variance += stake ** 2 * expectation * (1 - expectation) * DRAWS;
  }
  return { white, black, spread: Math.sqrt(variance) };
};
