import { useReplicant } from 'chess-match/client';
import { EmptyState, Panel, Refusal, type PageProps } from '../shared';
import { HEALTH_TEXTS } from './texts/texts';

/** Whether everything is there, and what to do about what is not. */
export const HealthPage = ({ language }: PageProps) => {
  const texts = HEALTH_TEXTS[language];
  const obs = useReplicant('obs');
  return (
    <main className="health">
      <Panel title={texts.obs}>
        {obs?.problem ? <Refusal problem={obs.problem} /> : <EmptyState title={texts.allWell} />}
      </Panel>
    </main>
  );
};
