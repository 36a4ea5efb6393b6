import { useState } from 'react';
import { Button, Field, TextInput } from '../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../shared/arbiter/data';
import { DecisionForm } from '../../shared/arbiter/forms/DecisionForm';
import { Preview } from '../../shared/arbiter/Preview';
import { useDecision, useTrial, type Unreasoned } from '../../shared/arbiter/useDecision';
import { parseSpan, spanProblem } from '../../shared/typedSpan';
import { SeatChoice } from './parts';
import { seatsOf } from './seats';

interface SeatClockFormProps {
  readonly snapshot: ArbiterSnapshot;
  /** The seat it begins with. */
  readonly first: string;
}

/** Setting a player's clock, or adding to it; a minus takes away. */
export const SeatClockForm = ({ snapshot, first }: SeatClockFormProps) => {
  const words = useArbiterTexts().clock;
  const { match } = snapshot;
  const decision = useDecision(match.version);
  const { pending, problem, reason, touched } = decision;
  const [seatId, setSeatId] = useState(first);
  const [time, setTime] = useState('');
  const seat = seatsOf(match).find(({ id }) => id === seatId);
  const ms = parseSpan(time);
  const wrong = spanProblem(time);
  const isOpen = match.status === 'playing' && ms !== null && wrong === null && seat !== undefined;
  const common = { expectedVersion: match.version, thread: seat?.thread ?? '', side: seat?.side ?? 'white' } as const;
  const setting = isOpen && ms >= 0 ? ({ ...common, type: 'setClock', remainingMs: ms } as const) : null;
  const adding = isOpen && ms !== 0 ? ({ ...common, type: 'addTime', ms } as const) : null;
  const whenSet = useTrial(setting, reason);
  const whenAdded = useTrial(adding, reason);
  const send = async (body: Unreasoned | null): Promise<void> => {
    if (body !== null && (await decision.send(body))) setTime('');
  };
  return (
    <DecisionForm
      decision={decision}
      id="clock-form"
      buttons={
        <>
          <Button busy={pending} disabled={setting === null} data-testid="clock-set" onClick={() => void send(setting)}>
            {words.set}
          </Button>
          <Button busy={pending} disabled={adding === null} data-testid="clock-add" onClick={() => void send(adding)}>
            {words.add}
          </Button>
        </>
      }
      preview={
        <>
          {setting === null ? null : <Preview answer={whenSet} title={words.set} hidesRefusal={problem !== null} />}
          {adding === null ? null : <Preview answer={whenAdded} title={words.add} hidesRefusal={problem !== null} />}
        </>
      }
    >
      <SeatChoice match={match} value={seatId} onChange={touched(setSeatId)} testId="clock-seat" />
      <Field label={words.time} hint={words.timeHint} problem={wrong === null ? null : words.badTime[wrong]}>
        <TextInput value={time} maxLength={20} data-testid="clock-time" onChange={touched(setTime)} />
      </Field>
    </DecisionForm>
  );
};
