import { isInCheck } from '../../bundles/chess-match/src/games/chess/attacks';
import { ORTHODOX } from '../../bundles/chess-match/src/games/chess/orthodox';
import { perft } from '../../bundles/chess-match/src/games/chess/perft';
import type { Position } from '../../bundles/chess-match/src/games/chess/position';
import { makeRules } from '../../bundles/chess-match/src/games/chess/rules';
import { writeFen } from '../../bundles/chess-match/src/games/chess/writeFen';
import { isDead, legalMoves } from '../../bundles/chess-match/src/games/chess/onFen';
import { ok } from '../../bundles/chess-match/src/games/common/result';
import type { EndKind } from '../../bundles/chess-match/src/games/business/rules/state';
import type { PositionReport, PositionGame } from './game';
import { readPosition } from './readPosition';

const RULES = makeRules(ORTHODOX);
const SEVENTY_FIVE_MOVES_EACH = 150;

/** B14, B15, FIDE 9.6, in the order in which a turn asks for them. */
const endOf = (fen: string, { halfMoves }: Position, check: boolean, hasMoves: boolean): EndKind | null => {
  if (!hasMoves) return check ? 'mate' : 'stalemate';
  if (isDead(fen)) return 'dead-position';
  return halfMoves >= SEVENTY_FIVE_MOVES_EACH ? 'seventy-five' : null;
};

const reportOn = (position: Position): PositionReport => {
  const fen = writeFen(RULES, position);
  const check = isInCheck(RULES, position, position.toMove);
  const moves = legalMoves(fen).map(({ from, to, promotion }) => `${from}${to}${promotion ?? ''}`);
  return {
    toMove: position.toMove,
    check,
    end: endOf(fen, position, check, moves.length > 0),
    moves: moves.toSorted(),
  };
};

/**
 * One branch of Business Chess: ordinary chess, its moves as the game plays them.
 */
export const business: PositionGame = {
  read: (text) => {
    const read = readPosition(RULES, text);
    if (!read.ok) return read;
    return ok({ report: () => reportOn(read.value), count: (depth) => perft(RULES, read.value, depth) });
  },
};
