import { Piece } from 'chess-match/client/drawing';
import type { BoardView } from 'chess-match/client/contract';
import type { HTMLAttributes } from 'react';

interface ReserveProps {
  readonly reserves: BoardView['reserves'];
  readonly side: 'white' | 'black';
  /** How a piece of it is picked up; null: nobody may now. */
  readonly onReserve: ((piece: string) => HTMLAttributes<HTMLButtonElement>) | null;
  /** The piece that is held; null: none of these. */
  readonly held: string | null;
  readonly name: string;
}

/** The pieces of a reserve: one's own are dragged or touched on to the board. */
export const Reserve = ({ reserves, side, onReserve, held, name }: ReserveProps) =>
  reserves !== null && (
    <ul className="entry-reserve" aria-label={name} data-side={side}>
      {reserves[side].map(({ piece, count }) => (
        <li key={piece}>
          <button
            type="button"
            disabled={onReserve === null || count === 0}
            aria-pressed={held === piece}
            aria-label={`${piece} ${count}`}
            data-count={count}
            data-testid={`drop-${side}-${piece}`}
            {...(onReserve === null || count === 0 ? {} : onReserve(piece))}
          >
            <svg viewBox="0 0 45 45" aria-hidden>
              <Piece code={`${side === 'white' ? 'w' : 'b'}${piece}`} />
            </svg>
            <b>{count}</b>
          </button>
        </li>
      ))}
    </ul>
  );
