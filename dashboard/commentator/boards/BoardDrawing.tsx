import {
  centreOf,
  Piece,
  Sketch,
  type BoardView,
  type Field,
  type Point,
  type SketchArrow,
  type SketchCircle,
} from 'chess-match/client';
import type { PointerEvent, MouseEvent } from 'react';

/** Side of a square in the drawing: that of the pieces' own box. */
export const UNIT = 45;

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

const squaresOf = ({ files, ranks }: Position): readonly string[] =>
  Array.from(
    { length: files * ranks },
    (_, index) => `${String.fromCharCode(97 + (index % files))}${Math.floor(index / files) + 1}`,
  );

const isDark = (square: string): boolean => (square.charCodeAt(0) - 97 + Number(square.slice(1)) - 1) % 2 === 0;

const Squares = ({ position, field, picked }: { position: Position; field: Field; picked: string | null }) =>
  squaresOf(position).map((square) => {
    const centre = centreOf(square, field);
    if (centre === null) return null;
    const box = { x: centre.x - 0.5, y: centre.y - 0.5, width: 1, height: 1 };
    return (
      <g key={square}>
        <rect {...box} className={isDark(square) ? 'square-dark' : 'square-light'} data-square={square} />
        {position.marks.includes(square) ? <rect {...box} className="square-last" /> : null}
        {picked === square ? <rect {...box} className="square-picked" /> : null}
        {position.check.includes(square) ? (
          <circle cx={centre.x} cy={centre.y} r={0.46} className="square-check" />
        ) : null}
      </g>
    );
  });

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
        <text key={`file ${column}`} x={column + 0.82} y={ranks - 0.06}>
          {String.fromCharCode(97 + (bottom === 'white' ? column : files - 1 - column))}
        </text>
      ))}
    </g>
  );
};

const Man = ({ code, at }: { readonly code: string; readonly at: Point }) => (
  <g transform={`translate(${at.x - 0.5} ${at.y - 0.5}) scale(${1 / UNIT})`}>
    <Piece code={code} />
  </g>
);

/** A board of any size with men, marks and what is drawn on it; it decides nothing. */
export const BoardDrawing = (props: BoardDrawingProps) => {
  const { position, bottom, label, arrows, circles, picked, targets, dragged, hasCoordinates, testId, handlers } =
    props;
  const field: Field = { files: position.files, ranks: position.ranks, bottom };
  const held = picked === null ? undefined : position.pieces[picked];
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
      <Squares position={position} field={field} picked={picked} />
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
