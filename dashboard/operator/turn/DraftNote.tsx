import { Button, Refusal } from '../../shared';
import type { DraftNotice } from 'chess-match/client/turn';
import { useStrings } from '../state/context';

interface DraftNoteProps {
  readonly notice: DraftNotice;
  readonly words: Readonly<Record<DraftNotice['kind'], string>>;
  readonly onTakeBack: () => void;
  readonly onDismiss: () => void;
}

/** Text of the operator that is not the draft any more: why, what it was, and a way to have it back. */
export const DraftNote = ({ notice, words, onTakeBack, onDismiss }: DraftNoteProps) => {
  const strings = useStrings();
  const { kind, text, problem } = notice;
  return (
    <div className="draft-note" role="alert" data-testid="notice" data-kind={kind}>
      <span>{words[kind]}</span>
      <code title={text}>{text}</code>
      {problem === null ? null : <Refusal problem={problem} testId="problem-draft" />}
      <Button disabled={text === ''} onClick={onTakeBack}>
        {strings.banner.takeBack}
      </Button>
      <Button kind="quiet" local aria-label={strings.dismiss} onClick={onDismiss}>
        ✕
      </Button>
    </div>
  );
};
