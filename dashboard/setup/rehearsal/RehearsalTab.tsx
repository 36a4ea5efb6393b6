import { useReplicant } from 'chess-match/client';
import { useState } from 'react';
import { EmptyState, Field, NumberInput, Panel, Refusal, Select, Switch, useSend, type PageProps } from '../../shared';
import { SETUP_TEXTS } from '../texts/texts';
import { SimulatorButtons } from './SimulatorButtons';

const RANDOM = 'random';
const DEMONSTRATION = 'demonstration';
const LONGEST_SECONDS = 600;

/** What plays the open rehearsal: started, paused, faster or slower, stopped. */
export const RehearsalTab = ({ language }: PageProps) => {
  const texts = SETUP_TEXTS[language];
  const match = useReplicant('match');
  const matches = useReplicant('matches')?.matches ?? [];
  const simulator = useReplicant('simulator');
  const { send, pending, problem, clear } = useSend();
  const [source, setSource] = useState(RANDOM);
  const [seconds, setSeconds] = useState<number | null>(3);
  const [speaking, setSpeaking] = useState(true);
  const state = simulator?.state ?? 'off';
  const pace = seconds === null ? null : Math.round(seconds * 1000);
  const steer = (next: 'running' | 'paused' | 'off', change: { paceMs?: number; speaking?: boolean } = {}): void => {
    if (simulator === undefined) return;
    const { paceMs, speaking: isSpeaking } = { paceMs: simulator.paceMs, speaking: simulator.speaking, ...change };
    void send({ type: 'steerSimulator', expectedVersion: null, state: next, paceMs, speaking: isSpeaking });
  };
  const start = (): void => {
    if (pace === null) return;
    const of = source === RANDOM || source === DEMONSTRATION ? null : source;
    const kind = source === RANDOM ? 'random' : 'record';
    void send({ type: 'startSimulator', expectedVersion: null, source: kind, of, paceMs: pace, speaking });
  };
  if (match?.rehearsal !== true)
    return (
      <Panel title={texts.simulator} testId="simulator">
        <EmptyState title={texts.noRehearsal}>
          <p>{texts.noRehearsalHint}</p>
        </EmptyState>
      </Panel>
    );
  return (
    <Panel title={texts.simulator} testId="simulator">
      <div className="simulator" data-state={state}>
        <p className="simulator-state" role="status" data-testid="simulator-state">
          <strong>{{ running: texts.running, paused: texts.paused, off: texts.off }[state]}</strong>{' '}
          {texts.progress(match.ply, simulator?.length ?? null)}
        </p>
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
                ...matches
                  .filter(({ matchId, game }) => matchId !== match.matchId && game === match.game)
                  .map(({ matchId, white, black, event }) => ({
                    value: matchId,
                    label: [`${white} — ${black}`, event].filter(Boolean).join(', '),
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
        <SimulatorButtons
          state={state}
          pending={pending}
          canPlay={pace !== null}
          texts={texts}
          onStart={start}
          onPause={() => steer('paused')}
          onGoOn={() => steer('running', pace === null ? {} : { paceMs: pace, speaking })}
          onStop={() => steer('off')}
        />
        <Refusal problem={problem} onDismiss={clear} testId="problem-simulator" />
        <Refusal problem={simulator?.problem} testId="problem-simulated-turn" />
      </div>
    </Panel>
  );
};
