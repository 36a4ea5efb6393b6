import { isPieceCode, Piece, type BoardView, type Side } from 'chess-match/client';

/** Side of the box a piece is drawn in. */
const UNIT = 45;

interface ReserveManProps {
  readonly side: Side;
  readonly man: NonNullable<BoardView['reserves']>[Side][number];
}

/** A kind of man of a reserve, with how many there are; where there is none its figure alone, dimmed. */
export const ReserveMan = ({ side, man: { piece, count } }: ReserveManProps) => {
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
