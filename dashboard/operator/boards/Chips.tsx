import { branchColour } from 'chess-match/client';
import type { PointerEvent } from 'react';
import { chipGroups } from '../model/chipStacks';
import { useStrings } from '../state/context';

interface ChipsProps {
  readonly board: number;
  readonly chips: number;
  /** Chips before the draft; shown where they differ. */
  readonly before: number;
  readonly isDraggable: boolean;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
}

/** The rating as counters in groups of five, with its figure; any counter can be dragged away. */
export const Chips = ({ board, chips, before, isDraggable, onGrab }: ChipsProps) => {
  const strings = useStrings();
  const groups = chipGroups(chips);
  return (
    <div
      className={isDraggable ? 'chips chips-draggable' : 'chips'}
      title={isDraggable ? strings.board.dragChip : undefined}
      style={{ color: branchColour(board) }}
      aria-label={strings.board.chips(chips)}
      data-testid={`chips-${board}`}
      data-chips={chips}
      onPointerDown={isDraggable ? onGrab : undefined}
    >
      {before === chips ? null : <span className="chips-before">{before} →</span>}
      <strong className="chips-figure">{chips}</strong>
      <span className="chips-counters" aria-hidden="true">
        {groups.length === 0 && chips > 0 ? <i className="chip chip-stack" /> : null}
        {groups.map((size, group) => (
          <span key={group} className="chips-group">
            {Array.from({ length: size }, (_, index) => (
              <i key={index} className="chip" />
            ))}
          </span>
        ))}
      </span>
    </div>
  );
};
