import { isPieceCode, Piece, type BoardView, type Side } from 'chess-match/client';

/** Side of the box a piece is drawn in. */
const UNIT = 45;

interface ReservePieceProps {
  readonly side: Side;
  readonly piece: NonNullable<BoardView['reserves']>[Side][number];
}

/** A kind of piece of a reserve, with how many there are; where there is none its figure alone, dimmed. */
export const ReservePiece = ({ side, piece: { piece, count } }: ReservePieceProps) => {
  const code = `${side === 'white' ? 'w' : 'b'}${piece}`;
  return (
    <>
      {isPieceCode(code) ? (
        <svg viewBox={`0 0 ${UNIT} ${UNIT}`} aria-hidden="true">
          <Piece code={code} />
        </svg>
      ) : null}
      {count > 0 ? <b>{count}</b> : null}
    </>
  );
};
