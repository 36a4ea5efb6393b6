import type { BoardModel } from 'chess-match/games/business';
import type { CaptainTexts } from '../../../captain/texts';
import type { BusinessTexts } from '../texts';
import { asksForDraw, thumbWord } from './thumbWord';

interface Chosen {
  /** Boards that may take a chip now. */
  readonly takers: readonly number[];
  /** The one a chip is dragged over; null: none. */
  readonly chipOver: number | null;
  readonly texts: CaptainTexts;
  readonly words: BusinessTexts;
}

/** What is said of a small board: its chips, whether it may take one, and what waits there for an answer. */
export const dressOf = (model: BoardModel, { takers, chipOver, texts, words }: Chosen) => {
  const { board, kind, state, chips, chipsBefore } = model;
  return {
    worth: (
      <span className="thumb-chips">
        {chips !== chipsBefore && kind === 'live' && <s>{chipsBefore}</s>}
        {kind !== 'empty' && <strong>{chips}</strong>}
      </span>
    ),
    word: thumbWord(model, texts, words),
    data: {
      'data-offered': asksForDraw(model),
      'data-takes': takers.includes(board),
      'data-takes-chips': kind === 'live' && state !== 'given-up',
      'data-chip-over': chipOver === board,
    },
  };
};
