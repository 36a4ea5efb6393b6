import { useRef, type ReactNode } from 'react';
import { opponent, type Field } from 'chess-match/client/view';
import { type Side, usePicking } from 'chess-match/client';
import { Button } from '../../shared';
import { useOperator, useStore } from '../state/context';
import { DeskBoard, LookedAt } from './DeskBoard';
import { EntryWords } from './EntryWords';
import { HistoryRow } from './HistoryRow';
import type { BoardPicking, PanelModel } from './model/board';
import { MoveEntry } from './MoveEntry';
import { SeatBlock } from './SeatBlock';
import type { Asking } from './state/asking';
import { focusThread } from './state/field';
import { useApartGame, useApartTexts } from './game';

interface HeadProps {
  readonly model: PanelModel;
  readonly onTurn: () => void;
  readonly children?: ReactNode;
}

const Head = ({ model, onTurn, children }: HeadProps) => {
  const texts = useApartTexts();
  const { thread, toMove, turn } = model;
  return (
    <header className="apart-head">
      <span className="apart-badge">{thread}</span>
      <span className="apart-turn" data-side={toMove ?? 'none'} data-testid={`turn-${thread}`}>
        {toMove === null ? texts.board.over : `${turn} ${texts.board.toMove(toMove)}`}
      </span>
      {children}
      <Button
        local
        className="apart-round"
        title={texts.board.turnRound}
        aria-label={`${texts.board.turnRound} ${thread}`}
        data-testid={`turn-round-${thread}`}
        onClick={onTurn}
      >
        ⇅
      </Button>
    </header>
  );
};

interface SidesProps {
  readonly model: PanelModel;
  readonly bottom: Side;
  readonly picking: BoardPicking | null;
  readonly onFlag: ((side: Side) => void) | null;
  readonly children?: ReactNode;
}

/** The two players as they sit: one above, one below. */
const Sides = ({ model, bottom, picking, onFlag, children }: SidesProps) => {
  const seatOn = (side: Side) => (
    <SeatBlock
      thread={model.thread}
      seat={model.seats[side]}
      isToMove={model.toMove === side}
      moves={model.own.moves}
      picking={picking}
      onFlag={onFlag}
    />
  );
  return (
    <div className="apart-sides">
      {seatOn(opponent(bottom))}
      {children}
      {seatOn(bottom)}
    </div>
  );
};

interface BoardPanelProps {
  readonly model: PanelModel;
  readonly isTurned: boolean;
  readonly onTurn: () => void;
}

const bottomOf = ({ bottom }: PanelModel, isTurned: boolean): Side => (isTurned ? opponent(bottom) : bottom);

/** A board that is entered at another page: live, and nothing to press. */
export const SmallPanel = ({ model, isTurned, onTurn }: BoardPanelProps) => {
  const texts = useApartTexts();
  const bottom = bottomOf(model, isTurned);
  const { files, ranks } = model.view;
  return (
    <article
      className="apart-panel apart-panel-small"
      aria-label={texts.board.label(model.thread)}
      data-testid={`panel-${model.thread}`}
      data-entered="false"
    >
      <Head model={model} onTurn={onTurn} />
      <div className="apart-area">
        <LookedAt model={model} field={{ files, ranks, bottom }} />
      </div>
      <Sides model={model} bottom={bottom} picking={null} onFlag={null} />
      <small className="apart-elsewhere">{texts.board.lookedAt}</small>
    </article>
  );
};

interface EnteredProps extends BoardPanelProps {
  readonly isFocused: boolean;
  readonly onFocus: () => void;
  readonly onOther: () => boolean;
  readonly onAsk: (asking: Asking) => void;
}

/** A board with all that is read from it and done on it. */
export const BoardPanel = ({ model, isTurned, onTurn, isFocused, onFocus, onOther, onAsk }: EnteredProps) => {
  const texts = useApartTexts();
  const { Acts } = useApartGame();
  const store = useStore();
  const { isConnected, busy, snapshot } = useOperator();
  const frame = useRef<HTMLDivElement>(null);
  const { thread, own, view } = model;
  const bottom = bottomOf(model, isTurned);
  const field: Field = { files: view.files, ranks: view.ranks, bottom };
  const onMove = (line: string): void => {
    void store.actIn(thread, `press:${thread}`, (expectedVersion) => ({
      type: 'commitTurn',
      thread,
      expectedVersion,
      line,
    }));
    focusThread(thread);
  };
  const isEnabled = isConnected && !busy.has(`press:${thread}`) && own.moves.length > 0;
  const picking = usePicking({
    movesOf: () => own.moves,
    field,
    squares: frame,
    isEnabled,
    onMove: ({ san }) => onMove(san),
  });
  return (
    <article
      className="apart-panel"
      aria-label={texts.board.label(thread)}
      data-testid={`panel-${thread}`}
      data-entered="true"
      data-focused={isFocused}
      data-movable={isEnabled}
      onPointerDown={onFocus}
      onPointerUp={(event) => {
        const isControl =
          event.target instanceof Element && event.target.closest('button:not(.pickable-piece), input') !== null;
        if (!isControl && picking.promotions.length === 0) focusThread(thread);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') picking.drop();
      }}
    >
      <Head model={model} onTurn={onTurn} />
      <div className="apart-area">
        <DeskBoard model={model} field={field} picking={picking} frame={frame} />
      </div>
      <Sides model={model} bottom={bottom} picking={picking} onFlag={(side) => onAsk({ what: 'flag', thread, side })}>
        {Acts === null || snapshot === null ? null : <Acts model={model} snapshot={snapshot} onAsk={onAsk} />}
        <HistoryRow thread={thread} onAsk={onAsk} />
      </Sides>
      <footer className="apart-foot">
        <MoveEntry model={model} onFocus={onFocus} onOther={onOther} onEscape={picking.drop} />
        <EntryWords model={model} />
      </footer>
    </article>
  );
};
