import {
  BoardDrawing,
  isPieceCode,
  Piece,
  Sketch,
  type BoardLook,
  type BoardView,
  type SketchArrow,
  type SketchCircle,
} from 'chess-match/client';
import { moveSquares, type Field, type Point } from 'chess-match/client/view';
import type { ComponentProps } from 'react';
import { pieceId } from './Pieces';

const NAMED: BoardLook = {
  coordinates: { margin: 0, rank: { x: 0.05, y: 0.24 }, file: { x: 0.97, y: -0.05 } },
  check: 0.46,
  target: 0.16,
  capture: 0.43,
  namesSquares: false,
};
const BARE: BoardLook = { ...NAMED, coordinates: null };

/** What a hand does on it, and what it has taken up. */
interface Hand extends Pick<
  ComponentProps<typeof BoardDrawing>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onContextMenu'
> {
  /** Square of the piece in hand, and where it may go. */
  readonly picked: string | null;
  readonly targets: readonly string[];
  /** Middle of the piece that is dragged, in squares. */
  readonly dragged: Point | null;
  /** The piece that is dragged where it comes out of a reserve. */
  readonly dropped: string | null;
}

const NO_HAND: Hand = { picked: null, targets: [], dragged: null, dropped: null };

interface MarkedBoardProps {
  readonly position: Pick<BoardView, 'files' | 'ranks' | 'pieces' | 'check'> & {
    readonly lastMoves: Parameters<typeof moveSquares>[0];
  };
  readonly bottom: Field['bottom'];
  readonly label: string;
  readonly testId: string;
  readonly hasCoordinates: boolean;
  readonly arrows?: readonly SketchArrow[];
  readonly circles?: readonly SketchCircle[];
  /** Absent: it is only looked at. */
  readonly hand?: Hand;
}

const piece = (code: string) => (isPieceCode(code) ? <use href={`#${pieceId(code)}`} /> : <Piece code={code} />);

/** A board with pieces, marks and what is drawn on it; it decides nothing. */
export const MarkedBoard = ({
  position,
  bottom,
  label,
  testId,
  hasCoordinates,
  arrows = [],
  circles = [],
  hand = NO_HAND,
}: MarkedBoardProps) => {
  const { files, ranks, pieces, check, lastMoves } = position;
  const { picked, targets, dragged, dropped, ...handlers } = hand;
  const held = picked === null ? dropped : pieces[picked];
  return (
    <BoardDrawing
      className="co-board"
      role="img"
      aria-label={label}
      data-testid={testId}
      data-bottom={bottom}
      position={{ files, ranks, pieces, marks: moveSquares(lastMoves), check }}
      bottom={bottom}
      look={hasCoordinates ? NAMED : BARE}
      picked={picked}
      targets={targets}
      lifted={dragged === null ? null : picked}
      dragged={dragged === null || !held ? null : { code: held, at: dragged }}
      piece={piece}
      {...handlers}
    >
      <Sketch field={{ files, ranks, bottom }} arrows={arrows} circles={circles} />
    </BoardDrawing>
  );
};
