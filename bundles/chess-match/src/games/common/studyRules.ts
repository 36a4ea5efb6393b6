import type { BoardView } from '@schemas/boards';
import { readOnFen } from '../chess/onFen';
import { legalMoves, placementOf, playSan, readPosition, sideToMove } from './chess';
import { placementText } from './placement';
import type { Side } from './sides';

/** What a page draws of a position it tries moves in. */
export interface StudyBoard {
  readonly pieces: Readonly<Record<string, string>>;
  readonly toMove: Side;
  /** Square of the king in check. */
  readonly check: string | null;
  /** Null where nothing is dropped. */
  readonly reserves: BoardView['reserves'];
}

/** A move that may be tried. */
export interface StudyMove {
  readonly san: string;
  /** Null: dropped. */
  readonly from: string | null;
  readonly to: string;
  readonly promotion: string | null;
  /** The kind of man, "N"; where men are dropped. */
  readonly piece?: string;
}

/** What is asked of the chess that is tried out; positions are text that only it reads. */
export interface StudyRules {
  /** The position after a move as people type it; null where it is none. */
  readonly play: (
    fen: string,
    text: string,
  ) => {
    readonly san: string;
    readonly from: string | null;
    readonly to: string;
    readonly fen: string;
    readonly check: string | null;
  } | null;
  readonly board: (fen: string) => Omit<StudyBoard, 'check'>;
  /** Apart from the board: costs more, and is needed only where somebody takes a man up. */
  readonly moves: (fen: string) => readonly StudyMove[];
  /**
   * A position set up by hand; null where it cannot be played from. Absent: none can be set up.
   * @param moveNumber of the side to move
   */
  readonly arrange?: (
    pieces: Readonly<Record<string, string>>,
    toMove: Side,
    moveNumber: number,
  ) => { readonly fen: string; readonly check: string | null } | null;
}

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
  const meant = readOnFen(fen, text);
  const played = meant.ok ? playSan(fen, meant.value) : meant;
  return played.ok ? played.value : null;
};

/** Ordinary chess. */
export const ORTHODOX: StudyRules = {
  play: playTyped,
  board: (fen) => ({
    pieces: placementOf(fen),
    toMove: sideToMove(fen),
    reserves: null,
  }),
  moves: legalMoves,
  arrange: (pieces, toMove, moveNumber) => {
    const placement = placementText(pieces, { files: 8, ranks: 8 });
    if (placement === null) return null;
    const side = toMove === 'white' ? 'w' : 'b';
    return readPosition(`${placement} ${side} ${castlingOf(pieces)} - 0 ${Math.max(1, moveNumber)}`);
  },
};
