import { entryOf, type BoardModel } from 'chess-match/games/business';
import { useOperator } from '../../../../operator/state/context';
import { takersOf } from '../state/options';
import type { PendingKeyChange } from '../state/doing';
import { BoardActions } from './BoardActions';
import { ChipsHere } from './ChipsHere';
import { GiverHere } from './GiverHere';

interface CardFootProps {
  readonly model: BoardModel;
  readonly making: PendingKeyChange | null;
  /** The board that gives chips in what is being made. */
  readonly giver: BoardModel | null;
  readonly isEnabled: boolean;
  readonly takesChips: boolean;
}

/** What can be done on a board: its actions, or its part in a pass or selection being made, in their place. */
export const CardFoot = ({ model, making, giver, isEnabled, takesChips }: CardFootProps) => {
  const { snapshot } = useOperator();
  const { options } = entryOf(snapshot ?? {});
  if (making !== null && options !== null && giver !== null) {
    const { passSize, selectionTargets } = options;
    if (making.board === model.board && model.kind === 'live')
      return <GiverHere making={making} model={model} passSize={passSize} />;
    if (takesChips && takersOf(options, making).includes(model.board))
      return (
        <ChipsHere
          making={making}
          giver={giver}
          target={model.board}
          passSize={passSize}
          isOneOnly={selectionTargets === 'one'}
        />
      );
  }
  return <BoardActions model={model} isEnabled={isEnabled} />;
};
