import { branchColour } from 'chess-match/client';
import type { ReactNode } from 'react';
import { isInPlay, isSettled, removeMove, setMove, type BoardModel } from 'chess-match/games/business';
import { focusItem } from '../state/focus';
import { editLine } from '../state/intents';
import { useEntry, useOperator, useStore, useStrings, useUi } from '../state/context';
import type { CardFrame } from './BoardRow';
import { CardBoard } from './CardBoard';
import { MoveField } from './MoveField';

interface CardProps extends CardFrame {
  readonly model: BoardModel;
  readonly head: ReactNode;
  /** What the board is worth, or how it ended. */
  readonly worth: ReactNode;
  /** What may be done on the board besides moving. */
  readonly foot?: ReactNode;
  /** What a game marks its card with. */
  readonly marks?: Readonly<Record<`data-${string}`, boolean>>;
}

/** One board with all that can be read from it and done on it. */
export const Card = ({ model, sizePx, place, onNext, head, worth, foot, marks }: CardProps) => {
  const strings = useStrings();
  const store = useStore();
  const { ui, dispatch } = useUi();
  const { isConnected } = useOperator();
  const { draft } = useEntry(null);
  const { board } = model;
  const inPlay = isInPlay(model);
  const mayMove = isConnected && inPlay && !isSettled(model) && model.moves.length > 0;
  const enter = (san: string | null): void => {
    editLine(store, (line) => (san === null ? removeMove(line, board) : setMove(line, board, san)));
  };
  return (
    <article
      className={`card card-${model.kind}`}
      style={{ '--branch': branchColour(board), '--squares-px': `${sizePx}px` }}
      aria-label={strings.board.name(board)}
      data-testid={`board-${board}`}
      data-board={board}
      data-place={place}
      data-state={model.state ?? model.kind}
      data-active={ui.active === board && inPlay}
      data-movable={mayMove}
      {...marks}
      onPointerDown={() => {
        if (inPlay) dispatch({ type: 'activated', board });
      }}
    >
      {head}
      {worth}
      <CardBoard model={model} isMovable={mayMove} onMove={enter} />
      {inPlay ? (
        <MoveField
          turn={draft.turn}
          model={model}
          isEnabled={mayMove}
          onMove={enter}
          onDone={() => {
            onNext(board);
          }}
          onItem={(begun) => focusItem(store, strings.language, begun)}
          onFocus={() => {
            dispatch({ type: 'activated', board });
          }}
        />
      ) : null}
      {foot}
    </article>
  );
};
