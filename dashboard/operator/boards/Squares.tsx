import { Piece } from 'chess-match/client';
import { fileLetter, squaresOf } from 'chess-match/client/view';
import type { PointerEvent } from 'react';
import type { BoardModel, Position } from '../model/boardModel';
import { cornerOf, UNIT } from './drawing';

interface SquaresProps {
  readonly model: BoardModel;
  readonly position: Position;
  readonly label: string;
  /** Where the piece in hand stands. */
  readonly picked: string | null;
  readonly targets: readonly string[];
  /** Middle of the piece being dragged, in drawing units. */
  readonly dragged: { readonly x: number; readonly y: number } | null;
  readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerCancel: () => void;
}

const Ground = ({ model, position, picked }: Pick<SquaresProps, 'model' | 'position' | 'picked'>) => {
  const marked = new Set(position.lastMoves.flatMap(({ from, to }) => [from, to]));
  return squaresOf(model).map(({ square, column, row, rank, isDark }) => {
    const [x, y] = [column * UNIT, row * UNIT];
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
        {column === 0 ? (
          <text x={x + 2} y={y + 11} className="coordinate">
            {rank}
          </text>
        ) : null}
        {rank === 1 ? (
          <text x={x + UNIT - 8} y={y + UNIT - 3} className="coordinate">
            {fileLetter(column)}
          </text>
        ) : null}
      </g>
    );
  });
};

/** The squares with their pieces, marks and targets; it decides nothing. */
export const Squares = ({ model, position, label, picked, targets, dragged, ...pointer }: SquaresProps) => {
  const { files, ranks } = model;
  const held = picked === null ? undefined : position.pieces[picked];
  return (
    <svg
      className="squares"
      viewBox={`0 0 ${files * UNIT} ${ranks * UNIT}`}
      role="img"
      aria-label={label}
      data-testid={`squares-${model.board}`}
      {...pointer}
    >
      <Ground model={model} position={position} picked={picked} />
      {Object.entries(position.pieces).map(([square, code]) => {
        const corner = cornerOf(square, model);
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
        const corner = cornerOf(square, model);
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
      {dragged === null || held === undefined ? null : (
        <g transform={`translate(${dragged.x - UNIT / 2} ${dragged.y - UNIT / 2})`} className="piece">
          <Piece code={held} />
        </g>
      )}
    </svg>
  );
};
