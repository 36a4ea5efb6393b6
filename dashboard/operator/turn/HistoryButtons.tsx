import { ProblemText } from '../ProblemText';
import { useOperator, useStore, useStrings, useUi } from '../state/context';

/** Taking the last fact back, and putting it in force again. */
export const HistoryButtons = () => {
  const strings = useStrings();
  const store = useStore();
  const { dispatch } = useUi();
  const { history, isConnected, busy, refusals } = useOperator();
  const { undo, redo } = history;
  const isOpen = isConnected && !busy.has('history');
  return (
    <div className="history">
      <button
        type="button"
        data-testid="undo"
        disabled={!isOpen || undo === null}
        onClick={() => {
          dispatch({ type: 'opened', dialog: 'undo' });
        }}
      >
        ↶ {strings.history.undo} <small>{undo === null ? '' : strings.history.fact(undo.kind, undo.label)}</small>
      </button>
      <button
        type="button"
        data-testid="redo"
        disabled={!isOpen || redo === null}
        onClick={() => void store.act('history', (expectedVersion) => ({ type: 'redo', expectedVersion }))}
      >
        ↷ {strings.history.redo}{' '}
        <small>
          {redo === null ? '' : strings.history.fact(redo.kind, redo.label)}
          {redo !== null && redo.count > 1 ? ` +${redo.count - 1}` : ''}
        </small>
      </button>
      {refusals.history ? <ProblemText problem={refusals.history} testId="problem-history" /> : null}
    </div>
  );
};
