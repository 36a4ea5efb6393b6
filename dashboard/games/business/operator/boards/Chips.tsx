import { Counters } from 'chess-match/games/business/Counters';
import type { PointerEvent } from 'react';
import { useBusinessTexts } from '../texts';

interface ChipsProps {
  readonly board: number;
  readonly chips: number;
  /** Chips before the draft; shown where they differ. */
  readonly before: number;
  readonly isDraggable: boolean;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
}

/** The rating as counters, with its figure; any counter can be dragged away. */
export const Chips = ({ board, chips, before, isDraggable, onGrab }: ChipsProps) => {
  const texts = useBusinessTexts();
  return (
    <div
      className={isDraggable ? 'desk-chips desk-chips-draggable' : 'desk-chips'}
      title={isDraggable ? texts.board.dragChip : undefined}
      aria-label={texts.board.chips(chips)}
      data-testid={`chips-${board}`}
      data-chips={chips}
      onPointerDown={isDraggable ? onGrab : undefined}
    >
      {before === chips ? null : <span className="desk-chips-before">{before} →</span>}
      <strong className="desk-chips-figure">{chips}</strong>
      <Counters board={board} count={chips} />
    </div>
  );
};
