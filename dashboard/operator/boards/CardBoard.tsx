import { useTurnPicking } from 'chess-match/client';
import { PromotionChoice } from '../../shared/PromotionChoice';
import type { Shown } from '../../shared/promotionFor';
import type { ShownBoard } from 'chess-match/client/turn';
import { useOperator, useStrings } from '../state/context';
import { Squares } from './Squares';

interface CardBoardProps {
  readonly model: ShownBoard;
  /** Something else than a move decides the board in this turn. */
  readonly isSettled: boolean;
  readonly isMovable: boolean;
  /** How its moves are written; in SAN by default. */
  readonly shown?: Shown | undefined;
  readonly onMove: (san: string) => void;
}

/** The squares with a hand on them; only the choice of a promotion lies over them. */
export const CardBoard = ({ model, isSettled, isMovable, shown, onMove }: CardBoardProps) => {
  const strings = useStrings();
  const { snapshot } = useOperator();
  const { field, picking, heldCode } = useTurnPicking({ model, bottom: 'white', isEnabled: isMovable, onMove });
  return (
    <div className="squares-frame" data-settled={isSettled}>
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
          shown={shown}
          onChoose={picking.promote}
        />
      ) : null}
    </div>
  );
};
