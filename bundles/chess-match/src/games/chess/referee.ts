import type { Referee } from '../common/judge';
import { isCheckmate } from './endings';
import { keptOf } from './keptOf';
import { hasLegalMove, legalMoves } from './legal';
import { ORTHODOX_RULES } from './orthodoxRules';
import { play } from './play';
import { coordinates, type Position } from './position';
import { readFen } from './readFen';
import type { Rules } from './rules';
import { sanOf, type IsMate } from './san';
import { writeFen } from './writeFen';

/** @param isMate when the side to move has lost: not every check without a move is a mate */
export const refereeOf = (rules: Rules, isMate: IsMate, engineMates: Referee['engineMates']): Referee => {
  const positionOf = keptOf((fen): Position | null => {
    const read = readFen(rules, fen);
    return read.ok ? read.value : null;
  });
  const holds = (fen: string, said: (position: Position) => boolean): boolean => {
    const position = positionOf(fen);
    return position !== null && said(position);
  };
  return {
    engineMates,
    reads: (fen) => positionOf(fen) !== null,
    toMove: (fen) => positionOf(fen)?.toMove ?? 'white',
    canMove: (fen) => holds(fen, (position) => hasLegalMove(rules, position)),
    isMate: (fen) => holds(fen, (position) => isMate(rules, position)),
    play: (fen, named) => {
      const position = positionOf(fen);
      if (position === null) return null;
      const legal = legalMoves(rules, position);
      const move = legal.find((known) => coordinates(known) === named);
      if (move === undefined) return null;
      return {
        san: sanOf(rules, position, move, isMate, legal),
        position: writeFen(rules, play(rules, position, move).position),
      };
    },
  };
};

export const ORTHODOX_REFEREE = refereeOf(ORTHODOX_RULES, isCheckmate, 'sure');
