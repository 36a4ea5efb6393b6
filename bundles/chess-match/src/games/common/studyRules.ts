import type { BoardView } from '@schemas/board';
import { legalMoves, placementOf, playSan, sideToMove } from './chess';
import type { Side } from './sides';

/** What a page draws of a position it tries moves in. */
export interface StudyBoard {
  readonly pieces: Readonly<Record<string, string>>;
  readonly toMove: Side;
  /** Square of the king in check. */
  readonly check: string | null;
  readonly moves: readonly {
    readonly san: string;
    /** Null: dropped. */
    readonly from: string | null;
    readonly to: string;
    readonly promotion: string | null;
    /** The kind of man, "N"; where men are dropped. */
    readonly piece?: string;
  }[];
  /** Null where nothing is dropped. */
  readonly reserves: BoardView['reserves'];
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
}

/** Ordinary chess. */
export const ORTHODOX: StudyRules = {
  play: (fen, text) => {
    const played = playSan(fen, text);
    return played.ok ? played.value : null;
  },
  board: (fen) => ({
    pieces: placementOf(fen),
    toMove: sideToMove(fen),
    moves: legalMoves(fen),
    reserves: null,
  }),
};
