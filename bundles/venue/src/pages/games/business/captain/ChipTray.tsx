import { Counters } from 'chess-match/games/business/Counters';
import type { BoardModel } from 'chess-match/games/business';
import type { PointerEvent } from 'react';
import type { BusinessTexts } from '../texts';

interface ChipTrayProps {
  readonly model: BoardModel;
  readonly words: BusinessTexts;
  readonly onGrab: ((event: PointerEvent<HTMLElement>) => void) | null;
}

/** The chips of the board that is played on, to be taken. */
export const ChipTray = ({ model: { board, chips }, words, onGrab }: ChipTrayProps) => (
  <span
    className="chip-tray"
    data-testid={`chips-${board}`}
    data-grab={onGrab !== null}
    title={words.dragChip}
    onPointerDown={onGrab ?? undefined}
  >
    <Counters board={board} count={chips} />
    <strong>{words.chips(chips)}</strong>
  </span>
);
