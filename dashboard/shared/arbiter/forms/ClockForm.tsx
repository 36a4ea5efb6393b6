import type { Side } from 'chess-match/client';
import { useState } from 'react';
import { parseSpan, spanProblem } from '../../typedSpan';
import { Button, Field, TextInput } from '../../ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../data';
import { Preview } from '../Preview';
import { useDecision, useTrial, type Unreasoned } from '../useDecision';
import { DecisionForm } from './DecisionForm';
import { SideChoice } from './parts';

/** Setting a side's clock, or adding to it (B24); a minus takes away. */
export const ClockForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const words = useArbiterTexts().clock;
  const { version, status, toMove } = snapshot.match;
  const decision = useDecision(version);
  const { pending, problem, reason, touched } = decision;
  const [side, setSide] = useState<Side>(toMove ?? 'white');
  const [time, setTime] = useState('');
  const ms = parseSpan(time);
  const wrong = spanProblem(time);
  const isOpen = status === 'playing' && ms !== null && wrong === null;
  const common = { expectedVersion: version, side } as const;
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
      <SideChoice value={side} onChange={touched(setSide)} label={words.title} testId="clock-side" />
      <Field label={words.time} hint={words.timeHint} problem={wrong === null ? null : words.badTime[wrong]}>
        <TextInput value={time} maxLength={20} data-testid="clock-time" onChange={touched(setTime)} />
      </Field>
    </DecisionForm>
  );
};
