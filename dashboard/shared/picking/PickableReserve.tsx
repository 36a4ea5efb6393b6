import type { BoardView, Picking, Side } from 'chess-match/client';
import { mayHold, type PickableMove } from 'chess-match/client/view';
import { ReserveMan } from '../ReserveMan';

interface PickableReserveProps<M extends PickableMove> {
  readonly side: Side;
  readonly men: NonNullable<BoardView['reserves']>[Side];
  readonly label: string;
  readonly manLabel: (piece: string, count: number) => string;
  /** The legal moves of the board. */
  readonly moves: readonly PickableMove[];
  /** Null where the board is only looked at, or the other side is to move. */
  readonly picking: Pick<Picking<M>, 'held' | 'onReserve'> | null;
  readonly testId: string;
  /** Of a kind of man: "drop-A-white-N" of "drop-A-white". */
  readonly manTestId: string;
}

/**
 * The men a player may drop, in the order of the rules, dragged or clicked on to the board; what there is none of
 * stands grey.
 */
export const PickableReserve = <M extends PickableMove>(props: PickableReserveProps<M>) => {
  const { side, men, label, manLabel, moves, picking, testId, manTestId } = props;
  const held = picking?.held ?? null;
  return (
    <ul className="pickable-reserve" aria-label={label} data-testid={testId}>
      {men.map((man) => {
        const { piece, count } = man;
        const isFree = picking !== null && count > 0 && mayHold(moves, { piece });
        return (
          <li key={piece}>
            <button
              type="button"
              className="pickable-man"
              tabIndex={-1}
              disabled={!isFree}
              aria-pressed={held !== null && 'piece' in held && held.piece === piece}
              aria-label={manLabel(piece, count)}
              data-testid={`${manTestId}-${piece}`}
              data-count={count}
              {...(isFree ? picking.onReserve(piece) : {})}
            >
              <ReserveMan side={side} man={man} />
            </button>
          </li>
        );
      })}
    </ul>
  );
};
