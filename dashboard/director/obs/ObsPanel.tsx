import { useReplicant, type InstanceId } from 'chess-match/client';
import { useState } from 'react';
import { Tabs } from '../../shared';
import { InstanceDesk } from './InstanceDesk';
import { useObsStateStrings } from '../../shared/obsState/texts';
import './obs.css';

/** OBS on the director's page: the OBS of the program and, where there are, those of either team's viewers. */
export const ObsPanel = () => {
  const [chosen, setChosen] = useState<InstanceId>('program');
  const instances = useReplicant('obsInstances')?.instances ?? [];
  const plans = useReplicant('obsPlans')?.plans ?? [];
  const words = useObsStateStrings();
  const shown = instances.filter(({ id, state }) => id === 'program' || state !== 'not-configured');
  const deskOf = (id: InstanceId) => {
    const instance = shown.find((candidate) => candidate.id === id);
    const plan = plans.find((candidate) => candidate.instance === id) ?? null;
    return instance === undefined ? null : <InstanceDesk key={id} instance={instance} plan={plan} />;
  };
  if (shown.length < 2) return <div className="obs-page">{deskOf('program')}</div>;
  return (
    <div className="obs-page">
      <Tabs
        label="OBS"
        value={chosen}
        onChange={setChosen}
        tabs={shown.map(({ id }) => ({ id, label: words.instances[id], content: deskOf(id) }))}
      />
    </div>
  );
};
