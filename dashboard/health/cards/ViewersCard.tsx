import { troubleText, useReplicant } from 'chess-match/client';
import { Light, useLanguage } from '../../shared';
import { judgeViewers, type Verdict } from '../../shared/health/judge';
import type { HealthTexts } from '../texts/texts';
import { Card } from './Card';

const VERDICTS = { new: 'off', up: 'ok', full: 'warn', down: 'warn', refused: 'warn' } as const satisfies Record<
  string,
  Verdict
>;

/** Viewers at home: how many are here, and how each engine carries them. */
export const ViewersCard = ({ texts }: { readonly texts: HealthTexts }) => {
  const language = useLanguage();
  const health = useReplicant('health');
  if (health === undefined) return null;
  const { port, connections, requestsPerSecond, edges } = health.viewers;
  const { verdict, troubles } = judgeViewers(health);
  const figures = new Intl.NumberFormat(language);
  return (
    <Card
      title={texts.viewers}
      testId="card-viewers"
      texts={texts}
      verdict={verdict}
      isWide
      advice={troubles.map((trouble) => troubleText(trouble, language))}
      facts={[
        [texts.viewersPort, port ?? texts.nowhere],
        [texts.viewersHere, figures.format(connections)],
        [texts.viewersAsk, figures.format(requestsPerSecond)],
        ...(edges.length === 0
          ? []
          : ([[texts.viewersPushed, figures.format(edges.reduce((sum, { viewers }) => sum + viewers, 0))]] as const)),
      ]}
    >
      <div className="edges">
        {edges.map(({ name, state, viewers, lagMs, failures }) => (
          <section key={name} className="edge" data-testid="edge" data-state={state}>
            <h3>{name}</h3>
            <Light state={VERDICTS[state]} label="" value={texts.edgeStates[state]} isSpoken />
            <p>
              {texts.edge(figures.format(viewers), texts.ms(lagMs), failures, state !== 'down' && state !== 'refused')}
            </p>
          </section>
        ))}
      </div>
    </Card>
  );
};
