import type { BoardModel } from 'chess-match/games/business';
import { CardHead } from '../../../../operator/boards/CardHead';
import { useOperator } from '../../../../operator/state/context';
import { useBusinessTexts } from '../texts';

/** The head of a branch's board: besides, whether the arbiter has compared it, and where the branch comes from. */
export const BranchHead = ({ model }: { readonly model: BoardModel }) => {
  const texts = useBusinessTexts();
  const { snapshot } = useOperator();
  const isUnconfirmed = snapshot?.arbiter.unconfirmed.includes(model.board) === true && model.kind === 'live';
  const isFresh = snapshot?.arbiter.copies.some(({ board, fresh }) => board === model.board && fresh) === true;
  return (
    <CardHead
      model={model}
      note={
        isUnconfirmed ? (
          <span
            className="card-unconfirmed"
            data-fresh={isFresh}
            title={texts.board.unconfirmedTitle}
            data-testid={`unconfirmed-${model.board}`}
          >
            {texts.board.unconfirmed}
          </span>
        ) : null
      }
      from={model.mother === null ? null : <em>{texts.board.from(model.mother)}</em>}
    />
  );
};
