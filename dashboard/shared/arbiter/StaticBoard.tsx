import { Piece, type BoardView } from 'chess-match/client';
import { fileLetter, squaresOf } from 'chess-match/client/view';

/** Side of a square in the drawing's own units; pieces are drawn in a box of this size. */
const UNIT = 45;

/** Room for the names of ranks on the left and of files below: on the squares they would stand behind the men. */
const MARGIN = 18;

interface StaticBoardProps extends Pick<BoardView, 'pieces'> {
  readonly files?: number;
  readonly ranks?: number;
  readonly label: string;
  /** Squares to mark: the last move, or what differs. */
  readonly marked?: readonly string[];
  readonly coordinates?: boolean;
}

/** A position to look at, White below; nothing in it can be moved. */
export const StaticBoard = ({
  pieces,
  files = 8,
  ranks = 8,
  label,
  marked = [],
  coordinates = false,
}: StaticBoardProps) => {
  const margin = coordinates ? MARGIN : 0;
  const size = [files * UNIT + margin, ranks * UNIT + margin].join(' ');
  return (
    <svg className="still" viewBox={`${-margin} 0 ${size}`} role="img" aria-label={label}>
      {squaresOf({ files, ranks }).map(({ square, column, row, rank, isDark }) => {
        const code = pieces[square];
        return (
          <g key={square} transform={`translate(${column * UNIT} ${row * UNIT})`}>
            <rect width={UNIT} height={UNIT} className={isDark ? 'still-dark' : 'still-light'} />
            {marked.includes(square) ? <rect width={UNIT} height={UNIT} className="still-marked" /> : null}
            {coordinates && column === 0 ? (
              <text x={-MARGIN / 2} y={UNIT / 2 + 5} className="still-name">
                {rank}
              </text>
            ) : null}
            {coordinates && rank === 1 ? (
              <text x={UNIT / 2} y={UNIT + MARGIN - 4} className="still-name">
                {fileLetter(column)}
              </text>
            ) : null}
            {code === undefined ? null : (
              <g data-piece={`${square}-${code}`}>
                <Piece code={code} />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
};
