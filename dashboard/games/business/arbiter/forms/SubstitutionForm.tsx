import type { Side } from 'chess-match/client';
import { seenName } from 'chess-match/client/view';
import { useState } from 'react';
import { Button } from '../../../../shared/ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../../../../shared/arbiter/data';
import { Preview } from '../../../../shared/arbiter/Preview';
import { problemOf } from '../../../../shared/arbiter/useAct';
import { useDecision } from '../../../../shared/arbiter/useDecision';
import { usePreview } from '../../../../shared/arbiter/usePreview';
import { DecisionForm } from '../../../../shared/arbiter/forms/DecisionForm';
import { SideChoice } from '../../../../shared/arbiter/forms/parts';
import { PersonField } from './PersonField';
import { useBusinessArbiterTexts } from '../texts';

const AT_FIELD = ['substitute/same_player'] as const;

/** A substitution (B26): only while the team's own clock stands; the server says so otherwise. */
export const SubstitutionForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useArbiterTexts();
  const own = useBusinessArbiterTexts();
  const words = own.substitution;
  const { version, status } = snapshot.match;
  const decision = useDecision(version);
  const { problem, pending, act, touched } = decision;
  const [side, setSide] = useState<Side>('white');
  const [out, setOut] = useState('');
  const [inside, setInside] = useState('');
  const names = { out: seenName(out), in: seenName(inside) };
  const body =
    status !== 'playing' || names.out === '' || names.in === ''
      ? null
      : ({ type: 'substitute', expectedVersion: version, side, ...names } as const);
  const answer = usePreview(body);
  return (
    <DecisionForm
      decision={decision}
      id="substitute"
      atFields={AT_FIELD}
      withoutReason
      buttons={
        <Button
          busy={pending}
          disabled={body === null}
          data-testid="substitute"
          onClick={() => (body === null ? undefined : void act(() => body))}
        >
          {words.change}
        </Button>
      }
      preview={body === null ? null : <Preview answer={answer} hidesRefusal={problem !== null} />}
    >
      <SideChoice value={side} label={texts.team} testId="substitute-side" onChange={touched(setSide)} />
      <PersonField
        key={`${side}-out`}
        side={side}
        label={words.out}
        value={out}
        onChange={setOut}
        testId="substitute-out"
      />
      <PersonField
        key={`${side}-in`}
        side={side}
        label={words.in}
        value={inside}
        onChange={setInside}
        problem={problemOf(problem, ...AT_FIELD)}
        testId="substitute-in"
      />
    </DecisionForm>
  );
};
