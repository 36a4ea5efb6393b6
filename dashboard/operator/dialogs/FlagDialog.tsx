import type { Side } from 'chess-match/client';
import { AskDialog } from '../../shared/arbiter/AskDialog';
import type { WindowProps } from '../screen';
import { useOperator, useStrings } from '../state/context';

interface FlagDialogProps extends WindowProps {
  /** Whose button was pressed. It stays the side asked about, though the turn may pass while the window is open. */
  readonly side: Side;
  /** What it costs. */
  readonly text: string;
}

/** What happens to a side's clock cannot be taken back quickly: a flag asks first. */
export const FlagDialog = ({ side, text, onClose }: FlagDialogProps) => {
  const words = useStrings().confirm;
  const version = useOperator().snapshot?.match.version ?? 0;
  return (
    <AskDialog
      asked={{ title: words.flagTitle, text, body: (expectedVersion) => ({ type: 'flag', expectedVersion, side }) }}
      version={version}
      confirmLabel={words.yes(side)}
      onClose={onClose}
    />
  );
};
