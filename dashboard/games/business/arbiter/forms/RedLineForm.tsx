import type { Side } from 'chess-match/client';
import { seenName } from 'chess-match/client/view';
import { arbiterOf } from 'chess-match/games/business';
import { useState } from 'react';
import { Button, Field, Select } from '../../../../shared/ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../../../../shared/arbiter/data';
import { Preview } from '../../../../shared/arbiter/Preview';
import type { Penalty } from '../../../../shared/arbiter/texts/texts';
import { problemOf } from '../../../../shared/arbiter/useAct';
import { useDecision, useTrial } from '../../../../shared/arbiter/useDecision';
import { DecisionForm } from '../../../../shared/arbiter/forms/DecisionForm';
import { SideChoice } from '../../../../shared/arbiter/forms/parts';
import { PersonField } from './PersonField';
import { useBusinessArbiterTexts } from '../texts';

const AT_FIELD = ['redline/penalty'] as const;

/** A crossing of the red line (B25): who, what it costs, why. */
export const RedLineForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useArbiterTexts();
  const own = useBusinessArbiterTexts();
  const words = own.cards;
  const { version, status } = snapshot.match;
  const decision = useDecision(version);
  const { problem, pending, touched } = decision;
  const [side, setSide] = useState<Side>('white');
  const [player, setPlayer] = useState('');
  const [chosen, setChosen] = useState<Penalty | null>(null);
  /** Cards given from this form: each leaves its fields as new. */
  const [given, setGiven] = useState(0);
  const allowed = arbiterOf(snapshot).mayGive[side];
  const penalty = chosen !== null && allowed.includes(chosen) ? chosen : (allowed[0] ?? 'warning');
  const body =
    status !== 'playing' || seenName(player) === ''
      ? null
      : ({ type: 'redLine', expectedVersion: version, side, player: seenName(player), penalty } as const);
  const answer = useTrial(body);
  /** An accepted card leaves an empty form: a second press is not a second card. */
  const give = async (): Promise<void> => {
    if (body === null || !(await decision.send(body))) return;
    setPlayer('');
    setChosen(null);
    setGiven((count) => count + 1);
  };
  return (
    <DecisionForm
      decision={decision}
      id="redline"
      atFields={AT_FIELD}
      buttons={
        <Button
          kind="danger"
          busy={pending}
          disabled={body === null}
          data-testid="redline-give"
          onClick={() => void give()}
        >
          {words.give}
        </Button>
      }
      preview={body === null ? null : <Preview answer={answer} hidesRefusal={problem !== null} />}
    >
      <SideChoice
        value={side}
        label={texts.team}
        testId="redline-side"
        onChange={touched((value) => {
          setSide(value);
          setPlayer('');
        })}
      />
      <PersonField
        key={`${side}-${given}`}
        side={side}
        label={words.player}
        value={player}
        onChange={setPlayer}
        testId="redline-player"
      />
      <Field label={words.penalty} className="wide" problem={problemOf(problem, ...AT_FIELD)}>
        <Select
          value={penalty}
          options={allowed.map((value) => ({ value, label: words.penaltyName[value] }))}
          onChange={setChosen}
          testId="redline-penalty"
        />
      </Field>
    </DecisionForm>
  );
};
