import { isPieceCode, Piece, type BoardView, type Side } from 'chess-match/client';

/** Side of the box a piece is drawn in. */
const UNIT = 45;

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
    <span className="reserve" data-side={side} role="img" aria-label={`${label}: ${spoken}`} data-testid={testId}>
      {held.length === 0 ? <small>{empty}</small> : null}
      {held.map(({ piece, count }) => {
        const code = `${side === 'white' ? 'w' : 'b'}${piece}`;
        return (
          <span key={piece} className="reserve-man">
            {isPieceCode(code) ? (
              <svg viewBox={`0 0 ${UNIT} ${UNIT}`} aria-hidden="true">
                <Piece code={code} />
              </svg>
            ) : null}
            <b>{count}</b>
          </span>
        );
      })}
    </span>
  );
};
