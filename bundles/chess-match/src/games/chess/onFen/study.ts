import type { StudyRules } from '../../common/studyRules';
import { placementOf, placementText } from '../placement';
import { sideToMove } from './fields';
import { legalMoves } from './legalMoves';
import { playSan } from './playSan';
import { readPosition } from './readPosition';
import { readTyped } from './readTyped';

/** Where king and rook stand at home they may castle: nobody knows that they moved. */
const castlingOf = (pieces: Readonly<Record<string, string>>): string => {
  const may = (king: string, rook: string, code: string): boolean =>
    pieces[king] === `${code}K` && pieces[rook] === `${code}R`;
  const signs = [
    may('e1', 'h1', 'w') ? 'K' : '',
    may('e1', 'a1', 'w') ? 'Q' : '',
    may('e8', 'h8', 'b') ? 'k' : '',
    may('e8', 'a8', 'b') ? 'q' : '',
  ].join('');
  return signs === '' ? '-' : signs;
};

/** As it is written, else as freely as it has one meaning. */
const playTyped = (fen: string, text: string): ReturnType<StudyRules['play']> => {
  const plain = playSan(fen, text);
  if (plain.ok) return plain.value;
  const meant = readTyped(fen, text);
  const played = meant.ok ? playSan(fen, meant.value) : meant;
  return played.ok ? played.value : null;
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
  setUp: {
    men: ['K', 'Q', 'R', 'B', 'N', 'P'],
    arrange: (pieces, toMove, moveNumber) => {
      const placement = placementText(pieces, { files: 8, ranks: 8 });
      if (placement === null) return null;
      const side = toMove === 'white' ? 'w' : 'b';
      return readPosition(`${placement} ${side} ${castlingOf(pieces)} - 0 ${Math.max(1, moveNumber)}`);
    },
  },
};
