import { useTurnPicking } from 'chess-match/client';
import { PromotionChoice } from '../../shared/PromotionChoice';
import { isSettled, type BoardModel } from 'chess-match/games/business';
import { useOperator, useStrings } from '../state/context';
import { Squares } from './Squares';

interface CardBoardProps {
  readonly model: BoardModel;
  readonly isMovable: boolean;
  readonly onMove: (san: string) => void;
}

/** The squares with a hand on them; only the choice of a promotion lies over them. */
export const CardBoard = ({ model, isMovable, onMove }: CardBoardProps) => {
  const strings = useStrings();
  const { snapshot } = useOperator();
  const { field, picking, heldCode } = useTurnPicking({ model, bottom: 'white', isEnabled: isMovable, onMove });
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
    </div>
  );
};
