import type { BoardView, Side } from '@schemas/boards';
import { Piece } from '../pieces/Piece';
import './reserve.css';

interface ReserveProps {
  readonly view: Pick<BoardView, 'reserves'>;
  readonly side: Side;
}

/** The pieces a side may drop, every kind with its number; nothing in a game that knows none. */
export const Reserve = ({ view, side }: ReserveProps) =>
  view.reserves !== null && (
    <ul className="reserve" data-side={side}>
      {view.reserves[side].map(({ piece, count }) => (
        <li key={piece} data-count={count}>
          <svg viewBox="0 0 45 45">
            <Piece code={`${side === 'white' ? 'w' : 'b'}${piece}`} />
          </svg>
          <span>{count}</span>
        </li>
      ))}
    </ul>
  );
