import { branchColour } from 'chess-match/client';
import { inHallOrder } from 'chess-match/client/view';
import { Fragment, useRef, type ReactNode } from 'react';
import { useElementSize } from '../../shared/useElementSize';
import type { ShownBoard } from 'chess-match/client/turn';
import { arrangeBoards, type BoardSize, type CardShapes, type Place } from '../model/boardSizes';
import { useStrings } from '../state/context';

/** As in boards.css, for windows wider than NARROW_PX and for all others. */
const WIDE: CardShapes = { under: { width: 18, height: 240 }, beside: { width: 266, height: 20 } };
const NARROW: CardShapes = { under: { width: 12, height: 194 }, beside: { width: 202, height: 12 } };
const NARROW_PX = 1500;

const sizeOf = ({ kind }: ShownBoard): BoardSize => (kind === 'empty' || kind === 'ended' ? kind : 'live');

/** The room a card has in the row. */
export interface CardFrame {
  /** Side of the squares. */
  readonly sizePx: number;
  /** A strip: nobody plays on it while others are played on. */
  readonly place: Place | 'strip';
}

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

interface BoardRowProps<B extends ShownBoard> {
  readonly models: readonly B[];
  readonly card: (model: B, frame: CardFrame) => ReactNode;
  /** Above all boards. */
  readonly children?: ReactNode;
}

/** The boards as they hang in the hall, as large as the window has room for them. */
export const BoardRow = <B extends ShownBoard>({ models, card, children }: BoardRowProps<B>) => {
  const row = useRef<HTMLDivElement>(null);
  const size = useElementSize(row);
  const ordered = inHallOrder(models);
  const shapes = innerWidth > NARROW_PX ? WIDE : NARROW;
  const sizes = ordered.map(sizeOf);
  const { px, place, isWrapped, leastPx, mostPx } = arrangeBoards(size ?? { width: 0, height: 0 }, shapes, sizes);
  const isPlayed = sizes.includes('live');
  return (
    <div className="board-row" ref={row} data-wrapped={isWrapped} style={{ flexBasis: leastPx, maxHeight: mostPx }}>
      {size === null
        ? null
        : ordered.map((model) => (
            <Fragment key={model.board}>
              {model.kind === 'empty' ? (
                <EmptyBoard board={model.board} />
              ) : (
                card(model, { sizePx: px, place: model.kind === 'ended' && isPlayed ? 'strip' : place })
              )}
            </Fragment>
          ))}
      {children}
    </div>
  );
};
