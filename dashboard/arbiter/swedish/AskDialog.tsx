import type { CommandBody } from 'chess-match/client';
import type { ReactNode } from 'react';
import { ConfirmDialog, Refusal } from '../../shared';
import { Preview } from '../../shared/arbiter/Preview';
import { useAct } from '../../shared/arbiter/useAct';
import { usePreview } from '../../shared/arbiter/usePreview';
import { useTexts } from './parts';

/** A decision that only has to be confirmed. */
export interface Asked {
  readonly title: string;
  readonly text: string;
  readonly body: (expectedVersion: number) => CommandBody;
}

interface AskDialogProps {
  readonly asked: Asked;
  readonly version: number;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A decision with what it would change, or why the rules refuse it now. Mount it to open it. */
export const AskDialog = ({ asked, version, onClose, children }: AskDialogProps) => {
  const texts = useTexts();
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
      busy={pending || answer?.ok === false}
      confirmLabel={texts.yes}
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
