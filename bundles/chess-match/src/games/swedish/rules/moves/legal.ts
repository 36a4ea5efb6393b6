import { isInCheck } from '../../../chess/attacks';
import { isMateOnBoard } from '../../../chess/endings';
import { legalMoves } from '../../../chess/legal';
import { play } from '../../../chess/play';
import type { Move, Position } from '../../../chess/position';
import type { Settings } from '../settings';
import { rulesOf } from './rulesOf';

/** What S7 holds against a drop, or null. */
export const dropFault = (settings: Settings, position: Position, move: Move): 'check' | 'mate' | null => {
  if (move.kind === 'move' || settings.dropWithCheck === 'all') return null;
  const rules = rulesOf(settings);
  const after = play(rules, position, move).position;
  if (!isInCheck(rules, after, after.toMove)) return null;
  if (settings.dropWithCheck === 'none') return 'check';
  return isMateOnBoard(rules, after) ? 'mate' : null;
};

/**
 * Legal moves of the side to move, with what lies in its reserve and as S7 is agreed. What S7 forbids never saves
 * from mate: on whatever square a piece would help, one of the five would give no check there.
 */
export const movesNow = (settings: Settings, position: Position): readonly Move[] =>
  legalMoves(rulesOf(settings), position).filter((move) => dropFault(settings, position, move) === null);

/** S6, both ways the same: see `movesNow`. */
export const isMated = (settings: Settings, position: Position): boolean => isMateOnBoard(rulesOf(settings), position);

export const inCheck = (settings: Settings, position: Position): boolean =>
  isInCheck(rulesOf(settings), position, position.toMove);
