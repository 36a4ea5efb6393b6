import type { ReactNode, SVGProps } from 'react';
import { cellOn, centreOf, type BoardSize, type Field, type Point } from '../../view';
import { Piece } from '../pieces/Piece';
import { Coordinates, Ground, NamedSquares } from './Ground';
import type { BoardLook } from './look';
import { PIECE, Pieces } from './Pieces';
import { OwnGround } from './OwnGround';

/** What stands on a board, and what of it is marked. */
export interface DrawnPosition extends BoardSize {
  readonly pieces: Readonly<Record<string, string>>;
  /** Squares of the last moves, or others to be looked at. */
  readonly marks: readonly string[];
  readonly check: readonly string[];
}

interface BoardDrawingProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'viewBox'> {
  readonly position: DrawnPosition;
  readonly bottom: Field['bottom'];
  readonly look: BoardLook;
  /** The square whose piece was taken up. */
  readonly picked?: string | null;
  /** Where it may go. */
  readonly targets?: readonly string[];
  /** The square whose piece is drawn as one in the hand. */
  readonly lifted?: string | null;
  /** The piece that follows the pointer, by its middle in squares. */
  readonly dragged?: { readonly code: string; readonly at: Point } | null;
  /** How a piece is drawn in a box of 45 by 45. */
  readonly piece?: (code: string) => ReactNode;
  /** Drawn over the pieces, in squares from the left upper corner. */
  readonly children?: ReactNode;
}

const drawn = (code: string): ReactNode => <Piece code={code} />;

/**
 * A board of any size with its pieces, marks and what a hand does on it, in squares from the left upper corner. It
 * decides nothing, and has no colours: those are the page's (`.square-light`, `.square-dark`, `.square-last`,
 * `.square-picked`, `.square-check`, `.coordinate`, `.piece`, `.piece-held`, `.target`).
 */
export const BoardDrawing = ({
  position,
  bottom,
  look,
  picked = null,
  targets = [],
  lifted = null,
  dragged = null,
  piece = drawn,
  children,
  ...svg
}: BoardDrawingProps) => {
  const { files, ranks, pieces } = position;
  const field = { files, ranks, bottom };
  const margin = look.coordinates?.margin ?? 0;
  const box = (square: string, className: string) => {
    const cell = cellOn(square, field);
    return cell && <rect key={square} className={className} x={cell.column} y={cell.row} width={1} height={1} />;
  };
  const ring = (square: string, className: string, r: number) => {
    const centre = centreOf(square, field);
    return centre && { key: square, className, cx: centre.x, cy: centre.y, r };
  };
  return (
    <svg viewBox={`${-margin} 0 ${files + margin} ${ranks + margin}`} {...svg}>
      {look.namesSquares ? <NamedSquares field={field} /> : <Ground files={files} ranks={ranks} />}
      {[...new Set(position.marks)].map((square) => box(square, 'square-last'))}
      <OwnGround />
      {picked !== null && box(picked, 'square-picked')}
      {position.check.map((square) => {
        const circle = ring(square, 'square-check', look.check);
        return circle && <circle {...circle} key={square} />;
      })}
      {look.coordinates !== null && <Coordinates field={field} places={look.coordinates} />}
      <Pieces {...{ pieces, field, lifted, piece }} />
      {targets.map((square) => {
        const isCapture = pieces[square] !== undefined;
        const circle = ring(
          square,
          isCapture ? 'target target-capture' : 'target',
          isCapture ? look.capture : look.target,
        );
        return circle && <circle {...circle} key={square} data-target={square} />;
      })}
      {children}
      {dragged !== null && (
        <g className="piece" transform={`translate(${dragged.at.x - 0.5} ${dragged.at.y - 0.5}) scale(${1 / PIECE})`}>
          {piece(dragged.code)}
        </g>
      )}
    </svg>
  );
};
