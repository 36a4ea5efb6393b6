import type { Side } from 'chess-match/client';
import { useState, type ReactNode } from 'react';
import { msOf, readSpan, SpanField } from '../../span';
import { Button } from '../../ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../data';
import { Preview } from '../Preview';
import { useDecision, useTrial, type Unreasoned } from '../useDecision';
import { DecisionForm } from './DecisionForm';

interface ClockFormProps<T extends string> {
  readonly match: ArbiterSnapshot['match'];
  /** Whose clock it begins with. */
  readonly first: T;
  readonly choice: (value: T, onChange: (value: T) => void) => ReactNode;
  /** The clock that was chosen; its thread is named where the game has several. */
  readonly clockOf: (value: T) => { readonly thread?: string; readonly side: Side };
}

/** Setting a clock, or adding to it (B24); a minus takes away. */
export const ClockForm = <T extends string>({ match, first, choice, clockOf }: ClockFormProps<T>) => {
  const words = useArbiterTexts().clock;
  const { version, status } = match;
  const decision = useDecision(version);
  const { pending, problem, touched } = decision;
  const [chosen, setChosen] = useState(first);
  const [time, setTime] = useState('');
  const ms = msOf(readSpan(time, 'exact'));
  const isOpen = status === 'playing' && ms !== null;
  const common = { expectedVersion: version, ...clockOf(chosen) } as const;
  const setting = isOpen && ms >= 0 ? ({ ...common, type: 'setClock', remainingMs: ms } as const) : null;
  const adding = isOpen && ms !== 0 ? ({ ...common, type: 'addTime', ms } as const) : null;
  const whenSet = useTrial(setting);
  const whenAdded = useTrial(adding);
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
      {choice(chosen, touched(setChosen))}
      <SpanField
        label={words.time}
        hint={words.timeHint}
        value={time}
        testId="clock-time"
        onChange={touched(setTime)}
      />
    </DecisionForm>
  );
};
