import { Counters } from 'chess-match/games/business/Counters';
import { branchColour, useTurnPicking } from 'chess-match/client/drawing';
import type { BoardModel } from 'chess-match/games/business';
import type { PointerEvent } from 'react';
import { EntryBoard } from '../../../kit/EntryBoard';
import type { CaptainTexts } from '../../../captain/texts';
import { triedMove } from '../../../captain/triedMove';

interface ActiveBoardProps {
  readonly model: BoardModel;
  readonly bottom: 'white' | 'black';
  readonly isMovable: boolean;
  readonly texts: CaptainTexts;
  readonly onGrab: ((event: PointerEvent<HTMLElement>) => void) | null;
  readonly onMove: (san: string) => void;
  /** A move that is none, as it was tried by hand. */
  readonly onTried: (text: string) => void;
}

/** The board that is played on, with its chips to be taken. */
export const ActiveBoard = ({ model, bottom, isMovable, texts, onGrab, onMove, onTried }: ActiveBoardProps) => {
  const { board, files, ranks } = model;
  const { field, picking, heldCode } = useTurnPicking({
    ...{ model, bottom, onMove },
    isEnabled: isMovable,
    onRefused: (held, to) => {
      const text = triedMove(model.before.pieces, bottom, held, to);
      if (text !== null) onTried(text);
    },
  });
  return (
    <section
      className="active-board"
      data-board={board}
      data-state={model.state ?? model.kind}
      data-movable={isMovable}
    >
      <header>
        <b className="badge" style={{ background: branchColour(board) }}>
          {board}
        </b>
        {model.mother !== null && <span>{texts.from(model.mother)}</span>}
        {model.isOffered && <strong className="offered">{texts.offered}</strong>}
        <span
          className="chip-tray"
          data-testid={`chips-${board}`}
          data-grab={onGrab !== null}
          title={texts.dragChip}
          onPointerDown={onGrab ?? undefined}
        >
          <Counters board={board} count={model.chips} />
          <strong>{texts.chips(model.chips)}</strong>
        </span>
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
