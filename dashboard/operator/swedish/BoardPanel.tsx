import { useRef, type ReactNode } from 'react';
import { opponent, type Field } from 'chess-match/client/view';
import type { Side } from 'chess-match/client';
import { useOperator, useStore } from '../state/context';
import { DeskBoard, LookedAt } from './DeskBoard';
import { EntryWords } from './EntryWords';
import { HistoryRow } from './HistoryRow';
import type { PanelModel } from './model/board';
import { MoveEntry } from './MoveEntry';
import { SeatBlock } from './SeatBlock';
import type { Asking } from './state/asking';
import { focusThread } from './state/field';
import { useSwedishTexts } from './texts';
import { useHand, type HandApi } from './useHand';

interface HeadProps {
  readonly model: PanelModel;
  readonly onTurn: () => void;
  readonly children?: ReactNode;
}

const Head = ({ model, onTurn, children }: HeadProps) => {
  const texts = useSwedishTexts();
  const { thread, toMove, turn } = model;
  return (
    <header className="sw-head">
      <span className="sw-badge">{thread}</span>
      <span className="sw-turn" data-side={toMove ?? 'none'} data-testid={`turn-${thread}`}>
        {toMove === null ? texts.board.over : `${turn} ${texts.board.toMove(toMove)}`}
      </span>
      {children}
      <button
        type="button"
        className="sw-round"
        title={texts.board.turnRound}
        aria-label={`${texts.board.turnRound} ${thread}`}
        data-testid={`turn-round-${thread}`}
        onClick={onTurn}
      >
        ⇅
      </button>
    </header>
  );
};

interface SidesProps {
  readonly model: PanelModel;
  readonly bottom: Side;
  readonly hand: HandApi | null;
  readonly onFlag: ((side: Side) => void) | null;
  readonly children?: ReactNode;
}

/** The two players as they sit: one above, one below. */
const Sides = ({ model, bottom, hand, onFlag, children }: SidesProps) => {
  const seatOn = (side: Side) => (
    <SeatBlock
      thread={model.thread}
      seat={model.seats[side]}
      isToMove={model.toMove === side}
      moves={model.desk.moves}
      hand={hand}
      onFlag={onFlag}
    />
  );
  return (
    <div className="sw-sides">
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

/** The partner's board while it is entered at another page: live, and nothing to press. */
export const SmallPanel = ({ model, isTurned, onTurn }: BoardPanelProps) => {
  const texts = useSwedishTexts();
  const bottom = bottomOf(model, isTurned);
  const { files, ranks } = model.view;
  return (
    <article
      className="sw-panel sw-panel-small"
      aria-label={texts.board.label(model.thread)}
      data-testid={`panel-${model.thread}`}
      data-entered="false"
    >
      <Head model={model} onTurn={onTurn} />
      <div className="sw-area">
        <LookedAt model={model} field={{ files, ranks, bottom }} />
      </div>
      <Sides model={model} bottom={bottom} hand={null} onFlag={null} />
      <small className="sw-partner">{texts.board.partner}</small>
    </article>
  );
};

interface EnteredProps extends BoardPanelProps {
  readonly isFocused: boolean;
  readonly onFocus: () => void;
  readonly onOther: (() => void) | null;
  readonly onAsk: (asking: Asking) => void;
}

/** A board with all that is read from it and done on it. */
export const BoardPanel = ({ model, isTurned, onTurn, isFocused, onFocus, onOther, onAsk }: EnteredProps) => {
  const texts = useSwedishTexts();
  const store = useStore();
  const { isConnected, busy } = useOperator();
  const frame = useRef<HTMLDivElement>(null);
  const { thread, desk, view } = model;
  const bottom = bottomOf(model, isTurned);
  const field: Field = { files: view.files, ranks: view.ranks, bottom };
  const onMove = (line: string): void => {
    void store.actIn(thread, `press:${thread}`, (expectedVersion) => ({
      ...{ type: 'commitTurn', thread, expectedVersion, line },
    }));
    focusThread(thread);
  };
  const isEnabled = isConnected && !busy.has(`press:${thread}`) && desk.moves.length > 0;
  const hand = useHand({ moves: desk.moves, field, squares: frame, isEnabled, onMove });
  return (
    <article
      className="sw-panel"
      aria-label={texts.board.label(thread)}
      data-testid={`panel-${thread}`}
      data-entered="true"
      data-focused={isFocused}
      data-movable={isEnabled}
      onPointerDown={onFocus}
      onPointerUp={(event) => {
        const isControl =
          event.target instanceof Element && event.target.closest('button:not(.sw-man), input') !== null;
        if (!isControl && hand.promotions.length === 0) focusThread(thread);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hand.drop();
      }}
    >
      <Head model={model} onTurn={onTurn} />
      <div className="sw-area">
        <DeskBoard model={model} field={field} hand={hand} frame={frame} />
      </div>
      <Sides model={model} bottom={bottom} hand={hand} onFlag={(side) => onAsk({ what: 'flag', thread, side })}>
        <HistoryRow thread={thread} onAsk={onAsk} />
      </Sides>
      <footer className="sw-foot">
        <MoveEntry model={model} onFocus={onFocus} onOther={onOther} onEscape={hand.drop} />
        <EntryWords model={model} />
      </footer>
    </article>
  );
};
