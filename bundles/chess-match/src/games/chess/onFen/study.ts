import { moveOfPly } from '../../common/sides';
import type { StudyRules } from '../../common/studyRules';
import { homeCastling } from '../homeCastling';
import { placementOf, placementText } from '../placement';
import { nextTurn, sideToMove, START_FEN } from './fields';
import { legalMoves } from './legalMoves';
import { playSan } from './playSan';
import { readPosition } from './readPosition';
import { readTyped } from './readTyped';

/** As it is written, else as freely as it has one meaning. */
const playTyped = (fen: string, text: string): ReturnType<StudyRules['play']> => {
  const plain = playSan(fen, text);
  const meant = readTyped(fen, text);
  const played = plain.ok || !meant.ok ? plain : playSan(fen, meant.value);
  return played.ok ? { ...played.value, turn: nextTurn(fen) } : null;
};

/** Ordinary chess, tried out. */
export const ORTHODOX_STUDY: StudyRules = {
  play: playTyped,
  board: (fen) => ({
    pieces: placementOf(fen),
    toMove: sideToMove(fen),
    reserves: null,
  }),
  moves: legalMoves,
  begin: (written) => readPosition(written ?? START_FEN),
  setUp: {
    pieces: ['K', 'Q', 'R', 'B', 'N', 'P'],
    arrange: (pieces, toMove, ply) => {
      const placement = placementText(pieces, { files: 8, ranks: 8 });
      if (placement === null) return null;
      const side = toMove === 'white' ? 'w' : 'b';
      return readPosition(`${placement} ${side} ${homeCastling(pieces)} - 0 ${moveOfPly(ply)}`);
    },
  },
};
