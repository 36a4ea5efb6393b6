import { type BoardModel, arbiterOf } from 'chess-match/games/business';
import { useOperator } from '../../../../operator/state/context';
import { useBusinessTexts } from '../texts';
import { CardHead } from './CardHead';

/** The head of a branch's board: besides, whether the arbiter has compared it, and where the branch comes from. */
export const BranchHead = ({ model }: { readonly model: BoardModel }) => {
  const texts = useBusinessTexts();
  const { snapshot } = useOperator();
  const isUnconfirmed = arbiterOf(snapshot ?? {}).unconfirmed.includes(model.board) && model.kind === 'live';
  const isFresh = arbiterOf(snapshot ?? {}).copies.some(({ board, fresh }) => board === model.board && fresh);
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
