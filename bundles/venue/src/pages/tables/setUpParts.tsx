import { Piece, type Language } from 'chess-match/client/drawing';
import type { SetUpRules } from 'chess-match/client/explore';
import type { GameInHall } from '../kit/display';
import type { TableTexts } from './texts';

/** What a touch of a square does: moves its man, takes it away, or puts this man there. */
export type Brush = 'hand' | 'erase' | string;

const SIDES = ['white', 'black'] as const;

interface MenTraysProps {
  readonly men: SetUpRules['men'];
  readonly brush: Brush;
  readonly own: Pick<GameInHall, 'manWord'>;
  readonly language: Language;
  readonly onBrush: (brush: Brush) => void;
}

/** The men of both sides, to be put on the board. */
export const MenTrays = ({ men, brush, own, language, onBrush }: MenTraysProps) =>
  SIDES.map((side) => (
    <div key={side} className="table-tray">
      {men.map((man) => {
        const code = `${side === 'white' ? 'w' : 'b'}${man}`;
        return (
          <button
            key={code}
            type="button"
            aria-label={own.manWord(man, language)}
            title={own.manWord(man, language)}
            aria-pressed={brush === code}
            data-testid={`brush-${code}`}
            onClick={() => onBrush(code)}
          >
            <svg viewBox="0 0 45 45" aria-hidden>
              <Piece code={code} />
            </svg>
          </button>
        );
      })}
    </div>
  ));

interface SetUpToolsProps {
  readonly brush: Brush;
  readonly toMove: (typeof SIDES)[number];
  readonly texts: TableTexts;
  readonly onBrush: (brush: Brush) => void;
  readonly onToMove: (side: (typeof SIDES)[number]) => void;
  readonly onClear: () => void;
}

/** Hand and eraser, the empty board, and whose move it is. */
export const SetUpTools = ({ brush, toMove, texts, onBrush, onToMove, onClear }: SetUpToolsProps) => (
  <>
    <div className="row">
      {(['hand', 'erase'] as const).map((tool) => (
        <button key={tool} type="button" aria-pressed={brush === tool} onClick={() => onBrush(tool)}>
          {texts[tool]}
        </button>
      ))}
      <button type="button" data-testid="clear-board" onClick={onClear}>
        {texts.clearBoard}
      </button>
    </div>
    <div className="row">
      {SIDES.map((side) => (
        <button key={side} type="button" aria-pressed={toMove === side} onClick={() => onToMove(side)}>
          {texts.toMove[side]}
        </button>
      ))}
    </div>
  </>
);
