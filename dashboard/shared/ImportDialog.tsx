import type { ReactNode } from 'react';
import { Button, Dialog } from './ui';

interface ImportDialogProps {
  readonly title: string;
  readonly fileName: string;
  readonly words: { readonly cancel: string; readonly importDo: string };
  readonly wide?: boolean | undefined;
  readonly busy: boolean;
  /** Whether the file may be taken over as it is. */
  readonly canTake: boolean;
  readonly onTake: () => void;
  readonly onClose: () => void;
  /** What the file would bring, or what is wrong with it. */
  readonly children: ReactNode;
}

/** A file is looked at before anything of it is taken over. Mount it to open it. */
export const ImportDialog = ({
  title,
  fileName,
  words,
  wide = false,
  busy,
  canTake,
  onTake,
  onClose,
  children,
}: ImportDialogProps) => (
  <Dialog
    open
    wide={wide}
    title={title}
    onClose={onClose}
    testId="import-dialog"
    footer={
      <>
        <Button local onClick={onClose}>
          {words.cancel}
        </Button>
        <Button kind="primary" busy={busy} disabled={!canTake} data-testid="import-do" onClick={onTake}>
          {words.importDo}
        </Button>
      </>
    }
  >
    <p>{fileName}</p>
    {children}
  </Dialog>
);
