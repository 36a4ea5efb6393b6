import type { BoardModel } from 'chess-match/games/business';
import { sanIn } from 'chess-match/client/view';
import type { ReactNode } from 'react';
import { Refusal } from '../../../../shared';
import { useStrings } from '../../../../operator/state/context';
import type { Strings } from '../../../../operator/texts/en';

const stateText = ({ state, drafted }: BoardModel, strings: Strings): string => {
  if (state === null) return '';
  return state === 'moved' && drafted !== null ? `✓ ${sanIn(drafted, strings.language)}` : strings.board.state[state];
};

interface CardHeadProps {
  readonly model: BoardModel;
  /** What a game says of the board whatever is entered on it. */
  readonly note?: ReactNode;
  /** Where the board comes from, before its last move. */
  readonly from?: ReactNode;
}

/** Board number, what it waits for, its last move; or why what is entered on it cannot be. */
export const CardHead = ({ model, note, from }: CardHeadProps) => {
  const strings = useStrings();
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
      {note}
      {model.problems.length > 0 ? null : (
        <span className="card-last">
          {from}
          {lastSan === undefined || model.kind === 'daughter' ? null : strings.board.lastMove(lastSan)}
        </span>
      )}
    </div>
  );
};
