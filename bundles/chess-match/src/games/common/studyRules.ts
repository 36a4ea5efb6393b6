import type { BoardView } from '@schemas/boards';
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
  /** The kind of piece, "N"; where pieces are dropped. */
  readonly piece?: string;
}

/** What is asked of the chess that is tried out; positions are text that only it reads. */
export interface StudyRules {
  /** The position after a move as people type it; null where it is none. */
  readonly play: (
    fen: string,
    text: string,
  ) => {
    /** The label of the turn it is made in, "24...". */
    readonly turn: string;
    readonly san: string;
    readonly from: string | null;
    readonly to: string;
    readonly fen: string;
    readonly check: string | null;
  } | null;
  readonly board: (fen: string) => Omit<StudyBoard, 'check'>;
  /** Apart from the board: costs more, and is needed only where somebody takes a piece up. */
  readonly moves: (fen: string) => readonly StudyMove[];
  /** Turns for which no piece is moved, as their texts; absent: there are none in this game. */
  readonly acts?: (fen: string) => readonly string[];
  /**
   * The position with which a game of a PGN file begins; null where nothing can be played from it. Absent: files of
   * ordinary chess hold nothing of this game.
   * @param written as the file has it; null: it has none, and begins as every game
   */
  readonly begin?: (written: string | null) => { readonly fen: string; readonly check: string | null } | null;
  /** Absent: no position can be set up by hand. */
  readonly setUp?: SetUpRules;
}

export interface SetUpRules {
  /** Kinds of pieces that may be put on the board, "K". */
  readonly pieces: readonly string[];
  /**
   * The position that was put together; null where it cannot be played from.
   * @param ply turns made before it
   */
  readonly arrange: (
    pieces: Readonly<Record<string, string>>,
    toMove: Side,
    ply: number,
  ) => { readonly fen: string; readonly check: string | null } | null;
}

/** Where nothing can be tried. */
export const NO_STUDY: StudyRules = {
  play: () => null,
  board: () => ({ pieces: {}, toMove: 'white', reserves: null }),
  moves: () => [],
};
