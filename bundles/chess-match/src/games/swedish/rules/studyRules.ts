import { moveLabel } from '../../common/sides';
import type { StudyRules } from '../../common/studyRules';
import { checkOf } from '../../chess/attacks';
import { isMateOnBoard } from '../../chess/endings';
import { play } from '../../chess/play';
import { pieceAt, type Move, type Position } from '../../chess/position';
import { readFen } from '../../chess/readFen';
import { readSan } from '../../chess/readSan';
import { sanOf } from '../../chess/san';
import { writeFen } from '../../chess/writeFen';
import { kindOf } from './numbers';
import { placementOn } from '../../chess/placementOn';
import { reservesOf } from '../views/project';
import { dropFault, movesNow } from './moves/legal';
import { rulesOf } from './moves/rulesOf';
import { DEFAULT_SETTINGS, readSettings } from './settings';

/**
 * One board of Swedish chess to try moves and drops on, the other one left out: what is captured goes to the partner,
 * so the reserves only shrink (S2). What S7 forbids by the settings agreed is no move here either.
 * @param given the settings as the match publishes them
 */
export const studyRulesOf = (given: Readonly<Record<string, unknown>>): StudyRules => {
  const agreed = readSettings(given);
  const settings = agreed.ok ? agreed.value : DEFAULT_SETTINGS;
  const rules = rulesOf(settings);
  const positionOf = (fen: string): Position | null => {
    const read = readFen(rules, fen);
    return read.ok ? read.value : null;
  };
  const pieceOf = ({ squares }: Position, move: Move): string =>
    kindOf(move.kind === 'drop' ? move.piece : (pieceAt(squares, rules.squareByName.get(move.from) ?? 0)?.type ?? ''));
  return {
    play: (fen, text) => {
      const position = positionOf(fen);
      const read = position === null ? null : readSan(rules, position, text, isMateOnBoard);
      if (position === null || read?.ok !== true) return null;
      const { move, san } = read.value;
      if (dropFault(settings, position, move) !== null) return null;
      const { position: after } = play(rules, position, move);
      const from = move.kind === 'drop' ? null : move.from;
      const turn = moveLabel(position.moveNumber, position.toMove);
      return { turn, san, from, to: move.to, fen: writeFen(rules, after), check: checkOf(rules, after) };
    },
    board: (fen) => {
      const position = positionOf(fen);
      if (position === null) return { pieces: {}, toMove: 'white', reserves: null };
      return {
        pieces: placementOn(rules, position),
        toMove: position.toMove,
        reserves: reservesOf(rules, position),
      };
    },
    moves: (fen) => {
      const position = positionOf(fen);
      if (position === null) return [];
      const moves = movesNow(settings, position);
      return moves.map((move) => ({
        san: sanOf(rules, position, move, isMateOnBoard, moves),
        from: move.kind === 'drop' ? null : move.from,
        to: move.to,
        piece: pieceOf(position, move),
        promotion: move.kind === 'drop' || move.promotion === null ? null : kindOf(move.promotion),
      }));
    },
  };
};
