import { isConcluded, type Decoded } from 'chess-match/client';
import { useState, type ReactNode } from 'react';
import { LettersRight } from './LettersRight';
import { Button, CancelButton, Dialog } from '../ui';

interface ImportDialogProps {
  readonly title: string;
  readonly fileName: string;
  /** Null: the file is no text, or goes to the server as it is. */
  readonly text: Decoded | null;
  /** What the button says that takes it over. */
  readonly take: string;
  readonly wide?: boolean | undefined;
  readonly busy: boolean;
  /** Whether the file may be taken over as it is. */
  readonly canTake: boolean;
  readonly onTake: () => void;
  readonly onClose: () => void;
  /** What the file would bring, or what is wrong with it. */
  readonly children: ReactNode;
}

/**
 * A file is looked at before anything of it is taken over; where its encoding was concluded, somebody says first that
 * the letters are right. Mount it to open it.
 */
export const ImportDialog = ({
  title,
  fileName,
  text,
  take,
  wide = false,
  busy,
  canTake,
  onTake,
  onClose,
  children,
}: ImportDialogProps) => {
  const [isRight, setRight] = useState(false);
  const isAsked = text !== null && isConcluded(text.encoding);
  return (
    <Dialog
      open
      wide={wide}
      title={title}
      onClose={onClose}
      testId="import-dialog"
      footer={
        <>
          <CancelButton onClose={onClose} />
          <Button
            kind="primary"
            busy={busy}
            disabled={!canTake || (isAsked && !isRight)}
            data-testid="import-do"
            onClick={onTake}
          >
            {take}
          </Button>
        </>
      }
    >
      <p>{fileName}</p>
      {isAsked ? <LettersRight file={text} checked={isRight} onChange={setRight} /> : null}
      {children}
    </Dialog>
  );
};
