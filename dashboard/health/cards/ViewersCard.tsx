import { troubleText, useReplicant } from 'chess-match/client';
import { useLanguage } from '../../shared';
import { useNow } from '../../shared/useNow';
import { judgeViewers } from '../../shared/health/judge';
import type { HealthTexts } from '../texts/texts';
import { Card } from './Card';
import { EdgeSection } from './EdgeSection';
import { FeedSection } from './FeedSection';
import { LiveSections } from './LiveSections';

const SECOND_MS = 1000;

/** Viewers at home: how many are here, how each engine carries them, and whether picture and sound come. */
export const ViewersCard = ({ texts }: { readonly texts: HealthTexts }) => {
  const language = useLanguage();
  const health = useReplicant('health');
  const nowMs = useNow(SECOND_MS, true);
  if (health === undefined) return null;
  const { port, connections, requestsPerSecond, edges, feeds, hall } = health.viewers;
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
        ...(hall === null
          ? []
          : ([
              [texts.viewersHallPort, hall.port ?? texts.nowhere],
              [texts.viewersInHall, figures.format(hall.connections)],
            ] as const)),
        ...(edges.length === 0
          ? []
          : ([[texts.viewersPushed, figures.format(edges.reduce((sum, { viewers }) => sum + viewers, 0))]] as const)),
      ]}
    >
      <div className="edges">
        <LiveSections texts={texts} live={health.viewers.live} nowMs={nowMs} />
        {edges.map((edge) => (
          <EdgeSection key={edge.name} edge={edge} texts={texts} />
        ))}
        {feeds.map((feed) => (
          <FeedSection key={feed.audience} feed={feed} nowMs={nowMs} texts={texts} />
        ))}
      </div>
    </Card>
  );
};
