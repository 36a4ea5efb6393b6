import type { Side } from 'chess-match/client';
import { useState } from 'react';
import { AskDialog } from '../../../../shared/arbiter/AskDialog';
import { SideChoice } from '../../../../shared/arbiter/forms/parts';
import { useStrings } from '../../../../operator/state/context';
import type { OperatorSnapshot } from '../../../../operator/state/snapshot';
import { useDoing } from '../state/context';
import { useBusinessTexts } from '../texts';

interface WindowProps {
  readonly snapshot: OperatorSnapshot;
  readonly onClose: () => void;
}

/** A veto (B22) cannot be taken back quickly: it asks first, about the side whose button was pressed. */
const VetoDialog = ({ side, snapshot, onClose }: WindowProps & { readonly side: Side }) => {
  const strings = useStrings();
  const words = useBusinessTexts().confirm;
  return (
    <AskDialog
      asked={{
        title: words.vetoTitle,
        text: words.vetoText(side),
        body: (expectedVersion) => ({ type: 'declareVeto', expectedVersion, side }),
      }}
      version={snapshot.match.version}
      confirmLabel={strings.confirm.yes(side)}
      onClose={onClose}
    />
  );
};

/** The control board: either team may ask (B23), mostly the one to move. */
const ControlDialog = ({ snapshot, onClose }: WindowProps) => {
  const strings = useStrings();
  const words = useBusinessTexts().confirm;
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

/** The question that is open, if any. */
export const AskWindows = ({ snapshot }: { readonly snapshot: OperatorSnapshot }) => {
  const { doing, change } = useDoing();
  const onClose = (): void => change({ type: 'answered' });
  switch (doing.asking?.what) {
    case undefined:
      return null;
    case 'veto':
      return <VetoDialog side={doing.asking.side} snapshot={snapshot} onClose={onClose} />;
    case 'control':
      return <ControlDialog snapshot={snapshot} onClose={onClose} />;
  }
};
