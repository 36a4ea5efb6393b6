import { useState } from 'react';
import { Button, Refusal, useSend } from '../../shared';
import { AutomationPanel } from './AutomationPanel';
import { OutputsPanel } from './OutputsPanel';
import { PlanDialog } from './PlanDialog';
import { RulesPanel } from './RulesPanel';
import { SceneStrip } from './SceneStrip';
import { useObsStateStrings } from '../../shared/obsState/texts';
import { useObsStrings, type Machine, type Plan } from './texts';

const LIGHTS = {
  connected: 'ok',
  connecting: 'warn',
  lost: 'bad',
  refused: 'bad',
  'not-configured': 'off',
} as const satisfies Record<Machine['state'], string>;

interface MachineDeskProps {
  readonly machine: Machine;
  readonly plan: Plan | null;
}

/** The connection: how it is, and what a person can do about it. */
const StateBar = ({ machine, onProvision }: { readonly machine: Machine; readonly onProvision: () => void }) => {
  const strings = useObsStrings();
  const words = useObsStateStrings();
  const { send, pending, problem } = useSend();
  const { id, state, version, address } = machine;
  const advice = strings.advice[state];
  return (
    <header className="obs-state-bar" data-testid="obs-state" data-state={state}>
      <strong className={`obs-light obs-light-${LIGHTS[state]}`}>{words.state[state]}</strong>
      <span className="obs-soft">
        {[version === null ? null : `OBS ${version}`, address].filter(Boolean).join(' · ')}
      </span>
      {machine.transitioning ? <span className="obs-badge">{words.transition}</span> : null}
      <span className="obs-push" />
      {state === 'lost' || state === 'refused' ? (
        <Button
          busy={pending}
          data-testid="obs-connect"
          onClick={() => void send({ type: 'connectObs', expectedVersion: null, machine: id })}
        >
          {strings.connect}
        </Button>
      ) : null}
      <Button kind="quiet" disabled={state !== 'connected'} data-testid="obs-provision" onClick={onProvision}>
        {strings.provision}
      </Button>
      {machine.problem !== null && state !== 'not-configured' ? (
        <Refusal problem={problem ?? machine.problem} testId="obs-problem" />
      ) : null}
      {advice === null ? null : <p className="obs-advice">{advice}</p>}
    </header>
  );
};

/** One OBS: its connection, its scenes, what comes next by itself, its outputs, its rules. */
export const MachineDesk = ({ machine, plan }: MachineDeskProps) => {
  const [isPlanOpen, setPlanOpen] = useState(false);
  return (
    <div className="obs-desk" data-machine={machine.id}>
      <StateBar machine={machine} onProvision={() => setPlanOpen(true)} />
      <div className="obs-columns">
        <div className="obs-main">
          <SceneStrip machine={machine} />
          <AutomationPanel machine={machine} />
          <OutputsPanel machine={machine} />
        </div>
        <div className="obs-side">
          <RulesPanel machine={machine} />
        </div>
      </div>
      <PlanDialog machine={machine} plan={plan} open={isPlanOpen} onClose={() => setPlanOpen(false)} />
    </div>
  );
};
