import { Board } from 'chess-match/client/board';
import { branchColour } from 'chess-match/client/drawing';
import type { BoardModel } from 'chess-match/games/business';
import type { CaptainTexts } from '../../../captain/texts';
import { asksForDraw, thumbWord } from './thumbWord';

interface ThumbsProps {
  readonly models: readonly BoardModel[];
  readonly bottom: 'white' | 'black';
  readonly active: number;
  /** Boards that may take a chip now. */
  readonly takers: readonly number[];
  readonly chipOver: number | null;
  readonly texts: CaptainTexts;
  readonly onChoose: (board: number) => void;
}

/** All boards, small: a touch makes one the board that is played on, or gives it a chip. */
export const Thumbs = ({ models, bottom, active, takers, chipOver, texts, onChoose }: ThumbsProps) => (
  <nav className="thumbs">
    {models.map((model) => (
      <button
        key={model.board}
        type="button"
        className="thumb"
        aria-pressed={model.board === active}
        style={{ borderColor: branchColour(model.board) }}
        data-testid={`thumb-${model.board}`}
        data-board={model.board}
        data-kind={model.kind}
        data-state={model.state ?? model.kind}
        data-offered={asksForDraw(model)}
        data-takes={takers.includes(model.board)}
        data-takes-chips={model.kind === 'live' && model.state !== 'given-up'}
        data-chip-over={chipOver === model.board}
        onClick={() => onChoose(model.board)}
      >
        <span className="thumb-head">
          <b className="badge" style={{ background: branchColour(model.board) }}>
            {model.board}
          </b>
          <span className="thumb-chips">
            {model.chips !== model.chipsBefore && model.kind === 'live' && <s>{model.chipsBefore}</s>}
            {model.kind !== 'empty' && <strong>{model.chips}</strong>}
          </span>
        </span>
        <span aria-hidden>
          <Board
            view={{ ...model.after, board: model.board, files: model.files, ranks: model.ranks }}
            bottom={bottom}
          />
        </span>
        <span className="thumb-state">{thumbWord(model, texts)}</span>
      </button>
    ))}
  </nav>
);
