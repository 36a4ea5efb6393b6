import { setSelection, type BoardModel } from 'chess-match/games/business';
import { placedBy, type PendingKeyChange } from './making';
import type { BusinessTexts } from '../texts';

interface MakingPanelProps {
  readonly making: PendingKeyChange;
  readonly giver: BoardModel;
  /** Boards that may be given a chip now. */
  readonly takers: readonly number[];
  readonly line: string;
  readonly words: BusinessTexts;
  readonly onLine: (line: string) => void;
  readonly onMaking: (making: PendingKeyChange | null) => void;
}

/** A pass or a selection: how much of it is made, what to touch next, and the way back. */
export const MakingPanel = ({ making, giver, takers, line, words, onLine, onMaking }: MakingPanelProps) => {
  const placed = placedBy(line, making.board);
  const isShort = making.kind === 'select' && placed < giver.chipsBefore;
  return (
    <div className="making" role="status">
      <p>
        {making.kind === 'pass' ? words.passTo(making.board) : words.selectTo(making.board, placed, giver.chipsBefore)}
      </p>
      {isShort &&
        takers.map((board) => (
          <button
            key={board}
            type="button"
            data-testid={`all-to-${board}`}
            onClick={() => onLine(setSelection(line, making.board, [{ board, chips: giver.chipsBefore }]))}
          >
            {words.allTo(board)}
          </button>
        ))}
      <button
        type="button"
        onClick={() => {
          onMaking(null);
          if (making.kind === 'select') onLine(setSelection(line, making.board, []));
        }}
      >
        {words.cancel}
      </button>
    </div>
  );
};
