import { troubleText, useReplicant } from 'chess-match/client';
import { formatSpan } from 'chess-match/client/view';
import { Light, useLanguage } from '../../shared';
import { useNow } from '../../shared/useNow';
import { judgeViewers, type Verdict } from '../../shared/health/judge';
import { bytesText, timeText } from '../model/units';
import type { HealthTexts } from '../texts/texts';
import { Card } from './Card';
import { LiveSections } from './LiveSections';

const VERDICTS = {
  new: 'off',
  up: 'ok',
  full: 'warn',
  down: 'warn',
  refused: 'warn',
  untrusted: 'warn',
} as const satisfies Record<string, Verdict>;

const FEED_VERDICTS = {
  comes: 'ok',
  waits: 'off',
  away: 'warn',
  gone: 'warn',
  unpacked: 'off',
} as const satisfies Record<string, Verdict>;
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
        {edges.map(({ name, state, viewers, lagMs, failures }) => (
          <section key={name} className="edge" data-testid="edge" data-state={state}>
            <h3>{name}</h3>
            <Light state={VERDICTS[state]} label="" value={texts.edgeStates[state]} isSpoken />
            <p>
              {state === 'up' || state === 'full'
                ? texts.edge(figures.format(viewers), texts.ms(lagMs), failures, true)
                : texts.edge(figures.format(viewers), formatSpan(lagMs), failures, false)}
            </p>
          </section>
        ))}
        {feeds.map(({ audience, state, sinceMs, lastAtMs, freeBytes, trouble }) => (
          <section key={audience} className="edge" data-testid="feed" data-state={state}>
            <h3>{texts.feed(texts.feedNames[audience])}</h3>
            <Light
              state={trouble === null ? FEED_VERDICTS[state] : 'warn'}
              label=""
              value={trouble === null ? texts.feedStates[state] : texts.feedLost}
              isSpoken
            />
            <p>
              {texts.feedSince(
                sinceMs === null ? null : timeText(sinceMs, nowMs, language),
                state === 'comes' && lastAtMs !== null ? Math.max(0, Math.round((nowMs - lastAtMs) / SECOND_MS)) : null,
                freeBytes === null ? null : bytesText(freeBytes, language),
              )}
            </p>
          </section>
        ))}
      </div>
    </Card>
  );
};
