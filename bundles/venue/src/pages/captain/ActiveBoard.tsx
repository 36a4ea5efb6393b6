import type { ShownBoard } from 'chess-match/client/turn';
import { branchColour, useTurnPicking } from 'chess-match/client/drawing';
import type { ReactNode } from 'react';
import { EntryBoard } from '../kit/EntryBoard';
import type { CaptainTexts } from './texts';
import { triedMove } from './triedMove';
import type { Turn } from './useTurn';

interface ActiveBoardProps {
  readonly turn: Pick<Turn, 'isMovable' | 'move' | 'try'>;
  readonly model: ShownBoard;
  readonly bottom: 'white' | 'black';
  readonly texts: CaptainTexts;
  /** What is said of the board beside its number. */
  readonly children?: ReactNode;
}

/** The board that is played on. */
export const ActiveBoard = ({ turn, model, bottom, texts, children }: ActiveBoardProps) => {
  const { board, files, ranks } = model;
  const { field, picking, heldCode } = useTurnPicking({
    model,
    bottom,
    isEnabled: turn.isMovable,
    onMove: (san) => turn.move(board, san),
    onRefused: (held, to) => {
      const text = triedMove(model.before.pieces, bottom, held, to);
      if (text !== null) turn.try(board, text);
    },
  });
  return (
    <section
      className="active-board"
      data-board={board}
      data-state={model.state ?? model.kind}
      data-movable={turn.isMovable}
    >
      <header>
        <b className="badge" style={{ background: branchColour(board) }}>
          {board}
        </b>
        {children}
      </header>
      <EntryBoard
        shown={{ board, files, ranks, ...model.after }}
        before={{ board, files, ranks, ...model.before }}
        field={field}
        picking={picking}
        heldCode={heldCode}
        texts={texts}
      />
    </section>
  );
};
