import { troubleText, useReplicant } from 'chess-match/client';
import { useLanguage } from '../../shared';
import { judgeObs } from '../../shared/health/judge';
import { InstanceState } from '../../shared/obsState/InstanceState';
import type { HealthTexts } from '../texts/texts';
import { Card } from './Card';

/** Every OBS of the production; what is wrong with one and what to do stands in its own part. */
export const ObsCard = ({ texts }: { readonly texts: HealthTexts }) => {
  const language = useLanguage();
  const all = useReplicant('health')?.troubles ?? [];
  const instances = useReplicant('obsInstances')?.instances ?? [];
  const shown = instances.filter(({ id, state }) => id === 'program' || state !== 'not-configured');
  if (shown.length === 0) return null;
  const { verdict, troubles } = judgeObs(
    shown.map(({ state }) => state),
    all,
  );
  const said = troubles.map((trouble) => troubleText(trouble, language));
  return (
    <Card title={texts.obs} testId="card-obs" texts={texts} verdict={verdict} advice={said} facts={[]}>
      {shown.map((instance) => (
        <InstanceState key={instance.id} instance={instance} />
      ))}
    </Card>
  );
};
