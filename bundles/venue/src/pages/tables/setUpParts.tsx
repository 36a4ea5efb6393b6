import { Piece, type Language } from 'chess-match/client/drawing';
import type { SetUpRules } from 'chess-match/client/explore';
import type { GameInHall } from '../kit/display';
import type { TableTexts } from './texts';

/** What a touch of a square does: moves its piece, takes it away, or puts this piece there. */
export type Brush = 'hand' | 'erase' | string;

const SIDES = ['white', 'black'] as const;

interface PieceTraysProps {
  readonly kinds: SetUpRules['pieces'];
  readonly brush: Brush;
  readonly own: Pick<GameInHall, 'pieceWord'>;
  readonly language: Language;
  readonly onBrush: (brush: Brush) => void;
}

/** The pieces of both sides, to be put on the board. */
export const PieceTrays = ({ kinds, brush, own, language, onBrush }: PieceTraysProps) =>
  SIDES.map((side) => (
    <div key={side} className="table-tray">
      {kinds.map((piece) => {
        const code = `${side === 'white' ? 'w' : 'b'}${piece}`;
        return (
          <button
            key={code}
            type="button"
            aria-label={own.pieceWord(piece, language)}
            title={own.pieceWord(piece, language)}
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
