import { useReplicant, type Replicants } from 'chess-match/client';
import { Field, NumberInput, Select, Switch, type PageProps } from '../../shared';
import { SETUP_TEXTS } from '../texts/texts';
import { DEMONSTRATION, RANDOM, type Steer, type Wish } from './useWish';

const LONGEST_SECONDS = 600;

interface SimulatorFieldsProps extends PageProps {
  readonly state: Replicants['simulator']['state'];
  readonly match: Replicants['match'];
  readonly wish: Wish;
  readonly steer: Steer;
}

/** What is played, how fast, and whether somebody speaks; what plays already follows at once. */
export const SimulatorFields = ({ language, state, match, wish, steer }: SimulatorFieldsProps) => {
  const texts = SETUP_TEXTS[language];
  const matches = useReplicant('matches')?.matches ?? [];
  const others = matches.filter(({ matchId, game }) => matchId !== match.matchId && game === match.game);
  const { source, setSource, seconds, setSeconds, speaking, setSpeaking } = wish;
  return (
    <div className="simulator-fields">
      <Field label={texts.source}>
        <Select
          value={source}
          disabled={state !== 'off'}
          testId="simulator-source"
          onChange={setSource}
          options={[
            { value: RANDOM, label: texts.random },
            { value: DEMONSTRATION, label: texts.demonstration },
            // Teams meet again and again: when a match was made tells it from another one.
            ...others.map(({ matchId, white, black, event, createdAtMs }) => ({
              value: matchId,
              label: [`${white} — ${black}`, event, texts.time(createdAtMs)].filter(Boolean).join(', '),
            })),
          ]}
        />
      </Field>
      <Field label={texts.pace}>
        <NumberInput
          value={seconds}
          min={0.1}
          max={LONGEST_SECONDS}
          data-testid="simulator-pace"
          onChange={(next) => {
            setSeconds(next);
            if (next !== null && state === 'running') steer('running', { paceMs: Math.round(next * 1000) });
          }}
        />
      </Field>
      <Switch
        label={texts.speaking}
        checked={speaking}
        testId="simulator-speaking"
        onChange={(next) => {
          setSpeaking(next);
          if (state === 'running') steer('running', { speaking: next });
        }}
      />
    </div>
  );
};
