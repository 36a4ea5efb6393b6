import { isPieceCode, Piece, Sketch, type BoardView, type SketchArrow, type SketchCircle } from 'chess-match/client';
import { centreOf, darkSquaresPath, fileLetter, type BoardSize, type Field, type Point } from 'chess-match/client/view';
import { memo, type MouseEvent, type PointerEvent } from 'react';
import { manId } from './Men';

/** Side of a square in the drawing: that of the pieces' own box. */
const UNIT = 45;

export interface Position extends Pick<BoardView, 'files' | 'ranks' | 'pieces'> {
  readonly marks: readonly string[];
  readonly check: readonly string[];
}

interface BoardDrawingProps {
  readonly position: Position;
  readonly bottom: Field['bottom'];
  readonly label: string;
  readonly arrows: readonly SketchArrow[];
  readonly circles: readonly SketchCircle[];
  /** Square of the piece in hand, and where it may go. */
  readonly picked: string | null;
  readonly targets: readonly string[];
  /** Middle of the piece that is dragged, in squares. */
  readonly dragged: Point | null;
  /** The piece that is dragged where it comes out of a reserve. */
  readonly dropped?: string | null | undefined;
  readonly hasCoordinates: boolean;
  readonly testId: string;
  readonly handlers: {
    readonly onPointerDown?: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerMove?: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerUp?: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerCancel?: () => void;
    readonly onContextMenu?: (event: MouseEvent) => void;
  };
}

const Ground = memo(({ files, ranks }: BoardSize) => (
  <>
    <rect width={files} height={ranks} className="square-light" />
    <path d={darkSquaresPath({ files, ranks })} className="square-dark" />
  </>
));
Ground.displayName = 'Ground';

const Marks = ({ position, field, picked }: { position: Position; field: Field; picked: string | null }) => {
  const boxes = (squares: readonly string[], className: string) =>
    squares.map((square) => {
      const centre = centreOf(square, field);
      if (centre === null) return null;
      return <rect key={square} x={centre.x - 0.5} y={centre.y - 0.5} width={1} height={1} className={className} />;
    });
  return (
    <>
      {boxes([...new Set(position.marks)], 'square-last')}
      {boxes(picked === null ? [] : [picked], 'square-picked')}
      {position.check.map((square) => {
        const centre = centreOf(square, field);
        return centre && <circle key={square} cx={centre.x} cy={centre.y} r={0.46} className="square-check" />;
      })}
    </>
  );
};

const Coordinates = ({ field }: { readonly field: Field }) => {
  const { files, ranks, bottom } = field;
  return (
    <g className="coordinate">
      {Array.from({ length: ranks }, (_, row) => (
        <text key={`rank ${row}`} x={0.05} y={row + 0.24}>
          {bottom === 'white' ? ranks - row : row + 1}
        </text>
      ))}
      {Array.from({ length: files }, (_, column) => (
        <text key={`file ${column}`} x={column + 0.97} y={ranks - 0.05} textAnchor="end">
          {fileLetter(bottom === 'white' ? column : files - 1 - column)}
        </text>
      ))}
    </g>
  );
};

const Man = ({ code, at }: { readonly code: string; readonly at: Point }) => (
  <g transform={`translate(${at.x - 0.5} ${at.y - 0.5}) scale(${1 / UNIT})`}>
    {isPieceCode(code) ? <use href={`#${manId(code)}`} /> : <Piece code={code} />}
  </g>
);

/** A board of any size with men, marks and what is drawn on it; it decides nothing. */
export const BoardDrawing = (props: BoardDrawingProps) => {
  const { position, bottom, label, arrows, circles, picked, targets, dragged, hasCoordinates, testId, handlers } =
    props;
  const field: Field = { files: position.files, ranks: position.ranks, bottom };
  const held = picked === null ? (props.dropped ?? undefined) : position.pieces[picked];
  return (
    <svg
      className="co-board"
      viewBox={`0 0 ${field.files} ${field.ranks}`}
      role="img"
      aria-label={label}
      data-testid={testId}
      data-bottom={bottom}
      {...handlers}
    >
      <Ground files={field.files} ranks={field.ranks} />
      <Marks position={position} field={field} picked={picked} />
      {hasCoordinates ? <Coordinates field={field} /> : null}
      {Object.entries(position.pieces).map(([square, code]) => {
        const centre = centreOf(square, field);
        if (centre === null) return null;
        return (
          <g
            key={square}
            className={dragged !== null && square === picked ? 'man-held' : undefined}
            data-piece={`${square}-${code}`}
          >
            <Man code={code} at={centre} />
          </g>
        );
      })}
      {targets.map((square) => {
        const centre = centreOf(square, field);
        const isCapture = position.pieces[square] !== undefined;
        return centre === null ? null : (
          <circle
            key={square}
            cx={centre.x}
            cy={centre.y}
            r={isCapture ? 0.43 : 0.16}
            className={isCapture ? 'target target-capture' : 'target'}
            data-target={square}
          />
        );
      })}
      <Sketch field={field} arrows={arrows} circles={circles} />
      {dragged !== null && held !== undefined ? <Man code={held} at={dragged} /> : null}
    </svg>
  );
};
