import type { BoardView, Side } from 'chess-match/client';
import { ReserveMan } from './ReserveMan';

interface ReserveProps {
  readonly side: Side;
  readonly men: NonNullable<BoardView['reserves']>['white'];
  /** What the whole says to those who hear it: whose it is. */
  readonly label: string;
  /** What stands where there is nothing. */
  readonly empty: string;
  readonly testId?: string | undefined;
}

/** The men a player may drop, each kind with its number. */
export const Reserve = ({ side, men, label, empty, testId }: ReserveProps) => {
  const held = men.filter(({ count }) => count > 0);
  const spoken = held.map(({ piece, count }) => `${piece} ${count}`).join(', ') || empty;
  return (
    <span className="desk-reserve" data-side={side} role="img" aria-label={`${label}: ${spoken}`} data-testid={testId}>
      {held.length === 0 ? <small>{empty}</small> : null}
      {held.map((man) => (
        <span key={man.piece} className="desk-reserve-man">
          <ReserveMan side={side} man={man} />
        </span>
      ))}
    </span>
  );
};
