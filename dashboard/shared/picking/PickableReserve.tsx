import type { BoardView, Picking, Side } from 'chess-match/client';
import { mayHold, type PickableMove } from 'chess-match/client/view';
import { ReservePiece } from '../ReservePiece';

interface PickableReserveProps<M extends PickableMove> {
  readonly side: Side;
  readonly pieces: NonNullable<BoardView['reserves']>[Side];
  readonly label: string;
  readonly pieceLabel: (piece: string, count: number) => string;
  /** The legal moves of the board. */
  readonly moves: readonly PickableMove[];
  /** Null where the board is only looked at, or the other side is to move. */
  readonly picking: Pick<Picking<M>, 'held' | 'onReserve'> | null;
  readonly testId: string;
  /** Of a kind of piece: "drop-A-white-N" of "drop-A-white". */
  readonly pieceTestId: string;
}

/**
 * The pieces a player may drop, in the order of the rules, dragged or clicked on to the board; what there is none of
 * stands grey.
 */
export const PickableReserve = <M extends PickableMove>(props: PickableReserveProps<M>) => {
  const { side, pieces, label, pieceLabel, moves, picking, testId, pieceTestId } = props;
  const held = picking?.held ?? null;
  return (
    <ul className="pickable-reserve" aria-label={label} data-testid={testId}>
      {pieces.map((reserved) => {
        const { piece, count } = reserved;
        const isFree = picking !== null && count > 0 && mayHold(moves, { piece });
        return (
          <li key={piece}>
            <button
              type="button"
              className="pickable-piece"
              tabIndex={-1}
              disabled={!isFree}
              aria-pressed={held !== null && 'piece' in held && held.piece === piece}
              aria-label={pieceLabel(piece, count)}
              data-testid={`${pieceTestId}-${piece}`}
              data-count={count}
              {...(isFree ? picking.onReserve(piece) : {})}
            >
              <ReservePiece side={side} piece={reserved} />
            </button>
          </li>
        );
      })}
    </ul>
  );
};
