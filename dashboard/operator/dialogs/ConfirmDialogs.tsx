import { useReplicant } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { useEffect } from 'react';
import { Button, Dialog, Refusal } from '../../shared';
import { AskDialog } from '../../shared/arbiter/AskDialog';
import { UndoDialog } from '../../shared/arbiter/UndoPanel';
import { useAct } from '../../shared/arbiter/useAct';
import { useStrings } from '../state/context';
import type { OperatorSnapshot } from '../state/store';

interface WindowProps {
  readonly snapshot: OperatorSnapshot;
  readonly onClose: () => void;
}

/** Taking the last fact back. It closes where there is none any more: somebody else was quicker. */
export const UndoWindow = ({ snapshot, onClose }: WindowProps) => {
  const history = useReplicant('history');
  const step = history?.undo;
  useEffect(() => {
    if (step === null) onClose();
  }, [step, onClose]);
  return step === null || step === undefined ? null : (
    <UndoDialog snapshot={snapshot} thread={null} step={step} undoKey="undo" onClose={onClose} />
  );
};

/** What happens to the side to move's clock cannot be taken back quickly: veto (B22) and flag (B16) ask first. */
export const SideDialog = ({ kind, snapshot, onClose }: WindowProps & { readonly kind: 'veto' | 'flag' }) => {
  const words = useStrings().confirm;
  const { version, toMove } = snapshot.match;
  const side = toMove ?? 'white';
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

/** The control board: either team may ask (B23). */
export const ControlDialog = ({ snapshot, onClose }: WindowProps) => {
  const strings = useStrings();
  const { act, pending, problem } = useAct(snapshot.match.version);
  const ask = async (side: (typeof SIDES)[number]): Promise<void> => {
    if (await act((expectedVersion) => ({ type: 'controlBoard', expectedVersion, side }))) onClose();
  };
  return (
    <Dialog
      title={strings.confirm.controlTitle}
      open
      onClose={onClose}
      footer={
        <>
          <Button local onClick={onClose}>
            {strings.cancel}
          </Button>
          {SIDES.map((side) => (
            <Button
              key={side}
              kind="danger"
              busy={pending}
              data-testid={`control-${side}`}
              onClick={() => void ask(side)}
            >
              {strings.confirm.controlBy}: {strings.side[side].toLowerCase()}
            </Button>
          ))}
        </>
      }
    >
      <p>{strings.confirm.controlText}</p>
      <Refusal problem={problem} testId="problem-control" />
    </Dialog>
  );
};
