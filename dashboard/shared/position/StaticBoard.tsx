import { BoardDrawing, type BoardLook, type BoardView } from 'chess-match/client';
import './staticBoard.css';

/**
 * The names of ranks stand left of the board and those of files below: on the squares they would stand behind the
 * pieces.
 */
const NAMED: BoardLook = {
  coordinates: { margin: 0.4, rank: { x: -0.2, y: 0.61 }, file: { x: 0.5, y: 0.31 } },
  check: 0.46,
  target: 0.16,
  capture: 0.43,
  namesSquares: true,
};
const BARE: BoardLook = { ...NAMED, coordinates: null };

interface StaticBoardProps extends Pick<BoardView, 'pieces' | 'files' | 'ranks'> {
  readonly label: string;
  /** Squares to mark: the last move, or what differs. */
  readonly marked?: readonly string[];
  readonly coordinates?: boolean;
}

/** A position to look at, White below; nothing in it can be moved. */
export const StaticBoard = ({ pieces, files, ranks, label, marked = [], coordinates = false }: StaticBoardProps) => (
  <BoardDrawing
    className="still"
    role="img"
    aria-label={label}
    position={{ files, ranks, pieces, marks: marked, check: [] }}
    bottom="white"
    look={coordinates ? NAMED : BARE}
  />
);
