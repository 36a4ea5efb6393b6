import type { Side } from '../../common/sides';
import { couldMate } from '../couldMate';
import { ORTHODOX_RULES as RULES } from '../orthodoxRules';
import { positionOf } from './position';

/** Whether `side` could mate by any series of legal moves (FIDE 6.9), as far as `couldMate` tells. */
export const canMate = (fen: string, side: Side): boolean => {
  const position = positionOf(fen);
  return position === null || couldMate(RULES, position, side);
};

/** Neither side could ever mate (FIDE 5.2.2). */
export const isDead = (fen: string): boolean => !canMate(fen, 'white') && !canMate(fen, 'black');
