import type { BoardView, Side } from 'chess-match/client';
import { ReservePiece } from './ReservePiece';

interface ReserveProps {
  readonly side: Side;
  readonly pieces: NonNullable<BoardView['reserves']>['white'];
  /** What the whole says to those who hear it: whose it is. */
  readonly label: string;
  /** What stands where there is nothing. */
  readonly empty: string;
  readonly testId?: string | undefined;
}

/** The pieces a player may drop, each kind with its number. */
export const Reserve = ({ side, pieces, label, empty, testId }: ReserveProps) => {
  const held = pieces.filter(({ count }) => count > 0);
  const spoken = held.map(({ piece, count }) => `${piece} ${count}`).join(', ') || empty;
  return (
    <span className="desk-reserve" data-side={side} role="img" aria-label={`${label}: ${spoken}`} data-testid={testId}>
      {held.length === 0 ? <small>{empty}</small> : null}
      {held.map((piece) => (
        <span key={piece.piece} className="desk-reserve-piece">
          <ReservePiece side={side} piece={piece} />
        </span>
      ))}
    </span>
  );
};
