import { branchColour } from 'chess-match/client';
import { inHallOrder } from 'chess-match/client/view';
import { Fragment, useRef, type ReactNode } from 'react';
import { nextToMove, type BoardModel } from 'chess-match/games/business';
import { useElementSize } from '../../shared/useElementSize';
import { arrangeBoards, type BoardSize, type CardShapes, type Place } from '../model/boardSizes';
import { useStrings } from '../state/context';
import { focusField } from '../state/focus';

/** As in boards.css, for windows wider than NARROW_PX and for all others. */
const WIDE: CardShapes = { under: { width: 18, height: 240 }, beside: { width: 266, height: 20 } };
const NARROW: CardShapes = { under: { width: 12, height: 194 }, beside: { width: 202, height: 12 } };
const NARROW_PX = 1500;

const sizeOf = ({ kind }: BoardModel): BoardSize => (kind === 'empty' || kind === 'ended' ? kind : 'live');

/** The room a card has in the row, and where one goes on from it. */
export interface CardFrame {
  /** Side of the squares. */
  readonly sizePx: number;
  /** A strip: nobody plays on it while others are played on. */
  readonly place: Place | 'strip';
  readonly onNext: (board: number) => void;
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

interface BoardRowProps {
  readonly models: readonly BoardModel[];
  readonly card: (model: BoardModel, frame: CardFrame) => ReactNode;
  /** Above all boards. */
  readonly children?: ReactNode;
}

/** The boards as they hang in the hall, as large as the window has room for them. */
export const BoardRow = ({ models, card, children }: BoardRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  const size = useElementSize(row);
  const ordered = inHallOrder(models);
  const shapes = innerWidth > NARROW_PX ? WIDE : NARROW;
  const sizes = ordered.map(sizeOf);
  const { px, place, isWrapped, leastPx, mostPx } = arrangeBoards(size ?? { width: 0, height: 0 }, shapes, sizes);
  const isPlayed = sizes.includes('live');
  const onNext = (after: number): void => {
    focusField(nextToMove(models, after));
  };
  return (
    <div className="board-row" ref={row} data-wrapped={isWrapped} style={{ flexBasis: leastPx, maxHeight: mostPx }}>
      {size === null
        ? null
        : ordered.map((model) => (
            <Fragment key={model.board}>
              {model.kind === 'empty' ? (
                <EmptyBoard board={model.board} />
              ) : (
                card(model, { sizePx: px, place: model.kind === 'ended' && isPlayed ? 'strip' : place, onNext })
              )}
            </Fragment>
          ))}
      {children}
    </div>
  );
};
