import { useReplicant } from 'chess-match/client';
import { judgeObs } from '../../shared/health/judge';
import { InstanceState } from '../../shared/obsState/InstanceState';
import type { HealthTexts } from '../texts/texts';
import { Card } from './Card';

/** Every OBS of the production; what is wrong with one and what to do stands in its own part. */
export const ObsCard = ({ texts }: { readonly texts: HealthTexts }) => {
  const instances = useReplicant('obsInstances')?.instances ?? [];
  const shown = instances.filter(({ id, state }) => id === 'program' || state !== 'not-configured');
  const [program] = shown;
  if (program === undefined) return null;
  const worst = shown.find(({ state }) => judgeObs(state) === 'bad') ?? program;
  return (
    <Card title={texts.obs} testId="card-obs" texts={texts} verdict={judgeObs(worst.state)} advice={[]} facts={[]}>
      {shown.map((instance) => (
        <InstanceState key={instance.id} instance={instance} />
      ))}
    </Card>
  );
};
