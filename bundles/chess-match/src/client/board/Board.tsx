import type { BoardView } from '@schemas/boards';
import type { ReactNode, SVGProps } from 'react';
import { cellOn, darkSquaresPath, fileLetter, type Cell, type Field } from '../../view';
import { branchColour } from '../../view/branchColours';
import { Piece } from '../pieces/Piece';
import './board.css';

interface View extends Pick<BoardView, 'board' | 'files' | 'ranks' | 'pieces'> {
  readonly lastMoves: readonly { readonly from: string | null; readonly to: string }[];
  readonly check: readonly string[];
}

const MAN = 45;

const cellsOf = (squares: readonly string[], field: Field): readonly Cell[] =>
  squares.map((square) => cellOn(square, field)).filter((cell) => cell !== null);

const Labels = ({ files, ranks, bottom }: Field) => (
  <g className="labels" aria-hidden>
    {Array.from({ length: files }, (_, column) => (
      <text key={`file${column}`} x={column + 0.93} y={ranks - 0.07} textAnchor="end">
        {fileLetter(bottom === 'white' ? column : files - 1 - column)}
      </text>
    ))}
    {Array.from({ length: ranks }, (_, row) => (
      <text key={`rank${row}`} x={0.06} y={row + 0.24}>
        {bottom === 'white' ? ranks - row : row + 1}
      </text>
    ))}
  </g>
);

interface BoardProps {
  readonly view: View;
  readonly bottom: Field['bottom'];
  /** The square whose man is in the hand, drawn pale. */
  readonly lifted?: string | null;
  /** Drawn as what is not yet played. */
  readonly isPrepared?: boolean;
  /** What a pointer does on it. */
  readonly pointer?: Pick<
    SVGProps<SVGSVGElement>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  /** Drawn over the men, in squares from the left upper corner. */
  readonly children?: ReactNode;
}

/** A board with its men, marks and letters: it fills the room it is given. Its squares have the page's own colours (board.css). */
export const Board = ({ view, bottom, lifted = null, isPrepared = false, pointer, children }: BoardProps) => {
  const { files, ranks } = view;
  const field = { files, ranks, bottom };
  const tint = branchColour(view.board);
  const marks = cellsOf(
    view.lastMoves.flatMap(({ from, to }) => (from === null ? [to] : [from, to])),
    field,
  );
  return (
    <svg
      className="board"
      viewBox={`0 0 ${files} ${ranks}`}
      data-board={view.board}
      data-prepared={isPrepared}
      {...pointer}
    >
      <rect className="light" width={files} height={ranks} />
      <path className="dark" d={darkSquaresPath({ files, ranks })} shapeRendering="crispEdges" />
      {marks.map(({ column, row }, index) => (
        <rect key={index} className="mark" style={{ fill: tint }} x={column} y={row} width={1} height={1} />
      ))}
      <Labels {...field} />
      {cellsOf(view.check, field).map(({ column, row }, index) => (
        <circle key={index} className="check" cx={column + 0.5} cy={row + 0.5} r={0.46} />
      ))}
      {Object.entries(view.pieces).map(([square, code]) => {
        const cell = cellOn(square, field);
        return (
          cell && (
            <g
              key={square}
              data-man={square}
              opacity={square === lifted ? 0.3 : 1}
              transform={`translate(${cell.column} ${cell.row}) scale(${1 / MAN})`}
            >
              <Piece code={code} />
            </g>
          )
        );
      })}
      {isPrepared && <rect className="prepared-edge" x={0.05} y={0.05} width={files - 0.1} height={ranks - 0.1} />}
      {children}
    </svg>
  );
};
