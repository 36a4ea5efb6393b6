import { useMemo } from 'react';
import { ProblemText } from '../ProblemText';
import { isInPlay, type BoardModel } from '../model/boardModel';
import type { CompletionContext } from '../model/completion';
import { useOperator, useStore, useStrings } from '../state/context';
import { DraftNote } from './DraftNote';
import { HistoryButtons } from './HistoryButtons';
import { ItemList } from './ItemList';
import { readinessOf, readinessText } from './lacks';
import { PressClock } from './PressClock';
import { TurnLine } from './TurnLine';

/** The turn in words: its line, its items, what it lacks; and the clock to press. */
export const TurnPanel = ({ models }: { readonly models: readonly BoardModel[] }) => {
  const strings = useStrings();
  const store = useStore();
  const state = useOperator();
  const { snapshot, sync, isConnected } = state;
  const context = useMemo<CompletionContext>(
    () => ({
      boards: models.filter(isInPlay).map(({ board, moves, state: boardState }) => ({
        board,
        isWaiting: boardState === 'to-move',
        moves,
      })),
      freeBoard: snapshot?.draft.mayBranch === null ? snapshot.draft.freeBoard : null,
      options: snapshot?.options.turn ?? null,
    }),
    [models, snapshot],
  );
  const readiness = readinessOf(state);
  const wholeTurn = snapshot?.match.status === 'playing' ? snapshot.draft.problems : [];
  return (
    <section className="turn-panel" aria-label={strings.turn.label}>
      <div className="turn-entry">
        <div className="turn-top">
          <p className={`lacks lacks-${readiness}`} role="status" data-testid="lacks">
            {readinessText(state, strings)}
          </p>
          {wholeTurn.map((problem) => (
            <ProblemText key={problem.code} problem={problem} testId="problem-turn" />
          ))}
          {sync.notice === null ? null : (
            <DraftNote
              notice={sync.notice}
              words={strings.banner.notice}
              isConnected={isConnected}
              onTakeBack={() => store.takeBack()}
              onDismiss={() => store.dismissNotice()}
            />
          )}
        </div>
        <div className="turn-row">
          <TurnLine context={context} />
          <button
            type="button"
            disabled={!isConnected || sync.server === ''}
            onClick={() => {
              store.edit('');
            }}
          >
            {strings.turn.clear}
          </button>
        </div>
        <ItemList context={context} />
      </div>
      <HistoryButtons />
      <PressClock />
    </section>
  );
};
