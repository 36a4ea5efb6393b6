import type { CommandBody } from 'chess-match/client';
import type { ReactNode } from 'react';
import { ConfirmDialog, Refusal } from '../ui';
import { useArbiterTexts } from './data';
import { Preview } from './Preview';
import { useAct } from './useAct';
import { usePreview } from './usePreview';

/** A decision that only has to be confirmed. */
export interface Asked {
  readonly title: string;
  readonly text: string;
  readonly body: (expectedVersion: number) => CommandBody;
}

interface AskDialogProps {
  readonly asked: Asked;
  readonly version: number;
  /** What the button says that does it; "Confirm" by default. */
  readonly confirmLabel?: string | undefined;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A decision with what it would change, or why the rules refuse it now. Mount it to open it. */
export const AskDialog = ({ asked, version, confirmLabel, onClose, children }: AskDialogProps) => {
  const texts = useArbiterTexts();
  const { act, pending, problem } = useAct(version);
  const answer = usePreview(asked.body(version));
  const confirm = async (): Promise<void> => {
    if (await act(asked.body)) onClose();
  };
  return (
    <ConfirmDialog
      title={asked.title}
      open
      danger
      enter="confirm"
      busy={pending}
      barred={answer?.ok === false}
      confirmLabel={confirmLabel ?? texts.yes}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{asked.text}</p>
      {children}
      <Preview answer={answer} />
      <Refusal problem={problem} testId="problem-asked" />
    </ConfirmDialog>
  );
};
