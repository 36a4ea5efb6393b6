import type { Replicants } from 'chess-match/client';
import { Light, useLanguage } from '../../shared';
import type { Verdict } from '../../shared/health/judge';
import { bytesText, timeText } from '../model/units';
import type { HealthTexts } from '../texts/texts';

const FEED_VERDICTS = {
  comes: 'ok',
  waits: 'off',
  away: 'warn',
  gone: 'warn',
  unpacked: 'off',
} as const satisfies Record<string, Verdict>;
const SECOND_MS = 1000;

interface FeedSectionProps {
  readonly feed: Replicants['health']['viewers']['feeds'][number];
  readonly nowMs: number;
  readonly texts: HealthTexts;
}

/** Picture and sound of one audience: whether they come, since when, and what room is left for them. */
export const FeedSection = ({ feed, nowMs, texts }: FeedSectionProps) => {
  const language = useLanguage();
  const { audience, state, sinceMs, lastAtMs, freeBytes, trouble } = feed;
  return (
    <section className="edge" data-testid="feed" data-state={state}>
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
  );
};
