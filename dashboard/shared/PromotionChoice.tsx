import { Piece, type Side } from 'chess-match/client';
import { useEffect, useRef } from 'react';

/** Side of the box that pieces are drawn in. */
const UNIT = 45;

interface Promoting {
  readonly san: string;
  readonly promotion?: string | null | undefined;
}

interface PromotionChoiceProps<M extends Promoting> {
  readonly moves: readonly M[];
  readonly side: Side;
  readonly label: string;
  readonly className: string;
  /** Whether the moves are written below the pieces. */
  readonly named?: boolean | undefined;
  readonly onChoose: (move: M | null) => void;
}

const ORDER = 'qrbn';
const letterOf = ({ promotion }: Promoting): string => (promotion ?? '').toLowerCase();

/** The pieces a pawn may become, the queen first and in focus; a piece's letter chooses it, Esc takes the move back. */
export const PromotionChoice = <M extends Promoting>({
  moves,
  side,
  label,
  className,
  named = false,
  onChoose,
}: PromotionChoiceProps<M>) => {
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
        const chosen = moves.find((move) => letterOf(move) === event.key.toLowerCase());
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {moves
        .toSorted((a, b) => ORDER.indexOf(letterOf(a)) - ORDER.indexOf(letterOf(b)))
        .map((move, index) => (
          <button
            key={move.san}
            type="button"
            ref={index === 0 ? first : null}
            aria-label={move.san}
            data-testid={`promote-${letterOf(move)}`}
            onClick={() => onChoose(move)}
          >
            <svg viewBox={`0 0 ${UNIT} ${UNIT}`} aria-hidden="true">
              <Piece code={`${side === 'white' ? 'w' : 'b'}${letterOf(move).toUpperCase()}`} />
            </svg>
            {named ? <span>{move.san}</span> : null}
          </button>
        ))}
    </div>
  );
};
