import type { BoardModel } from 'chess-match/client/turn';
import { sanIn } from 'chess-match/client/view';
import { Refusal } from '../../../../shared';
import { useOperator, useStrings } from '../../../../operator/state/context';
import type { Strings } from '../../../../operator/texts/en';

const stateText = ({ state, drafted }: BoardModel, strings: Strings): string => {
  if (state === null) return '';
  return state === 'moved' && drafted !== null ? `✓ ${sanIn(drafted, strings.language)}` : strings.board.state[state];
};

/** Board number, where it comes from, what it waits for, its last move; or why what is entered on it cannot be. */
export const CardHead = ({ model }: { readonly model: BoardModel }) => {
  const strings = useStrings();
  const { snapshot } = useOperator();
  const isUnconfirmed = snapshot?.arbiter.unconfirmed.includes(model.board) === true && model.kind === 'live';
  const isFresh = snapshot?.arbiter.copies.some(({ board, fresh }) => board === model.board && fresh) === true;
  const lastSan = model.before.lastMoves.at(-1)?.san;
  return (
    <div className="card-head">
      <span className="board-badge">{model.board}</span>
      {model.problems.length > 0 ? (
        <div className="card-problems">
          {model.problems.map((problem) => (
            <Refusal
              key={problem.code + (problem.item ?? '')}
              problem={problem}
              testId={`problem-board-${model.board}`}
              isShort
            />
          ))}
        </div>
      ) : (
        <span className="card-state">{stateText(model, strings)}</span>
      )}
      {isUnconfirmed ? (
        <span
          className="card-unconfirmed"
          data-fresh={isFresh}
          title={strings.board.unconfirmedTitle}
          data-testid={`unconfirmed-${model.board}`}
        >
          {strings.board.unconfirmed}
        </span>
      ) : null}
      {model.problems.length > 0 ? null : (
        <span className="card-last">
          {model.mother === null ? null : <em>{strings.board.from(model.mother)}</em>}
          {lastSan === undefined || model.kind === 'daughter' ? null : strings.board.lastMove(lastSan)}
        </span>
      )}
    </div>
  );
};
