import { branchColour, useChipDrag } from 'chess-match/client';
import { inHallOrder } from 'chess-match/client/view';
import { useCallback, useRef } from 'react';
import { useElementSize } from '../../../../shared/useElementSize';
import { arrangeBoards, type BoardSize, type CardShapes } from '../../../../operator/model/boardSizes';
import { nextToMove, type BoardModel } from 'chess-match/client/turn';
import { focusField } from '../../../../operator/state/focus';
import { passTo, selectTo } from '../../../../operator/state/intents';
import { useOperator, useStore, useStrings, useUi } from '../../../../operator/state/context';
import { makingIn } from '../../../../operator/state/ui';
import { BoardCard } from './BoardCard';

/** As in boards.css, for windows wider than NARROW_PX and for all others. */
const WIDE: CardShapes = { under: { width: 18, height: 240 }, beside: { width: 266, height: 20 } };
const NARROW: CardShapes = { under: { width: 12, height: 194 }, beside: { width: 202, height: 12 } };
const NARROW_PX = 1500;

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

/** The boards as they hang in the hall, as large as the window has room for them. */
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
  const shapes = innerWidth > NARROW_PX ? WIDE : NARROW;
  const sizes = ordered.map(sizeOf);
  const { px, place, isWrapped, leastPx, mostPx } = arrangeBoards(size ?? { width: 0, height: 0 }, shapes, sizes);
  const isPlayed = sizes.includes('live');
  const giver = making === null ? null : (models.find(({ board }) => board === making.board) ?? null);
  const onNext = (after: number): void => {
    focusField(nextToMove(models, after));
  };
  return (
    <div className="board-row" ref={row} data-wrapped={isWrapped} style={{ flexBasis: leastPx, maxHeight: mostPx }}>
      {size === null
        ? null
        : ordered.map((model) =>
            model.kind === 'empty' ? (
              <EmptyBoard key={model.board} board={model.board} />
            ) : (
              <BoardCard
                key={model.board}
                model={model}
                sizePx={px}
                place={model.kind === 'ended' && isPlayed ? 'strip' : place}
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
