import { problemText, useReplicant } from 'chess-match/client';
import { useLanguage } from '../../shared';
import { judgeObs } from '../../shared/health/judge';
import type { HealthTexts } from '../texts/texts';
import { Card } from './Card';

export const ObsCard = ({ texts }: { readonly texts: HealthTexts }) => {
  const language = useLanguage();
  const obs = useReplicant('obs');
  if (obs === undefined) return null;
  return (
    <Card
      title={texts.obs}
      testId="card-obs"
      texts={texts}
      verdict={judgeObs(obs.state)}
      advice={obs.problem === null ? [] : [problemText(obs.problem, language)]}
      facts={[
        [texts.connection, texts.obsState[obs.state]],
        [texts.sceneOnAir, obs.programScene ?? texts.unknown],
      ]}
    />
  );
};
