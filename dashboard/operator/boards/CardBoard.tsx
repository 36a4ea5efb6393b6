import { useTurnPicking } from 'chess-match/client';
import { PromotionChoice } from '../../shared/PromotionChoice';
import { isSettled, type BoardModel } from 'chess-match/client/turn';
import { useOperator, useStrings } from '../state/context';
import { takersOf } from '../state/options';
import type { Making } from '../state/ui';
import { ChipsHere } from './ChipsHere';
import { GiverHere } from './GiverHere';
import { Squares } from './Squares';

interface CardBoardProps {
  readonly model: BoardModel;
  readonly making: Making | null;
  /** The board that gives chips in what is being made. */
  readonly giver: BoardModel | null;
  readonly isMovable: boolean;
  readonly takesChips: boolean;
  readonly onMove: (san: string) => void;
}

/** The squares with a hand on them, and what lies over them while a choice is open. */
export const CardBoard = ({ model, making, giver, isMovable, takesChips, onMove }: CardBoardProps) => {
  const strings = useStrings();
  const { snapshot } = useOperator();
  const { field, picking, heldCode } = useTurnPicking({ model, bottom: 'white', isEnabled: isMovable, onMove });
  const options = snapshot?.options.turn ?? null;
  const mayTake = snapshot !== null && making !== null && takersOf(snapshot.options, making).includes(model.board);
  const isGiver = making?.board === model.board;
  return (
    <div className="squares-frame" data-settled={isSettled(model)}>
      <Squares
        board={model.board}
        field={field}
        position={picking.picked === null ? model.after : model.before}
        label={strings.board.squares(model.board)}
        picked={picking.picked}
        held={heldCode}
        targets={picking.targets}
        dragged={picking.dragged}
        {...picking.onBoard}
      />
      {picking.promotions.length > 0 ? (
        <PromotionChoice
          moves={picking.promotions}
          side={snapshot?.match.toMove ?? 'white'}
          label={strings.board.promote}
          className="promotion"
          named
          onChoose={picking.promote}
        />
      ) : null}
      {making !== null && options !== null && isGiver && model.kind === 'live' ? (
        <GiverHere making={making} model={model} passSize={options.passSize} />
      ) : null}
      {making !== null && options !== null && giver !== null && mayTake && takesChips ? (
        <ChipsHere
          making={making}
          giver={giver}
          target={model.board}
          passSize={options.passSize}
          isOneOnly={options.selectionTargets === 'one'}
        />
      ) : null}
    </div>
  );
};
