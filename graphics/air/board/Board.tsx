import { Piece, type BoardView, type Placement, type Side } from 'chess-match/client';
import { cellOn, darkSquaresPath, squareSize, type Cell } from 'chess-match/client/view';
import { memo, useState, type CSSProperties, type ReactNode } from 'react';
import { classes } from '../classes';
import { firstPieces, followPieces } from './pieces';
import css from './board.module.css';

type Shown = Pick<BoardView, 'files' | 'ranks' | 'pieces' | 'lastMoves' | 'check'>;

interface BoardProps {
  readonly view: Shown;
  /** Pixels of the square field the board is fitted into. */
  readonly size: number;
  /** Colour of the last move's squares. */
  readonly tint: string;
  /** The side that sits below. */
  readonly orientation: Side;
  /** Pieces that stood in the picture before and do not in this one; hidden until a motion shows them. */
  readonly ghosts: Placement;
  /** What a game draws on the squares, below the pieces: SVG in units of a square. */
  readonly children?: ReactNode;
}

/** Where squares are drawn; what is no square of the game is not. */
const cellsOf = (squares: readonly string[], view: Shown, orientation: Side): readonly Cell[] =>
  squares
    .map((square) => cellOn(square, { files: view.files, ranks: view.ranks, bottom: orientation }))
    .filter((cell) => cell !== null);

const Marks = ({ view, orientation }: Pick<BoardProps, 'view' | 'orientation'>) => (
  <>
    {cellsOf(
      view.lastMoves.flatMap(({ from }) => from ?? []),
      view,
      orientation,
    ).map(({ column, row }, index) => (
      <rect
        key={index}
        data-role="mark"
        className={classes(css.mark, css.isFrom)}
        x={column}
        y={row}
        width={1}
        height={1}
      />
    ))}
    {cellsOf(
      view.lastMoves.map(({ to }) => to),
      view,
      orientation,
    ).map(({ column, row }, index) => (
      <g key={index}>
        <rect data-role="mark" className={css.mark} x={column} y={row} width={1} height={1} />
        <rect data-role="mark" className={css.markEdge} x={column + 0.035} y={row + 0.035} width={0.93} height={0.93} />
      </g>
    ))}
    {cellsOf(view.check, view, orientation).map(({ column, row }, index) => (
      <circle key={index} data-role="mark" className={css.check} cx={column + 0.5} cy={row + 0.5} r={0.45} />
    ))}
  </>
);

interface PiecesProps extends Pick<BoardProps, 'view' | 'orientation'> {
  readonly unit: number;
}

interface PlacedPieceProps extends Cell, Pick<PiecesProps, 'unit'> {
  readonly square: string;
  readonly code: string;
  readonly isGhost: boolean;
}

/** What a figure throws on its square, softer towards its edge: drawn, as a filter is worked out in each frame. */
const SHADES = [
  { cx: 23.4, cy: 39.2, rx: 15.4, ry: 4.4 },
  { cx: 23, cy: 38.8, rx: 13.4, ry: 3.4 },
  { cx: 22.5, cy: 38.4, rx: 11.4, ry: 2.4 },
] as const;

const Figure = memo(function Figure({ code }: Pick<PlacedPieceProps, 'code'>) {
  return (
    <svg className={css.figure} viewBox="0 0 45 45" width="100%" height="100%">
      {SHADES.map((shade) => (
        <ellipse key={shade.rx} className={css.shade} {...shade} />
      ))}
      <Piece code={code} />
    </svg>
  );
});

/** Most pieces stand where they stood: only those that moved are put elsewhere. */
const PlacedPiece = memo(function PlacedPiece({ square, code, column, row, unit, isGhost }: PlacedPieceProps) {
  const style: CSSProperties = { left: column * unit, top: row * unit, width: unit, height: unit };
  const name = isGhost ? { 'data-ghost-piece': square } : { 'data-piece': square };
  return (
    <div className={css.piece} data-ghost={isGhost || undefined} style={style} {...name}>
      <Figure code={code} />
    </div>
  );
});

const pieceIn =
  ({ view, orientation, unit }: PiecesProps, isGhost: boolean) =>
  (key: string | number, square: string, code: string): ReactNode => {
    const [cell] = cellsOf([square], view, orientation);
    return cell && <PlacedPiece key={key} {...{ square, code, unit, isGhost, ...cell }} />;
  };

const Ghosts = ({ ghosts, ...props }: PiecesProps & Pick<BoardProps, 'ghosts'>) => {
  const draw = pieceIn(props, true);
  return Object.entries(ghosts).map(([square, code]) => draw(square, square, code));
};

/** Who moves is the same piece elsewhere: its figure, which costs most, is not drawn again. */
const Pieces = (props: PiecesProps) => {
  const { view } = props;
  const [known, setKnown] = useState(() => firstPieces(view.pieces));
  if (known.placement !== view.pieces) setKnown(followPieces(known, view));
  const draw = pieceIn(props, false);
  return known.pieces.map(({ number, square, code }) => draw(number, square, code));
};

/** A passive board of any number of files and ranks, seen from one side: squares, last moves, checks, pieces. */
export const Board = ({ view, size, tint, orientation, ghosts, children }: BoardProps) => {
  const { files, ranks } = view;
  const unit = squareSize(size, files, ranks);
  const style = { width: unit * files, height: unit * ranks, '--tint': tint } as CSSProperties;
  return (
    <div
      data-role="board"
      className={css.board}
      style={style}
      data-unit={unit}
      data-ranks={ranks}
      data-orientation={orientation}
    >
      <svg className={css.squares} viewBox={`0 0 ${files} ${ranks}`} shapeRendering="crispEdges">
        <rect className={css.light} width={files} height={ranks} />
        <path className={css.dark} d={darkSquaresPath({ files, ranks })} />
      </svg>
      <div className={css.lit} />
      <svg className={css.squares} viewBox={`0 0 ${files} ${ranks}`}>
        <Marks view={view} orientation={orientation} />
        {children}
      </svg>
      <Ghosts view={view} orientation={orientation} unit={unit} ghosts={ghosts} />
      <Pieces view={view} orientation={orientation} unit={unit} />
    </div>
  );
};
