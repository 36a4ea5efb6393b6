import { useState, type ReactNode } from 'react';
import { Button, CancelButton, Dialog, submits } from '../../ui';
import { otherProblem, useAct, type ArbiterIntent } from '../useAct';
import { Preview } from '../Preview';
import { TRIAL_REASON } from '../useDecision';
import { usePreview } from '../usePreview';
import { Outcome, ReasonField } from './parts';

interface ReasonDialogProps {
  readonly title: string;
  readonly version: number;
  readonly confirmLabel: string;
  readonly danger?: boolean | undefined;
  /** The command once the reason is known. */
  readonly intent: (reason: string) => ArbiterIntent;
  /** What the reason may begin as. */
  readonly suggestion?: string | undefined;
  /** Whether it shows what the command would change. */
  readonly previewed?: boolean | undefined;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A decision that needs its reason: asked in a window, refused beside the field. Mount it to open it. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { title, version, confirmLabel, danger = false, intent, suggestion = '', previewed = false } = props;
  const { onClose, children } = props;
  const { act, pending, problem, clear } = useAct(version);
  const [reason, setReason] = useState(suggestion);
  const answer = usePreview(previewed ? intent(TRIAL_REASON)(version) : null);
  const send = async (): Promise<void> => {
    if (await act(intent(reason))) onClose();
  };
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      testId="reason-dialog"
      footer={
        <>
          <CancelButton onClose={onClose} />
          <Button
            kind={danger ? 'danger' : 'primary'}
            busy={pending}
            data-testid="reason-confirm"
            onClick={() => void send()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form className="arbiter-form" onSubmit={submits(() => (pending ? null : send()))}>
        {children}
        <ReasonField
          value={reason}
          problem={problem}
          testId="reason-text"
          onChange={(value) => {
            clear();
            setReason(value);
          }}
        />
        <Outcome problem={otherProblem(problem, 'reason/missing')} isDone={false} testId="problem-reason-dialog" />
        {previewed ? <Preview answer={answer} hidesRefusal={problem !== null} /> : null}
      </form>
    </Dialog>
  );
};
