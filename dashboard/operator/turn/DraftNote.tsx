import type { DraftNotice } from '../model/draftSync';
import { ProblemText } from '../ProblemText';
import { useStrings } from '../state/context';

interface DraftNoteProps {
  readonly notice: DraftNotice;
  readonly words: Readonly<Record<DraftNotice['kind'], string>>;
  readonly isConnected: boolean;
  readonly onTakeBack: () => void;
  readonly onDismiss: () => void;
}

/** Text of the operator that is not the draft any more: why, what it was, and a way to have it back. */
export const DraftNote = ({ notice, words, isConnected, onTakeBack, onDismiss }: DraftNoteProps) => {
  const strings = useStrings();
  const { kind, text, problem } = notice;
  return (
    <div className="draft-note" role="alert" data-testid="notice" data-kind={kind}>
      <span>{words[kind]}</span>
      <code title={text}>{text}</code>
      {problem === null ? null : <ProblemText problem={problem} testId="problem-draft" />}
      <button type="button" disabled={!isConnected || text === ''} onClick={onTakeBack}>
        {strings.banner.takeBack}
      </button>
      <button type="button" className="quiet" aria-label={strings.dismiss} onClick={onDismiss}>
        ✕
      </button>
    </div>
  );
};
