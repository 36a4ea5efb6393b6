import { useReplicant } from 'chess-match/client';
import { EmptyState, Panel, Refusal, useSend, type PageProps } from '../../shared';
import { SETUP_TEXTS } from '../texts/texts';
import { SimulatorButtons } from './SimulatorButtons';
import { SimulatorFields } from './SimulatorFields';
import { DEMONSTRATION, RANDOM, useWish, type Steer } from './useWish';

/** What plays the open rehearsal: started, paused, faster or slower, stopped. */
export const RehearsalTab = ({ language }: PageProps) => {
  const texts = SETUP_TEXTS[language];
  const match = useReplicant('match');
  const simulator = useReplicant('simulator');
  const { send, pending, problem, clear } = useSend();
  const wish = useWish();
  const { paceMs: pace, source, speaking } = wish;
  const state = simulator?.state ?? 'off';
  const steer: Steer = (next, change = {}) => {
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
          {texts.progress(match.ply, simulator?.matchId === match.matchId ? simulator.length : null)}
        </p>
        <SimulatorFields {...{ language, state, match, wish, steer }} />
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
