import type { Side } from 'chess-match/client';
import { useState } from 'react';
import { Button } from '../../ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../data';
import { otherProblem, problemOf, useAct } from '../useAct';
import { Outcome, SideChoice } from './parts';
import { PersonField } from './PersonField';

/** A substitution (B26): only while the team's own clock stands; the server says so otherwise. */
export const SubstitutionForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useArbiterTexts();
  const words = texts.substitution;
  const { version, status } = snapshot.match;
  const { act, pending, problem, isDone, clear } = useAct(version);
  const [side, setSide] = useState<Side>('white');
  const [out, setOut] = useState('');
  const [inside, setInside] = useState('');
  return (
    <form className="arbiter-form" onSubmit={(event) => event.preventDefault()}>
      <SideChoice
        value={side}
        label={texts.team}
        testId="substitute-side"
        onChange={(value) => {
          clear();
          setSide(value);
        }}
      />
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
        problem={problemOf(problem, 'substitute/same_player')}
        testId="substitute-in"
      />
      <div className="form-buttons">
        <Button
          busy={pending}
          disabled={status !== 'playing' || out.trim() === '' || inside.trim() === ''}
          data-testid="substitute"
          onClick={() =>
            void act((expectedVersion) => ({
              type: 'substitute',
              expectedVersion,
              side,
              out: out.trim(),
              in: inside.trim(),
            }))
          }
        >
          {words.change}
        </Button>
        <Outcome
          problem={otherProblem(problem, 'substitute/same_player')}
          isDone={isDone}
          testId="problem-substitute"
        />
      </div>
    </form>
  );
};
