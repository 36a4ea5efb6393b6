import type { Side } from 'chess-match/client';
import { useState } from 'react';
import { AskDialog } from '../../shared/arbiter/AskDialog';
import { SideChoice } from '../../shared/arbiter/forms/parts';
import { useStrings } from '../state/context';
import type { OperatorSnapshot } from '../state/snapshot';
import type { SideDialogName } from '../state/ui';

interface WindowProps {
  readonly snapshot: OperatorSnapshot;
  readonly onClose: () => void;
}

interface SideDialogProps extends WindowProps {
  readonly kind: SideDialogName;
  /** Whose button was pressed. It stays the side asked about, though the turn may pass while the window is open. */
  readonly side: Side;
}

/** What happens to a side's clock cannot be taken back quickly: veto (B22) and flag (B16) ask first. */
export const SideDialog = ({ kind, side, snapshot, onClose }: SideDialogProps) => {
  const words = useStrings().confirm;
  const { version } = snapshot.match;
  const [type, title, text] =
    kind === 'veto'
      ? (['declareVeto', words.vetoTitle, words.vetoText(side)] as const)
      : (['flag', words.flagTitle, words.flagText(side)] as const);
  return (
    <AskDialog
      asked={{ title, text, body: (expectedVersion) => ({ type, expectedVersion, side }) }}
      version={version}
      confirmLabel={words.yes(side)}
      onClose={onClose}
    />
  );
};

/** The control board: either team may ask (B23), mostly the one to move. */
export const ControlDialog = ({ snapshot, onClose }: WindowProps) => {
  const strings = useStrings();
  const words = strings.confirm;
  const { version, toMove } = snapshot.match;
  const [side, setSide] = useState<Side>(toMove ?? 'white');
  return (
    <AskDialog
      asked={{
        title: words.controlTitle,
        text: words.controlText,
        body: (expectedVersion) => ({ type: 'controlBoard', expectedVersion, side }),
      }}
      version={version}
      confirmLabel={`${words.controlBy}: ${strings.side[side].toLowerCase()}`}
      onClose={onClose}
    >
      <SideChoice value={side} onChange={setSide} label={words.controlBy} testId="control" />
    </AskDialog>
  );
};
