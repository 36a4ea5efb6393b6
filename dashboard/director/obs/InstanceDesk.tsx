import { useState } from 'react';
import { Button, Refusal, useSend } from '../../shared';
import { AutomationPanel } from './AutomationPanel';
import { OutputsPanel } from './OutputsPanel';
import { PlanDialog } from './PlanDialog';
import { SceneRulesPanel } from './SceneRulesPanel';
import { SceneStrip } from './SceneStrip';
import { useObsStateStrings } from '../../shared/obsState/texts';
import { useObsStrings, type Instance, type Plan } from './texts';

const LIGHTS = {
  connected: 'ok',
  connecting: 'warn',
  lost: 'bad',
  refused: 'bad',
  'not-configured': 'off',
} as const satisfies Record<Instance['state'], string>;

interface InstanceDeskProps {
  readonly instance: Instance;
  readonly plan: Plan | null;
}

/** The connection: how it is, and what a person can do about it. */
const StateBar = ({ instance, onProvision }: { readonly instance: Instance; readonly onProvision: () => void }) => {
  const strings = useObsStrings();
  const words = useObsStateStrings();
  const { send, pending, problem } = useSend();
  const { id, state, version, address } = instance;
  const advice = strings.advice[state];
  return (
    <header className="obs-state-bar" data-testid="obs-state" data-state={state}>
      <strong className={`obs-light obs-light-${LIGHTS[state]}`}>{words.state[state]}</strong>
      <span className="obs-soft">
        {[version === null ? null : `OBS ${version}`, address].filter(Boolean).join(' · ')}
      </span>
      {instance.transitioning ? <span className="obs-badge">{words.transition}</span> : null}
      <span className="obs-push" />
      {state === 'lost' || state === 'refused' ? (
        <Button
          busy={pending}
          data-testid="obs-connect"
          onClick={() => void send({ type: 'connectObs', expectedVersion: null, instance: id })}
        >
          {strings.connect}
        </Button>
      ) : null}
      <Button kind="quiet" disabled={state !== 'connected'} data-testid="obs-provision" onClick={onProvision}>
        {strings.provision}
      </Button>
      {instance.problem !== null && state !== 'not-configured' ? (
        <Refusal problem={problem ?? instance.problem} testId="obs-problem" />
      ) : null}
      {advice === null ? null : <p className="obs-advice">{advice}</p>}
    </header>
  );
};

/** One OBS: its connection, its scenes, what comes next by itself, its outputs, its rules. */
export const InstanceDesk = ({ instance, plan }: InstanceDeskProps) => {
  const [isPlanOpen, setPlanOpen] = useState(false);
  return (
    <div className="obs-desk" data-instance={instance.id}>
      <StateBar instance={instance} onProvision={() => setPlanOpen(true)} />
      <div className="obs-columns">
        <div className="obs-main">
          <SceneStrip instance={instance} />
          <AutomationPanel instance={instance} />
          <OutputsPanel instance={instance} />
        </div>
        <div className="obs-side">
          <SceneRulesPanel instance={instance} />
        </div>
      </div>
      <PlanDialog instance={instance} plan={plan} open={isPlanOpen} onClose={() => setPlanOpen(false)} />
    </div>
  );
};
