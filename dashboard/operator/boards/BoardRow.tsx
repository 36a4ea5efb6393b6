import { branchColour } from 'chess-match/client';
import { inHallOrder } from 'chess-match/client/view';
import { useCallback, useRef } from 'react';
import { useElementSize } from '../../shared/useElementSize';
import { boardSizes, type BoardSize, type CardRoom } from '../model/boardSizes';
import { nextToMove, type BoardModel } from 'chess-match/client/turn';
import { focusField } from '../state/focus';
import { passTo, selectTo } from '../state/intents';
import { useOperator, useStore, useStrings, useUi } from '../state/context';
import { makingIn } from '../state/ui';
import { BoardCard } from './BoardCard';
import { useChipDrag } from 'chess-match/client';

/** Heading and chips over the squares; field, two rows of buttons and room for a refusal under them (px). */
const CARD: CardRoom = { width: 18, height: 294 };
const SMALL_CARD: CardRoom = { width: 12, height: 232 };
const SMALL_ROW_PX = 520;
/** As in operator.css. */
const LOW_PX = 700;
const LOW_SHARE = 0.6;

const sizeOf = ({ kind }: BoardModel): BoardSize => (kind === 'empty' || kind === 'ended' ? kind : 'live');

const EmptyBoard = ({ board }: { readonly board: number }) => {
  const strings = useStrings();
  return (
    <article
      className="card card-empty"
      aria-label={strings.board.name(board)}
      style={{ '--branch': branchColour(board) }}
      data-testid={`board-${board}`}
      data-state="empty"
    >
      <span className="board-badge">{board}</span>
      <span className="empty-word">{strings.board.empty}</span>
    </article>
  );
};

/** The boards as they hang in the hall. */
export const BoardRow = ({ models }: { readonly models: readonly BoardModel[] }) => {
  const row = useRef<HTMLDivElement>(null);
  const size = useElementSize(row);
  const store = useStore();
  const { ui } = useUi();
  const { sync } = useOperator();
  const making = makingIn(ui, sync.turn);
  const onDrop = useCallback(
    (from: number, to: number): void => {
      const giver = models.find(({ board }) => board === from);
      if (giver === undefined) return;
      const isSelection = giver.state === 'given-up' || (making?.kind === 'select' && making.board === from);
      if (isSelection) selectTo(store, from, to, giver.chipsBefore);
      else passTo(store, from, to);
    },
    [making, models, store],
  );
  const { drag, grab } = useChipDrag(onDrop);
  const ordered = inHallOrder(models);
  // A low window scrolls: there a board's height is a share of the window, and the row grows with its boards.
  const heightPx = innerHeight <= LOW_PX ? innerHeight * LOW_SHARE + SMALL_CARD.height : (size?.height ?? 0);
  const room = { width: size?.width ?? 0, height: heightPx };
  const { livePx, endedPx } = boardSizes(room, room.height < SMALL_ROW_PX ? SMALL_CARD : CARD, ordered.map(sizeOf));
  const giver = making === null ? null : (models.find(({ board }) => board === making.board) ?? null);
  const onNext = (after: number): void => {
    focusField(nextToMove(models, after));
  };
  return (
    <div className="board-row" ref={row}>
      {size === null
        ? null
        : ordered.map((model) =>
            model.kind === 'empty' ? (
              <EmptyBoard key={model.board} board={model.board} />
            ) : (
              <BoardCard
                key={model.board}
                model={model}
                sizePx={model.kind === 'ended' ? endedPx : livePx}
                making={making}
                giver={giver}
                isChipOver={drag?.over === model.board}
                onGrabChip={grab}
                onNext={onNext}
              />
            ),
          )}
      {drag === null ? null : (
        <i
          className="chip chip-flying"
          style={{ left: drag.x, top: drag.y, color: branchColour(drag.from) }}
          aria-hidden="true"
        />
      )}
    </div>
  );
};
