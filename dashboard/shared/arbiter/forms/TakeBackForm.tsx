import { useState } from 'react';
import { Button, ConfirmDialog, EmptyState, Field, NumberInput } from '../../ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../data';
import { Preview } from '../Preview';
import { useStopFirst } from '../stopFirst';
import { otherProblem, problemOf, useAct } from '../useAct';
import { usePreview } from '../usePreview';
import { Outcome, ReasonField } from './parts';

/** The turn that would be made again after so many are taken back. */
const turnAt = (ply: number): string => `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`;

/** Any reason will do to look at the consequences; the real one is asked for before anything is done. */
const TRIAL_REASON = '?';

/** Several turns taken back at once (B27), with what that changes. */
export const TakeBackForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useArbiterTexts();
  const words = texts.corrections;
  const { version, ply } = snapshot.match;
  const { act, pending, problem, isDone, clear } = useAct(version);
  const [typed, setTurns] = useState<number | null>(1);
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const stopFirst = useStopFirst(snapshot);
  const turns = typed === null ? null : Math.min(typed, ply);
  const answer = usePreview(
    turns === null || turns < 1
      ? null
      : { type: 'takeBack', expectedVersion: version, turns, reason: reason.trim() || TRIAL_REASON },
  );
  if (ply === 0) return <EmptyState title={words.nothing} />;
  const send = async (): Promise<void> => {
    if (turns === null) return;
    const isAccepted = await stopFirst.run(act, (expectedVersion) => ({
      type: 'takeBack',
      expectedVersion,
      turns,
      reason,
    }));
    setAsking(false);
    if (isAccepted) setReason('');
  };
  return (
    <form className="arbiter-form" onSubmit={(event) => event.preventDefault()}>
      <Field
        label={`${words.turns} ${turns === null ? '…' : words.goTo(turnAt(ply - turns))}`}
        problem={problemOf(problem, 'takeback/too_many')}
      >
        <NumberInput
          value={typed}
          min={1}
          max={ply}
          data-testid="takeback-turns"
          onChange={(value) => {
            clear();
            setTurns(value);
          }}
        />
      </Field>
      <ReasonField
        value={reason}
        problem={problem}
        testId="takeback-reason"
        onChange={(value) => {
          clear();
          setReason(value);
        }}
      />
      <div className="form-buttons">
        <Button
          kind="danger"
          busy={pending}
          disabled={turns === null}
          data-testid="takeback"
          onClick={() => (snapshot.clocks.running && reason.trim() !== '' ? setAsking(true) : void send())}
        >
          {words.doTakeBack(turns ?? 0)}
        </Button>
        <Outcome
          problem={otherProblem(problem, 'reason/missing', 'takeback/too_many')}
          isDone={isDone}
          testId="problem-takeback"
        />
      </div>
      <Preview answer={answer} />
      <ConfirmDialog
        title={words.doTakeBack(turns ?? 0)}
        open={isAsking}
        danger
        busy={pending}
        confirmLabel={words.doTakeBack(turns ?? 0)}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      >
        {stopFirst.choice}
      </ConfirmDialog>
    </form>
  );
};
