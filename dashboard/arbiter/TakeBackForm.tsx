import { useState } from 'react';
import { Button, ConfirmDialog, EmptyState, Field, NumberInput } from '../shared/ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../shared/arbiter/data';
import { Preview } from '../shared/arbiter/Preview';
import { useStopped } from '../shared/arbiter/useStopped';
import { withClockStopped } from '../shared/arbiter/withClockStopped';
import { problemOf } from '../shared/arbiter/useAct';
import { useStoppedDecision, useTrial } from '../shared/arbiter/useDecision';
import { ClockChoice, type Clocks } from '../shared/arbiter/forms/ClockChoice';
import { DecisionForm } from '../shared/arbiter/forms/DecisionForm';

const AT_FIELD = ['takeback/too_many'] as const;

/** Several turns taken back at once (B27), with what that changes. */
export const TakeBackForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const words = useArbiterTexts().corrections;
  const { version, ply } = snapshot.match;
  const stopped = useStopped(snapshot, words.beforeUndo);
  const decision = useStoppedDecision(version, stopped);
  const { problem, pending, reason, touched } = decision;
  const [typed, setTurns] = useState<number | null>(1);
  const [isAsking, setAsking] = useState(false);
  const [clocks, setClocks] = useState<Clocks>('asNow');
  const turns = typed === null ? null : Math.min(typed, ply);
  const body =
    turns === null || turns < 1 ? null : ({ type: 'takeBack', expectedVersion: version, turns, clocks } as const);
  const trial = useTrial(body);
  const answer = stopped.isRunning ? withClockStopped(trial) : trial;
  if (ply === 0) return <EmptyState title={words.nothing} />;
  const send = async (): Promise<void> => {
    if (body === null) return;
    const isAccepted = await stopped.run(decision, (expectedVersion) => ({ ...body, expectedVersion, reason }));
    setAsking(false);
    if (isAccepted) decision.setReason('');
  };
  const first = trial?.ok === true ? trial.differences.turn?.after.turn : undefined;
  const where = first === undefined ? '…' : words.goTo(first);
  const title = words.doTakeBack(turns ?? 0);
  return (
    <DecisionForm
      decision={decision}
      id="takeback"
      atFields={AT_FIELD}
      buttons={
        <Button
          kind="danger"
          busy={pending}
          disabled={body === null}
          data-testid="takeback"
          onClick={() => (stopped.isRunning && reason.trim() !== '' ? setAsking(true) : void send())}
        >
          {title}
        </Button>
      }
      preview={<Preview answer={answer} isBlank={body === null} />}
    >
      <Field label={`${words.turns} ${where}`} problem={problemOf(problem, ...AT_FIELD)}>
        <NumberInput value={typed} min={1} max={ply} data-testid="takeback-turns" onChange={touched(setTurns)} />
      </Field>
      <ClockChoice value={clocks} testId="takeback-clocks" onChange={touched(setClocks)} />
      <ConfirmDialog
        title={title}
        open={isAsking}
        danger
        busy={pending}
        confirmLabel={title}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      >
        <p data-testid="stops-first">{words.stopsFirst}</p>
      </ConfirmDialog>
    </DecisionForm>
  );
};
