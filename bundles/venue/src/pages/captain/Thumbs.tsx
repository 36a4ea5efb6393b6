import type { ShownBoard } from 'chess-match/client/turn';
import { Board } from 'chess-match/client/board';
import { branchColour } from 'chess-match/client/drawing';
import type { ReactNode } from 'react';
import type { CaptainTexts } from './texts';
import { waitWord } from './waitWord';

/** What a game says of a small board. */
interface Dress {
  /** Beside its number. */
  readonly worth: ReactNode;
  /** Below it, instead of whether a move was made there. */
  readonly word: string;
  readonly data: Readonly<Record<`data-${string}`, boolean>>;
}

interface ThumbsProps<B> {
  readonly turn: { readonly shown: readonly B[]; readonly active: B | undefined };
  readonly bottom: 'white' | 'black';
  readonly texts: CaptainTexts;
  readonly dressOf?: (model: B) => Dress;
  readonly onChoose: (board: number) => void;
}

/** All boards, small: a touch makes one the board that is played on. */
export const Thumbs = <B extends ShownBoard>({
  turn: { shown, active },
  bottom,
  texts,
  dressOf,
  onChoose,
}: ThumbsProps<B>) => (
  <nav className="thumbs">
    {shown.map((model) => {
      const dress = dressOf?.(model);
      return (
        <button
          key={model.board}
          type="button"
          className="thumb"
          aria-pressed={model.board === active?.board}
          style={{ borderColor: branchColour(model.board) }}
          data-testid={`thumb-${model.board}`}
          data-board={model.board}
          data-kind={model.kind}
          data-state={model.state ?? model.kind}
          {...dress?.data}
          onClick={() => onChoose(model.board)}
        >
          <span className="thumb-head">
            <b className="badge" style={{ background: branchColour(model.board) }}>
              {model.board}
            </b>
            {dress?.worth}
          </span>
          <span aria-hidden>
            <Board
              view={{ ...model.after, board: model.board, files: model.files, ranks: model.ranks }}
              bottom={bottom}
            />
          </span>
          <span className="thumb-state">{dress?.word ?? waitWord(model, texts)}</span>
        </button>
      );
    })}
  </nav>
);
