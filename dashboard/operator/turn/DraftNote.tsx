import { ProblemText } from '../ProblemText';
import { useOperator, useStore, useStrings } from '../state/context';

/** Text of the operator that is not the draft any more: why, what it was, and a way to have it back. */
export const DraftNote = () => {
  const strings = useStrings();
  const store = useStore();
  const { sync, isConnected } = useOperator();
  if (sync.notice === null) return null;
  const { kind, text, problem } = sync.notice;
  return (
    <div className="draft-note" role="alert" data-testid="notice" data-kind={kind}>
      <span>{strings.banner.notice[kind]}</span>
      <code title={text}>{text}</code>
      {problem === null ? null : <ProblemText problem={problem} testId="problem-draft" />}
      <button
        type="button"
        disabled={!isConnected || text === ''}
        onClick={() => {
          store.takeBack();
        }}
      >
        {strings.banner.takeBack}
      </button>
      <button
        type="button"
        className="quiet"
        aria-label={strings.dismiss}
        onClick={() => {
          store.dismissNotice();
        }}
      >
        ✕
      </button>
    </div>
  );
};
