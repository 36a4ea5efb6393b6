import { ownVersion, useReplicant, type CommandBody, type HistoryView, playedIn } from 'chess-match/client';
import { useEffect, useState } from 'react';
import { useLanguage } from '../frame/language';
import { Button, ConfirmDialog, Refusal, useKeptFocus } from '../ui';
import { newestStep, stillAsked, type AskedStep, type Step } from './askedStep';
import { useArbiterTexts, useFactText, type ArbiterSnapshot } from './data';
import { Preview } from './Preview';
import { useStopFirst } from './stopFirst';
import { withStop } from './stopThen';
import { UndoReason } from './UndoReason';
import { otherProblem, useAct } from './useAct';
import { TRIAL_REASON } from './useDecision';
import { usePreview } from './usePreview';
import { useShown } from './useShown';
import { withClockStopped } from './withClockStopped';

/** What is read of a match to take something back in it. */
type Standing = Pick<ArbiterSnapshot, 'clocks' | 'match'>;

/** Undo of one thread; without it: of the only one. */
const undoOf = (thread: string | null, reason: string | null, expectedVersion: number): CommandBody => ({
  type: 'undo',
  expectedVersion,
  reason,
  ...(thread === null ? {} : { thread }),
});

/** The step that is asked about, null until the history has come; once it is the newest no more the window closes. */
const useAsked = (thread: string | null, version: number, onClose: () => void): AskedStep | null => {
  const history = useReplicant('history');
  const [asked, setAsked] = useState<AskedStep | 'late'>('late');
  const now = stillAsked(asked, version < ownVersion() ? 'late' : newestStep(history, thread, version));
  if (now !== null && now !== asked) setAsked(now);
  const isVoid = now === null;
  useEffect(() => {
    if (isVoid) onClose();
  }, [isVoid, onClose]);
  return now === 'late' ? null : now;
};

interface UndoDialogProps {
  readonly snapshot: Standing;
  /** The thread whose last fact it is; null where there is one only. */
  readonly thread: string | null;
  /** Id of the key that asks for it. */
  readonly undoKey: string | undefined;
  readonly onClose: () => void;
}

interface QuestionProps extends UndoDialogProps {
  readonly asked: AskedStep;
}

const UndoQuestion = ({ snapshot, thread, asked: { step, version }, undoKey, onClose }: QuestionProps) => {
  const texts = useArbiterTexts();
  const language = useLanguage();
  const words = texts.corrections;
  const factText = useFactText();
  const stopFirst = useStopFirst(snapshot);
  const deed = withStop(useAct(version), stopFirst);
  const { reasonDue } = step;
  const [typed, setTyped] = useState('');
  const shown = useShown(snapshot.match.version);
  const [isComing, setComing] = useState(false);
  const preview = usePreview(undoOf(thread, reasonDue ? TRIAL_REASON : null, version));
  const answer = stopFirst.isDue ? withClockStopped(preview) : preview;
  const confirm = async (): Promise<void> => {
    const intent = (expectedVersion: number): CommandBody => undoOf(thread, reasonDue ? typed : null, expectedVersion);
    // No clock is stopped for what is refused for want of its reason.
    const isAccepted = await (reasonDue && typed.trim() === '' ? deed.act(intent) : stopFirst.run(deed, intent));
    if (!isAccepted) return;
    // Whoever types on at once types for the turn that came back.
    setComing(true);
    await shown(ownVersion());
    onClose();
  };
  return (
    <ConfirmDialog
      title={words.undoTitle(factText(step.kind, step.label))}
      open
      danger
      busy={deed.pending || isComing}
      confirmLabel={words.undoYes}
      enter={reasonDue ? 'refrain' : 'confirm'}
      keyId={undoKey}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {reasonDue ? (
        <UndoReason
          value={typed}
          problem={deed.problem}
          onChange={(value) => {
            deed.clear();
            setTyped(value);
          }}
          onEnter={() => (deed.pending || isComing ? undefined : void confirm())}
        />
      ) : null}
      {step.with.length === 0 ? null : (
        <p data-testid="undo-with">
          <strong>{words.undoWith(step.with)}</strong>
        </p>
      )}
      {thread === null || step.line === '' ? null : <code className="undo-line">{playedIn(step.line, language)}</code>}
      {stopFirst.choice}
      <Preview answer={answer} />
      <Refusal problem={otherProblem(deed.problem, 'reason/missing')} testId="problem-undo" />
    </ConfirmDialog>
  );
};

/**
 * Taking the last fact back: what it was, what changes, and whether the clock should stop first. Mount it to open it.
 * It closes where nothing is to be taken back, and once the last fact is another one: somebody else was quicker.
 */
export const UndoDialog = (props: UndoDialogProps) => {
  const asked = useAsked(props.thread, props.snapshot.match.version, props.onClose);
  return asked === null ? null : <UndoQuestion {...props} asked={asked} />;
};

interface StepButtonsProps {
  readonly snapshot: Standing;
  readonly thread: string | null;
  readonly undo: Step | null;
  readonly redo: HistoryView['redo'];
  readonly undoKey: string | undefined;
  readonly onUndo: () => void;
}

/** Undo, after a look at what it changes; redo at once, as undo takes it back. */
export const StepButtons = ({ snapshot, thread, undo, redo, undoKey, onUndo }: StepButtonsProps) => {
  const words = useArbiterTexts().corrections;
  const factText = useFactText();
  const { act, pending, problem, clear } = useAct(snapshot.match.version);
  const id = thread ?? 'game';
  useKeptFocus(snapshot.match.status === 'over' && undo !== null);
  return (
    <>
      <Button
        disabled={undo === null}
        data-testid={`undo-${id}`}
        data-focus-home="end"
        keyId={undoKey}
        onClick={onUndo}
      >
        ↶ {words.undo}
        {undo?.reasonDue === true ? '…' : ''} {undo === null ? null : <small>{factText(undo.kind, undo.label)}</small>}
      </Button>
      <Button
        disabled={redo === null}
        busy={pending}
        data-testid={`redo-${id}`}
        onClick={() =>
          void act((expectedVersion) => ({ type: 'redo', expectedVersion, ...(thread === null ? {} : { thread }) }))
        }
      >
        ↷ {words.redo}{' '}
        {redo === null ? null : <small>{words.redoWhat(factText(redo.kind, redo.label), redo.count)}</small>}
      </Button>
      <Refusal problem={problem} onDismiss={clear} testId="problem-redo" />
    </>
  );
};

interface UndoPanelProps {
  readonly snapshot: Standing;
  readonly isAsking: boolean;
  readonly onAsking: (isAsking: boolean) => void;
  readonly undoKey: string;
}

/** Undo and redo of a match that has one thread. */
export const UndoPanel = ({ snapshot, isAsking, onAsking, undoKey }: UndoPanelProps) => {
  const history = useReplicant('history');
  const { undo, redo } = history ?? { undo: null, redo: null };
  return (
    <div className="undo-panel" role="group">
      <StepButtons
        snapshot={snapshot}
        thread={null}
        undo={undo}
        redo={redo}
        undoKey={undoKey}
        onUndo={() => onAsking(true)}
      />
      {isAsking ? (
        <UndoDialog snapshot={snapshot} thread={null} undoKey={undoKey} onClose={() => onAsking(false)} />
      ) : null}
    </div>
  );
};
