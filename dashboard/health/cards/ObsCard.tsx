import { useReplicant } from 'chess-match/client';
import { judgeObs } from '../../shared/health/judge';
import { MachineState } from '../../shared/obsState/MachineState';
import type { HealthTexts } from '../texts/texts';
import { Card } from './Card';

/** Every OBS of the production; what is wrong with one and what to do stands in its own part. */
export const ObsCard = ({ texts }: { readonly texts: HealthTexts }) => {
  const machines = useReplicant('obsMachines')?.machines ?? [];
  const shown = machines.filter(({ id, state }) => id === 'program' || state !== 'not-configured');
  const [program] = shown;
  if (program === undefined) return null;
  const worst = shown.find(({ state }) => judgeObs(state) === 'bad') ?? program;
  return (
    <Card title={texts.obs} testId="card-obs" texts={texts} verdict={judgeObs(worst.state)} advice={[]} facts={[]}>
      {shown.map((machine) => (
        <MachineState key={machine.id} machine={machine} />
      ))}
    </Card>
  );
};
