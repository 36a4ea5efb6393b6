import type { Side } from 'chess-match/client';
import { useState } from 'react';
import { Button, Field, Select } from '../../ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../data';
import type { Penalty } from '../texts/texts';
import { otherProblem, problemOf, useAct } from '../useAct';
import { Outcome, ReasonField, SideChoice } from './parts';
import { PersonField } from './PersonField';

/** First a warning; after it the arbiter chooses (B25). */
const penaltiesAfter = (warnings: number): readonly Penalty[] => (warnings === 0 ? ['warning'] : ['expulsion', 'time']);

/** A crossing of the red line (B25): who, what it costs, why. */
export const RedLineForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useArbiterTexts();
  const words = texts.cards;
  const { version, cards, status } = snapshot.match;
  const { act, pending, problem, isDone, clear } = useAct(version);
  const [side, setSide] = useState<Side>('white');
  const [player, setPlayer] = useState('');
  const [chosen, setChosen] = useState<Penalty | null>(null);
  const [reason, setReason] = useState('');
  const allowed = penaltiesAfter(cards[side]);
  const penalty = chosen !== null && allowed.includes(chosen) ? chosen : (allowed[0] ?? 'warning');
  return (
    <form className="arbiter-form" onSubmit={(event) => event.preventDefault()}>
      <SideChoice
        value={side}
        label={texts.team}
        testId="redline-side"
        onChange={(value) => {
          clear();
          setSide(value);
          setPlayer('');
        }}
      />
      <PersonField
        key={side}
        side={side}
        label={words.player}
        value={player}
        onChange={setPlayer}
        testId="redline-player"
      />
      <Field label={words.penalty} className="wide" problem={problemOf(problem, 'redline/penalty')}>
        <Select
          value={penalty}
          options={allowed.map((value) => ({ value, label: words.penaltyName[value] }))}
          onChange={setChosen}
          testId="redline-penalty"
        />
      </Field>
      <ReasonField
        value={reason}
        problem={problem}
        testId="redline-reason"
        onChange={(value) => {
          clear();
          setReason(value);
        }}
      />
      <div className="form-buttons">
        <Button
          kind="danger"
          busy={pending}
          disabled={status !== 'playing' || player.trim() === ''}
          data-testid="redline-give"
          onClick={() =>
            void act((expectedVersion) => ({
              type: 'redLine',
              expectedVersion,
              side,
              player: player.trim(),
              penalty,
              reason,
            })).then((isAccepted) => {
              if (isAccepted) setReason('');
            })
          }
        >
          {words.give}
        </Button>
        <Outcome
          problem={otherProblem(problem, 'reason/missing', 'redline/penalty')}
          isDone={isDone}
          testId="problem-redline"
        />
      </div>
    </form>
  );
};
