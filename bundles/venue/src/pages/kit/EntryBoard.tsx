import { Board } from 'chess-match/client/board';
import { cellOn, Piece, type Field, type PickableMove, type Picking } from 'chess-match/client/drawing';
import { useEffect, useState, type ReactNode } from 'react';
import { PIECE, Promotion } from './Promotion';

/** A finger hides what is below it: what it drags is drawn so far above, in squares. */
const LIFTED_BY = 0.9;

interface Position {
  readonly board: number;
  readonly files: number;
  readonly ranks: number;
  readonly pieces: Readonly<Record<string, string>>;
  readonly lastMoves: readonly { readonly from: string | null; readonly to: string }[];
  readonly check: readonly string[];
}

interface EntryBoardProps<M extends PickableMove> {
  readonly shown: Position;
  /** As it stands while a piece is in the hand: before the draft. */
  readonly before: Position;
  readonly field: Field;
  readonly picking: Picking<M>;
  /** Of the piece in hand, "wN". */
  readonly heldCode: string | null;
  readonly texts: { readonly promote: string; readonly promoteCancel: string };
  /** Whose pieces are moved; the side below by default. */
  readonly mover?: Field['bottom'];
  /** Drawn over the pieces, in squares. */
  readonly children?: ReactNode;
}

/** Whether the pointer that is down is a finger. */
const useFinger = (): boolean => {
  const [isFinger, setFinger] = useState(false);
  useEffect(() => {
    const look = ({ pointerType }: PointerEvent): void => setFinger(pointerType === 'touch');
    window.addEventListener('pointerdown', look, true);
    return () => window.removeEventListener('pointerdown', look, true);
  }, []);
  return isFinger;
};

/** A board that is played on by hand: by two touches or by drag. */
export const EntryBoard = <M extends PickableMove>({
  shown,
  before,
  field,
  picking,
  heldCode,
  texts,
  mover = field.bottom,
  children,
}: EntryBoardProps<M>) => {
  const isFinger = useFinger();
  const { picked, dragged, targets, promotions } = picking;
  const view = picking.held === null ? shown : before;
  const under = dragged === null ? null : { column: Math.floor(dragged.x), row: Math.floor(dragged.y) };
  return (
    <div className="entry-board">
      <Board view={view} bottom={field.bottom} lifted={dragged === null ? null : picked} pointer={picking.onBoard}>
        {picked !== null && <Square square={picked} field={field} className="picked" />}
        {targets.map((square) => {
          const cell = cellOn(square, field);
          if (cell === null) return null;
          const isTaken = view.pieces[square] !== undefined;
          const isUnder = under !== null && under.column === cell.column && under.row === cell.row;
          return (
            <circle
              key={square}
              className={isTaken || isUnder ? 'target target-ring' : 'target'}
              data-target={square}
              cx={cell.column + 0.5}
              cy={cell.row + 0.5}
              r={isUnder ? 0.72 : isTaken ? 0.44 : 0.17}
            />
          );
        })}
        {children}
        {dragged !== null && heldCode !== null && (
          <g
            className="dragged"
            transform={`translate(${dragged.x - 0.7} ${dragged.y - 0.7 - (isFinger ? LIFTED_BY : 0)}) scale(${1.4 / PIECE})`}
          >
            <Piece code={heldCode} />
          </g>
        )}
      </Board>
      {promotions.length > 0 && <Promotion {...{ promotions, mover, texts }} onChoose={picking.promote} />}
    </div>
  );
};

const Square = ({ square, field, className }: { square: string; field: Field; className: string }) => {
  const cell = cellOn(square, field);
  return cell && <rect className={className} x={cell.column} y={cell.row} width={1} height={1} />;
};
