import { BoardDrawing, type BoardLook } from 'chess-match/client';
import { moveSquares, type Field, type Point } from 'chess-match/client/view';
import type { PointerEvent } from 'react';
import type { Position } from 'chess-match/client/turn';

/** Small boards that are worked at: letters as far in the corners as they go, targets a finger does not hide. */
const LOOK: BoardLook = {
  coordinates: { margin: 0, rank: { x: 2 / 45, y: 11 / 45 }, file: { x: 37 / 45, y: -3 / 45 } },
  check: 20.5 / 45,
  target: 8 / 45,
  capture: 19.5 / 45,
  namesSquares: true,
};

interface SquaresProps {
  readonly board: number;
  readonly field: Field;
  readonly position: Position;
  readonly label: string;
  /** Where the piece in hand stands. */
  readonly picked: string | null;
  /** The piece in hand, as it is drawn while dragged; null for none. */
  readonly held: string | null;
  readonly targets: readonly string[];
  /** Middle of the piece being dragged, in squares. */
  readonly dragged: Point | null;
  readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerCancel: () => void;
}

/** The squares with their pieces, marks and targets; it decides nothing. */
export const Squares = ({
  board,
  field: { files, ranks, bottom },
  position: { pieces, lastMoves, check },
  label,
  picked,
  held,
  targets,
  dragged,
  ...pointer
}: SquaresProps) => (
  <BoardDrawing
    className="squares"
    role="img"
    aria-label={label}
    data-testid={`squares-${board}`}
    position={{ files, ranks, pieces, marks: moveSquares(lastMoves), check }}
    bottom={bottom}
    look={LOOK}
    picked={picked}
    targets={targets}
    lifted={dragged === null ? null : picked}
    dragged={dragged === null || held === null ? null : { code: held, at: dragged }}
    {...pointer}
  />
);
