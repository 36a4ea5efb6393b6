import type { PointerEvent } from 'react';
import type { BoardModel } from 'chess-match/games/business';
import type { CardFrame } from '../../../../operator/boards/BoardRow';
import { Card } from '../../../../operator/boards/Card';
import { useOperator } from '../../../../operator/state/context';
import type { Making } from '../state/doing';
import { BranchHead } from './BranchHead';
import { CardFoot } from './CardFoot';
import { Chips } from './Chips';
import { ResultLine } from './ResultLine';

interface BoardCardProps {
  readonly model: BoardModel;
  readonly frame: CardFrame;
  readonly making: Making | null;
  readonly giver: BoardModel | null;
  readonly isChipOver: boolean;
  readonly onGrabChip: (board: number, event: PointerEvent<HTMLElement>) => void;
}

/** A branch on its board: where it comes from, its chips, and what may be done with both. */
export const BoardCard = ({ model, frame, making, giver, isChipOver, onGrabChip }: BoardCardProps) => {
  const { isConnected } = useOperator();
  const { board } = model;
  const takesChips = isConnected && model.kind === 'live' && model.state !== 'given-up';
  return (
    <Card
      model={model}
      {...frame}
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
      foot={<CardFoot model={model} making={making} giver={giver} isEnabled={isConnected} takesChips={takesChips} />}
      marks={{ 'data-takes-chips': takesChips, 'data-chip-over': isChipOver }}
    />
  );
};
