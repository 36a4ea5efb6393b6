import { Piece, type Replicants } from 'chess-match/client';

type BoardView = Replicants['board1'];

/** Side of a square in the drawing's own units; pieces are drawn in a box of this size. */
const UNIT = 45;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

interface StaticBoardProps extends Pick<BoardView, 'pieces'> {
  readonly files?: number;
  readonly ranks?: number;
  readonly label: string;
  /** Squares to mark: the last move, or what differs. */
  readonly marked?: readonly string[];
  readonly coordinates?: boolean;
}

const nameOf = (file: number, rank: number): string => `${LETTERS[file] ?? ''}${rank + 1}`;

/** A position to look at, White below; nothing in it can be moved. */
export const StaticBoard = ({
  pieces,
  files = 8,
  ranks = 8,
  label,
  marked = [],
  coordinates = false,
}: StaticBoardProps) => {
  const squares = Array.from({ length: files * ranks }, (_, index) => ({
    file: index % files,
    rank: Math.floor(index / files),
  }));
  return (
    <svg className="still" viewBox={`0 0 ${files * UNIT} ${ranks * UNIT}`} role="img" aria-label={label}>
      {squares.map(({ file, rank }) => {
        const square = nameOf(file, rank);
        const [x, y] = [file * UNIT, (ranks - 1 - rank) * UNIT];
        const code = pieces[square];
        return (
          <g key={square} transform={`translate(${x} ${y})`}>
            <rect width={UNIT} height={UNIT} className={(file + rank) % 2 === 0 ? 'still-dark' : 'still-light'} />
            {marked.includes(square) ? <rect width={UNIT} height={UNIT} className="still-marked" /> : null}
            {coordinates && file === 0 ? (
              <text x={2} y={10} className="still-name">
                {rank + 1}
              </text>
            ) : null}
            {coordinates && rank === 0 ? (
              <text x={UNIT - 7} y={UNIT - 3} className="still-name">
                {LETTERS[file]}
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
