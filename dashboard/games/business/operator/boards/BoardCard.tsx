import { branchColour } from 'chess-match/client';
import type { PointerEvent } from 'react';
import { isInPlay, isSettled, type BoardModel, removeMove, setMove } from 'chess-match/client/turn';
import { focusItem } from '../../../../operator/state/focus';
import { editLine } from '../../../../operator/state/intents';
import { useOperator, useStore, useStrings, useUi } from '../../../../operator/state/context';
import type { Place } from '../../../../operator/model/boardSizes';
import type { Making } from '../../../../operator/state/ui';
import { CardBoard } from '../../../../operator/boards/CardBoard';
import { CardFoot } from './CardFoot';
import { CardHead } from './CardHead';
import { Chips } from './Chips';
import { MoveField } from '../../../../operator/boards/MoveField';
import { ResultLine } from '../../../../operator/boards/ResultLine';

interface BoardCardProps {
  readonly model: BoardModel;
  /** Side of the squares. */
  readonly sizePx: number;
  /** A strip: nobody plays on it while others are played on. */
  readonly place: Place | 'strip';
  readonly making: Making | null;
  readonly giver: BoardModel | null;
  readonly isChipOver: boolean;
  readonly onGrabChip: (board: number, event: PointerEvent<HTMLElement>) => void;
  readonly onNext: (board: number) => void;
}

/** One board with all that can be read from it and done on it. */
export const BoardCard = ({ model, sizePx, place, making, giver, isChipOver, onGrabChip, onNext }: BoardCardProps) => {
  const strings = useStrings();
  const store = useStore();
  const { ui, dispatch } = useUi();
  const { sync, isConnected } = useOperator();
  const { board } = model;
  const inPlay = isInPlay(model);
  const mayMove = isConnected && inPlay && !isSettled(model) && model.moves.length > 0;
  const enter = (san: string | null): void => {
    editLine(store, (line) => (san === null ? removeMove(line, board) : setMove(line, board, san)));
  };
  const takesChips = isConnected && model.kind === 'live' && model.state !== 'given-up';
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
      data-takes-chips={takesChips}
      data-movable={mayMove}
      data-chip-over={isChipOver}
      onPointerDown={() => {
        if (inPlay) dispatch({ type: 'activated', board });
      }}
    >
      <CardHead model={model} />
      {model.kind === 'ended' && model.result !== null ? <ResultLine result={model.result} /> : null}
      {model.kind === 'ended' ? null : (
        <Chips
          board={board}
          chips={model.chips}
          before={model.kind === 'live' ? model.chipsBefore : model.chips}
          isDraggable={takesChips || model.state === 'given-up'}
          onGrab={(event) => {
            onGrabChip(board, event);
          }}
        />
      )}
      <CardBoard model={model} isMovable={mayMove} onMove={enter} />
      {inPlay ? (
        <MoveField
          turn={sync.turn}
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
      <CardFoot model={model} making={making} giver={giver} isEnabled={isConnected} takesChips={takesChips} />
    </article>
  );
};
