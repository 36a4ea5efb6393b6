import type { PointerEvent } from 'react';
import { isInPlay, isSettled, removeMove, setMove, type BoardModel } from 'chess-match/games/business';
import type { CardFrame } from '../../../../operator/boards/BoardRow';
import { Card } from '../../../../operator/boards/Card';
import { useEntry, useOperator, useStore, useStrings, useUi } from '../../../../operator/state/context';
import { editLine } from '../../../../operator/state/intents';
import type { PendingKeyChange } from '../state/doing';
import { focusItem } from '../state/focus';
import { BranchHead } from './BranchHead';
import { CardFoot } from './CardFoot';
import { Chips } from './Chips';
import { MoveField } from './MoveField';
import { ResultLine } from './ResultLine';

interface BoardCardProps {
  readonly model: BoardModel;
  readonly frame: CardFrame;
  readonly making: PendingKeyChange | null;
  readonly giver: BoardModel | null;
  readonly isChipOver: boolean;
  readonly onGrabChip: (board: number, event: PointerEvent<HTMLElement>) => void;
  /** Goes on to the next board that needs a move. */
  readonly onNext: () => void;
}

/** A branch on its board: where it comes from, its chips, and what may be done with both. */
export const BoardCard = ({ model, frame, making, giver, isChipOver, onGrabChip, onNext }: BoardCardProps) => {
  const strings = useStrings();
  const store = useStore();
  const { dispatch } = useUi();
  const { isConnected } = useOperator();
  const { draft } = useEntry(null);
  const { board } = model;
  const inPlay = isInPlay(model);
  const mayMove = isConnected && inPlay && !isSettled(model) && model.moves.length > 0;
  const takesChips = isConnected && model.kind === 'live' && model.state !== 'given-up';
  const enter = (san: string | null): void => {
    editLine(store, (line) => (san === null ? removeMove(line, board) : setMove(line, board, san)));
  };
  return (
    <Card
      model={model}
      {...frame}
      isInPlay={inPlay}
      isSettled={isSettled(model)}
      isMovable={mayMove}
      onMove={enter}
      head={<BranchHead model={model} />}
      worth={
        <>
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
        </>
      }
      marks={{ 'data-takes-chips': takesChips, 'data-chip-over': isChipOver }}
    >
      {inPlay ? (
        <MoveField
          turn={draft.turn}
          model={model}
          isEnabled={mayMove}
          onMove={enter}
          onDone={onNext}
          onItem={(begun) => focusItem(store, strings.language, begun)}
          onFocus={() => {
            dispatch({ type: 'activated', board });
          }}
        />
      ) : null}
      <CardFoot model={model} making={making} giver={giver} isEnabled={isConnected} takesChips={takesChips} />
    </Card>
  );
};
