import type { Position } from '../../chess/position';
import type { Agreed } from './setting';
import { stepsWithoutCheck } from './steps';
import { afterTurn, turnsOf } from './turn';

/**
 * How many sequences of `depth` turns there are. Every kniaz may be captured, and where nobody is left to follow it the
 * sequence ends; what ends a game by throne or draw is not looked at.
 */
export const countTurns = (agreed: Agreed, position: Position, depth: number): number => {
  if (depth <= 0) return 1;
  const turns = turnsOf(agreed, position, stepsWithoutCheck);
  if (depth === 1) return turns.length;
  return turns.reduce((sum, turn) => sum + countTurns(agreed, afterTurn(agreed, position, turn), depth - 1), 0);
};
