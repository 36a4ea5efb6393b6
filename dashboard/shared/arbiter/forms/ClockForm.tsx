import type { Side } from 'chess-match/client';
import { useState } from 'react';
import { parseSpan, spanProblem } from '../../clockTime';
import { Button, Field, TextInput } from '../../ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../data';
import { otherProblem, useAct } from '../useAct';
import { Outcome, ReasonField, SideChoice } from './parts';

/** Setting a side's clock, or adding to it (B24); a minus takes away. */
export const ClockForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useArbiterTexts();
  const words = texts.clock;
  const { act, pending, problem, isDone, clear } = useAct(snapshot.match.version);
  const [side, setSide] = useState<Side>(snapshot.match.toMove ?? 'white');
  const [time, setTime] = useState('');
  const [reason, setReason] = useState('');
  const ms = parseSpan(time);
  const wrong = spanProblem(time);
  const isOpen = snapshot.match.status === 'playing' && ms !== null && wrong === null;
  const touched =
    <T,>(set: (value: T) => void) =>
    (value: T): void => {
      clear();
      set(value);
    };
  const finish = (isAccepted: boolean): void => {
    if (!isAccepted) return;
    setTime('');
    setReason('');
  };
  return (
    <form className="arbiter-form" onSubmit={(event) => event.preventDefault()}>
      <SideChoice value={side} onChange={touched(setSide)} label={words.title} testId="clock-side" />
      <Field label={words.time} hint={words.timeHint} problem={wrong === null ? null : words.badTime[wrong]}>
        <TextInput value={time} maxLength={20} data-testid="clock-time" onChange={touched(setTime)} />
      </Field>
      <ReasonField value={reason} onChange={touched(setReason)} problem={problem} testId="clock-reason" />
      <div className="form-buttons">
        <Button
          busy={pending}
          disabled={!isOpen || ms < 0}
          data-testid="clock-set"
          onClick={() =>
            void act((expectedVersion) => ({
              type: 'setClock',
              expectedVersion,
              side,
              remainingMs: ms ?? 0,
              reason,
            })).then(finish)
          }
        >
          {words.set}
        </Button>
        <Button
          busy={pending}
          disabled={!isOpen || ms === 0}
          data-testid="clock-add"
          onClick={() =>
            void act((expectedVersion) => ({ type: 'addTime', expectedVersion, side, ms: ms ?? 0, reason })).then(
              finish,
            )
          }
        >
          {words.add}
        </Button>
        <Outcome problem={otherProblem(problem, 'reason/missing')} isDone={isDone} testId="problem-clock-form" />
      </div>
    </form>
  );
};
