import { useReplicant, type MachineId } from 'chess-match/client';
import { useState } from 'react';
import { Tabs } from '../../shared';
import { MachineDesk } from './MachineDesk';
import { useObsStateStrings } from '../../shared/obsState/texts';
import './obs.css';

/** OBS on the director's page: the OBS of the programme and, where there are, those of either team's viewers. */
export const ObsPanel = () => {
  const [chosen, setChosen] = useState<MachineId>('program');
  const machines = useReplicant('obsMachines')?.machines ?? [];
  const plans = useReplicant('obsPlans')?.plans ?? [];
  const words = useObsStateStrings();
  const shown = machines.filter(({ id, state }) => id === 'program' || state !== 'not-configured');
  const deskOf = (id: MachineId) => {
    const machine = shown.find((candidate) => candidate.id === id);
    const plan = plans.find((candidate) => candidate.machine === id) ?? null;
    return machine === undefined ? null : <MachineDesk key={id} machine={machine} plan={plan} />;
  };
  if (shown.length < 2) return <div className="obs-page">{deskOf('program')}</div>;
  return (
    <div className="obs-page">
      <Tabs
        label="OBS"
        value={chosen}
        onChange={setChosen}
        tabs={shown.map(({ id }) => ({ id, label: words.machines[id], content: deskOf(id) }))}
      />
    </div>
  );
};
