import { branchColour } from 'chess-match/client';
import type { ReactNode } from 'react';
import type { ShownBoard } from 'chess-match/client/turn';
import type { Shown } from '../../shared/promotionFor';
import { useStrings, useUi } from '../state/context';
import type { CardFrame } from './BoardRow';
import { CardBoard } from './CardBoard';

interface CardProps extends CardFrame {
  readonly model: ShownBoard;
  /** Somebody plays on it in this turn. */
  readonly isInPlay: boolean;
  readonly isSettled: boolean;
  readonly isMovable: boolean;
  /** How its moves are written; in SAN by default. */
  readonly shown?: Shown | undefined;
  readonly onMove: (san: string) => void;
  readonly head: ReactNode;
  /** What the board is worth, or how it ended. */
  readonly worth: ReactNode;
  /** What may be done on the board besides moving by hand. */
  readonly children?: ReactNode;
  /** What a game marks its card with. */
  readonly marks?: Readonly<Record<`data-${string}`, boolean>>;
}

/** One board with all that can be read from it and done on it. */
export const Card = (props: CardProps) => {
  const { model, sizePx, place, isInPlay, isSettled, isMovable, shown, onMove, head, worth, children, marks } = props;
  const strings = useStrings();
  const { ui, dispatch } = useUi();
  const { board } = model;
  return (
    <article
      className={`card card-${model.kind}`}
      style={{ '--branch': branchColour(board), '--squares-px': `${sizePx}px` }}
      aria-label={strings.board.name(board)}
      data-testid={`board-${board}`}
      data-board={board}
      data-place={place}
      data-state={model.state ?? model.kind}
      data-active={ui.active === board && isInPlay}
      data-movable={isMovable}
      {...marks}
      onPointerDown={() => {
        if (isInPlay) dispatch({ type: 'activated', board });
      }}
    >
      {head}
      {worth}
      <CardBoard model={model} isSettled={isSettled} isMovable={isMovable} shown={shown} onMove={onMove} />
      {children}
    </article>
  );
};
