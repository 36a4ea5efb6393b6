import { Piece, type BoardView, type Placement, type Side } from 'chess-match/client';
import { cellOn, darkSquaresPath, squareSize, type Cell } from 'chess-match/client/view';
import { memo, useState, type CSSProperties, type ReactNode } from 'react';
import { classes } from '../classes';
import { firstMen, followMen } from './men';
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
  /** Men that stood in the picture before and do not in this one; hidden until a motion shows them. */
  readonly ghosts: Placement;
  /** What a game draws on the squares, below the men: SVG in units of a square. */
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

interface MenProps extends Pick<BoardProps, 'view' | 'orientation'> {
  readonly unit: number;
}

interface ManProps extends Cell, Pick<MenProps, 'unit'> {
  readonly square: string;
  readonly code: string;
  readonly isGhost: boolean;
}

const Figure = memo(function Figure({ code }: Pick<ManProps, 'code'>) {
  return (
    <svg className={css.figure} viewBox="0 0 45 45" width="100%" height="100%">
      <Piece code={code} />
    </svg>
  );
});

/** Most men stand where they stood: only those that moved are put elsewhere. */
const Man = memo(function Man({ square, code, column, row, unit, isGhost }: ManProps) {
  const style: CSSProperties = { left: column * unit, top: row * unit, width: unit, height: unit };
  const name = isGhost ? { 'data-ghost-man': square } : { 'data-man': square };
  return (
    <div className={css.man} data-ghost={isGhost || undefined} style={style} {...name}>
      <Figure code={code} />
    </div>
  );
});

const manIn =
  ({ view, orientation, unit }: MenProps, isGhost: boolean) =>
  (key: string | number, square: string, code: string): ReactNode => {
    const [cell] = cellsOf([square], view, orientation);
    return cell && <Man key={key} {...{ square, code, unit, isGhost, ...cell }} />;
  };

const Ghosts = ({ ghosts, ...props }: MenProps & Pick<BoardProps, 'ghosts'>) => {
  const draw = manIn(props, true);
  return Object.entries(ghosts).map(([square, code]) => draw(square, square, code));
};

/** Who moves is the same man elsewhere: his figure, which costs most, is not drawn again. */
const Men = (props: MenProps) => {
  const { view } = props;
  const [known, setKnown] = useState(() => firstMen(view.pieces));
  if (known.pieces !== view.pieces) setKnown(followMen(known, view));
  const draw = manIn(props, false);
  return known.men.map(({ number, square, code }) => draw(number, square, code));
};

/** A passive board of any number of files and ranks, seen from one side: squares, last moves, checks, men. */
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
      <svg className={css.squares} viewBox={`0 0 ${files} ${ranks}`}>
        <Marks view={view} orientation={orientation} />
        {children}
      </svg>
      <Ghosts view={view} orientation={orientation} unit={unit} ghosts={ghosts} />
      <Men view={view} orientation={orientation} unit={unit} />
    </div>
  );
};
