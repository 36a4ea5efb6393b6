import { Piece } from 'chess-match/client';
import { fileLetter, squaresOf, type Field, type Point } from 'chess-match/client/view';
import type { PointerEvent } from 'react';
import type { Position } from 'chess-match/games/business';
import { cornerOf, UNIT } from './drawing';

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

const Ground = ({ field, position, picked }: Pick<SquaresProps, 'field' | 'position' | 'picked'>) => {
  const marked = new Set(position.lastMoves.flatMap(({ from, to }) => [from, to]));
  return squaresOf(field).map(({ square, column, rank, isDark }) => {
    const corner = cornerOf(square, field);
    if (corner === null) return null;
    const { x, y } = corner;
    return (
      <g key={square}>
        <rect
          x={x}
          y={y}
          width={UNIT}
          height={UNIT}
          className={isDark ? 'square-dark' : 'square-light'}
          data-square={square}
        />
        {marked.has(square) ? <rect x={x} y={y} width={UNIT} height={UNIT} className="square-last" /> : null}
        {picked === square ? <rect x={x} y={y} width={UNIT} height={UNIT} className="square-picked" /> : null}
        {position.check.includes(square) ? (
          <circle cx={x + UNIT / 2} cy={y + UNIT / 2} r={UNIT / 2 - 2} className="square-check" />
        ) : null}
        {x === 0 ? (
          <text x={x + 2} y={y + 11} className="coordinate">
            {rank}
          </text>
        ) : null}
        {y === (field.ranks - 1) * UNIT ? (
          <text x={x + UNIT - 8} y={y + UNIT - 3} className="coordinate">
            {fileLetter(column)}
          </text>
        ) : null}
      </g>
    );
  });
};

/** The squares with their pieces, marks and targets; it decides nothing. */
export const Squares = ({
  board,
  field,
  position,
  label,
  picked,
  held,
  targets,
  dragged,
  ...pointer
}: SquaresProps) => {
  const { files, ranks } = field;
  return (
    <svg
      className="squares"
      viewBox={`0 0 ${files * UNIT} ${ranks * UNIT}`}
      role="img"
      aria-label={label}
      data-testid={`squares-${board}`}
      {...pointer}
    >
      <Ground field={field} position={position} picked={picked} />
      {Object.entries(position.pieces).map(([square, code]) => {
        const corner = cornerOf(square, field);
        if (corner === null) return null;
        const { x, y } = corner;
        const isHeld = dragged !== null && square === picked;
        return (
          <g
            key={square}
            transform={`translate(${x} ${y})`}
            className={isHeld ? 'piece piece-held' : 'piece'}
            data-piece={`${square}-${code}`}
          >
            <Piece code={code} />
          </g>
        );
      })}
      {targets.map((square) => {
        const corner = cornerOf(square, field);
        if (corner === null) return null;
        const { x, y } = corner;
        const isCapture = position.pieces[square] !== undefined;
        return (
          <circle
            key={square}
            cx={x + UNIT / 2}
            cy={y + UNIT / 2}
            r={isCapture ? UNIT / 2 - 3 : 8}
            className={isCapture ? 'target target-capture' : 'target'}
            data-target={square}
          />
        );
      })}
      {dragged === null || held === null ? null : (
        <g transform={`translate(${(dragged.x - 0.5) * UNIT} ${(dragged.y - 0.5) * UNIT})`} className="piece">
          <Piece code={held} />
        </g>
      )}
    </svg>
  );
};
