import { Piece } from 'chess-match/client';
import { useEffect, useRef } from 'react';
import type { LegalMove } from '../model/legalMoves';
import { useStrings } from '../state/context';
import { UNIT } from './squares';

interface PromotionChoiceProps {
  readonly moves: readonly LegalMove[];
  readonly side: 'w' | 'b';
  readonly onChoose: (move: LegalMove | null) => void;
}

const ORDER = 'qrbn';
const rank = ({ promotion }: LegalMove): number => ORDER.indexOf((promotion ?? '').toLowerCase());

/** The pieces a pawn may become, the queen first and in focus; Esc takes the move back. */
export const PromotionChoice = ({ moves, side, onChoose }: PromotionChoiceProps) => {
  const strings = useStrings();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  return (
    <div
      className="promotion"
      role="group"
      aria-label={strings.board.promote}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChoose(null);
        const chosen = moves.find(({ promotion }) => promotion?.toLowerCase() === event.key.toLowerCase());
        if (chosen !== undefined) onChoose(chosen);
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
            data-testid={`promote-${move.promotion?.toLowerCase() ?? ''}`}
            onClick={() => {
              onChoose(move);
            }}
          >
            <svg viewBox={`0 0 ${UNIT} ${UNIT}`} aria-hidden="true">
              <Piece code={`${side}${(move.promotion ?? '').toUpperCase()}`} />
            </svg>
            <span>{move.san}</span>
          </button>
        ))}
    </div>
  );
};
