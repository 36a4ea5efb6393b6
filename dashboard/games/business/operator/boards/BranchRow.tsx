import { branchColour } from 'chess-match/client';
import { useChipDrag } from 'chess-match/games/business/useChipDrag';
import { nextToMove, type BoardModel } from 'chess-match/games/business';
import { useCallback } from 'react';
import { BoardRow } from '../../../../operator/boards/BoardRow';
import { useStore } from '../../../../operator/state/context';
import { focusField } from '../../../../operator/state/focus';
import { useMaking } from '../state/context';
import { passTo, selectTo } from '../state/intents';
import { BoardCard } from './BoardCard';

/** The branches on their boards; a chip can be dragged from one to another. */
export const BranchRow = ({ models }: { readonly models: readonly BoardModel[] }) => {
  const store = useStore();
  const making = useMaking();
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
  const giver = making === null ? null : (models.find(({ board }) => board === making.board) ?? null);
  return (
    <BoardRow
      models={models}
      card={(model, frame) => (
        <BoardCard
          model={model}
          frame={frame}
          making={making}
          giver={giver}
          isChipOver={drag?.over === model.board}
          onGrabChip={grab}
          onNext={() => focusField(nextToMove(models, model.board))}
        />
      )}
    >
      {drag === null ? null : (
        <i
          className="chip chip-flying"
          style={{ left: drag.x, top: drag.y, color: branchColour(drag.from) }}
          aria-hidden="true"
        />
      )}
    </BoardRow>
  );
};
