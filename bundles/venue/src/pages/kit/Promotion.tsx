import { pieceCode, Piece, type Field, type PickableMove } from 'chess-match/client/drawing';

/** The side of the square in which pieces are drawn. */
export const PIECE = 45;

interface PromotionProps<M extends PickableMove> {
  readonly promotions: readonly M[];
  readonly mover: Field['bottom'];
  readonly texts: { readonly promote: string; readonly promoteCancel: string };
  readonly onChoose: (move: M | null) => void;
}

/** What a pawn may become. */
export const Promotion = <M extends PickableMove>({ promotions, mover, texts, onChoose }: PromotionProps<M>) => (
  <div className="promotion" role="group" aria-label={texts.promote}>
    {promotions.map((move) => (
      <button
        key={move.san}
        type="button"
        aria-label={move.san}
        data-testid={`promote-${(move.promotion ?? '').toLowerCase()}`}
        onClick={() => onChoose(move)}
      >
        <svg viewBox={`0 0 ${PIECE} ${PIECE}`} aria-hidden>
          <Piece code={pieceCode(mover, move.promotion ?? '')} />
        </svg>
      </button>
    ))}
    <button type="button" onClick={() => onChoose(null)}>
      {texts.promoteCancel}
    </button>
  </div>
);
