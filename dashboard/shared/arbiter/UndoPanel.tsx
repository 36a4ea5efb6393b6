import { useReplicant, type HistoryView } from 'chess-match/client';
import { Button, ConfirmDialog, Refusal } from '../ui';
import { useArbiterTexts, type ArbiterSnapshot } from './data';
import { Preview } from './Preview';
import { useStopFirst } from './stopFirst';
import { useAct } from './useAct';
import { usePreview } from './usePreview';

interface UndoDialogProps {
  readonly snapshot: ArbiterSnapshot;
  readonly step: NonNullable<HistoryView['undo']>;
  readonly onClose: () => void;
}

/** Taking the last fact back: what it was, what changes, and whether the clock should stop first. Mount it to open it. */
export const UndoDialog = ({ snapshot, step, onClose }: UndoDialogProps) => {
  const texts = useArbiterTexts();
  const words = texts.corrections;
  const { version } = snapshot.match;
  const { act, pending, problem } = useAct(version);
  const stopFirst = useStopFirst(snapshot);
  const answer = usePreview({ type: 'undo', expectedVersion: version, reason: null });
  const confirm = async (): Promise<void> => {
    const isAccepted = await stopFirst.run(act, (expectedVersion) => ({ type: 'undo', expectedVersion, reason: null }));
    if (isAccepted) onClose();
  };
  return (
    <ConfirmDialog
      title={words.undoTitle(words.fact(step.kind, step.label))}
      open
      danger
      busy={pending}
      confirmLabel={words.undoYes}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {stopFirst.choice}
      <Preview answer={answer} />
      <Refusal problem={problem} testId="problem-undo" />
    </ConfirmDialog>
  );
};

interface UndoPanelProps {
  readonly snapshot: ArbiterSnapshot;
  readonly isAsking: boolean;
  readonly onAsking: (isAsking: boolean) => void;
  readonly undoKey: string;
}

/** Undo, after a look at what it changes; redo at once, as undo takes it back. */
export const UndoPanel = ({ snapshot, isAsking, onAsking, undoKey }: UndoPanelProps) => {
  const texts = useArbiterTexts();
  const words = texts.corrections;
  const history = useReplicant('history');
  const { act, pending, problem, clear } = useAct(snapshot.match.version);
  const { undo, redo } = history ?? { undo: null, redo: null };
  return (
    <div className="undo-panel" role="group">
      <Button disabled={undo === null} data-testid="undo-game" keyId={undoKey} onClick={() => onAsking(true)}>
        ↶ {words.undo} {undo === null ? null : <small>{words.fact(undo.kind, undo.label)}</small>}
      </Button>
      <Button
        disabled={redo === null}
        busy={pending}
        data-testid="redo-game"
        onClick={() => void act((expectedVersion) => ({ type: 'redo', expectedVersion }))}
      >
        ↷ {words.redo}{' '}
        {redo === null ? null : <small>{words.redoWhat(words.fact(redo.kind, redo.label), redo.count)}</small>}
      </Button>
      <Refusal problem={problem} onDismiss={clear} testId="problem-redo" />
      {isAsking && undo !== null ? (
        <UndoDialog snapshot={snapshot} step={undo} onClose={() => onAsking(false)} />
      ) : null}
    </div>
  );
};
