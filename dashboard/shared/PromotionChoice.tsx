import { Piece, type Side } from 'chess-match/client';
import { pieceCode, sanIn } from 'chess-match/client/view';
import { useEffect, useRef } from 'react';
import { useLanguage } from './frame/language';
import { pieceOf, promotionFor, type Promoting, type Shown } from './promotionFor';

/** Side of the box that pieces are drawn in. */
const UNIT = 45;

interface PromotionChoiceProps<M extends Promoting> {
  readonly moves: readonly M[];
  readonly side: Side;
  readonly label: string;
  readonly className: string;
  /** Whether the moves are written below the pieces. */
  readonly named?: boolean | undefined;
  /** How the moves are written. */
  readonly shown?: Shown | undefined;
  readonly onChoose: (move: M | null) => void;
}

const ORDER = 'qrbn';

/**
 * The pieces a pawn may become, the queen first and in focus; a piece's letter or key chooses it, Esc takes the move
 * back.
 */
export const PromotionChoice = <M extends Promoting>({
  moves,
  side,
  label,
  className,
  named = false,
  shown = sanIn,
  onChoose,
}: PromotionChoiceProps<M>) => {
  const language = useLanguage();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  return (
    <div
      className={className}
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChoose(null);
        const chosen = promotionFor(moves, event, shown);
        if (chosen !== null) onChoose(chosen);
      }}
    >
      {moves
        .toSorted((a, b) => ORDER.indexOf(pieceOf(a)) - ORDER.indexOf(pieceOf(b)))
        .map((move, index) => (
          <button
            key={move.san}
            type="button"
            ref={index === 0 ? first : null}
            aria-label={shown(move.san, language)}
            data-testid={`promote-${pieceOf(move)}`}
            onClick={() => onChoose(move)}
          >
            <svg viewBox={`0 0 ${UNIT} ${UNIT}`} aria-hidden="true">
              <Piece code={pieceCode(side, move.promotion ?? '')} />
            </svg>
            {named ? <span>{shown(move.san, language)}</span> : null}
          </button>
        ))}
    </div>
  );
};
