import { Piece, type Side } from 'chess-match/client';
import { useEffect, useRef } from 'react';
import { UNIT } from '../boards/BoardDrawing';
import type { LegalMove } from './hand';

interface PromotionProps {
  readonly moves: readonly LegalMove[];
  readonly side: Side;
  readonly label: string;
  readonly onChoose: (move: LegalMove | null) => void;
}

const ORDER = 'qrbn';
const rank = ({ promotion }: LegalMove): number => ORDER.indexOf(promotion ?? '');

/** The pieces a pawn may become, the queen first and in focus; Esc takes the move back. */
export const Promotion = ({ moves, side, label, onChoose }: PromotionProps) => {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  return (
    <div
      className="co-promotion"
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChoose(null);
      }}
    >
      {moves
        .toSorted((a, b) => rank(a) - rank(b))
        .map((move, index) => (
          <button
            key={move.san}
            type="button"
            ref={index === 0 ? first : null}
            aria-label={move.san}
            data-testid={`promote-${move.promotion ?? ''}`}
            onClick={() => onChoose(move)}
          >
            <svg viewBox={`0 0 ${UNIT} ${UNIT}`} aria-hidden="true">
              <Piece code={`${side === 'white' ? 'w' : 'b'}${(move.promotion ?? '').toUpperCase()}`} />
            </svg>
          </button>
        ))}
    </div>
  );
};
