import { ConfirmDialog } from '../../shared';

interface AskFirstProps {
  /** What it is about, in a line; null: nothing is asked. */
  readonly about: string | null;
  readonly title: string;
  readonly confirmLabel: string;
  /** What cannot be undone. */
  readonly text: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a door is shut for good: a key, a link. */
export const AskFirst = ({ about, text, ...dialog }: AskFirstProps) => (
  <ConfirmDialog {...dialog} open={about !== null} danger>
    <p>{about}</p>
    <p>{text}</p>
  </ConfirmDialog>
);
